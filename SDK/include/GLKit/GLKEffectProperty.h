#pragma once
#import <Foundation/Foundation.h>

typedef struct GLKEffectPropertyPrv *GLKEffectPropertyPrvPtr;

/// What an effect is made of. Since iOS 5.
@interface GLKEffectProperty : NSObject
@end
