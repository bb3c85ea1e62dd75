#pragma once
#import "Line/CoreTextTypesetter.h"

/// The object behind a CTFramesetterRef.
@interface CoreTextFramesetter : NSObject {
@public
    CoreTextTypesetter *typesetter;
}
@end
