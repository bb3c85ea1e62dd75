#pragma once
#import <Foundation/Foundation.h>

// Declared for all classes because the classes themselves are declared later; only layers and animations answer.
@interface NSObject (QuartzCoreCreation)
/// A new layer of the class that is asked, CALayer or a subclass.
+ (id)layer;
/// A new animation of the class that is asked, a subclass of CAAnimation.
+ (id)animation;
@end
