#pragma once
#import "Objects/References.h"

/// The object behind a CTFontCollectionRef.
@interface CoreTextFontCollection : NSObject {
@public
    /// CoreTextFontDescriptors that say what is in it; nil for all fonts.
    NSArray *descriptors;
    BOOL removesDuplicates;
}
@end
