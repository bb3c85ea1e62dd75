#pragma once
#import <Foundation/Foundation.h>

@protocol GLKNamedEffect
@required
- (void)prepareToDraw;
@end
