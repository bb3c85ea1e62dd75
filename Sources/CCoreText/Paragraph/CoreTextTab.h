#pragma once
#import "Objects/References.h"

/// The object behind a CTTextTabRef.
@interface CoreTextTab : NSObject {
@public
    CTTextAlignment alignment;
    double location;
    NSDictionary *options;
}
@end
