#pragma once
#import "Font/CoreTextFont.h"

/// The object behind a CTFontDescriptorRef: attributes by which a font is found.
@interface CoreTextFontDescriptor : NSObject {
@public
    NSDictionary *attributes;
}

+ (CoreTextFontDescriptor *)descriptorWithAttributes:(NSDictionary *)attributes;

/// The font that the attributes tell of: by name, else by family, traits and style; Helvetica where there is none.
/// - Parameter size: 0 for that of the attributes.
+ (CoreTextFont *)fontWithAttributes:(NSDictionary *)attributes
                                size:(CGFloat)size
                              matrix:(const CGAffineTransform *)matrix;

/// The PostScript names of a family's fonts, which may be one that the app has registered.
+ (NSArray *)facesOfFamily:(NSString *)family;

/// The value of a descriptor's key for a font; nil if it has none.
+ (id)attribute:(NSString *)key ofFont:(CoreTextFont *)font;

/// The descriptors of all fonts that are as the attributes say. Those of `mandatory` must match; if none is given, all must.
+ (NSArray *)descriptorsMatching:(NSDictionary *)attributes mandatory:(NSSet *)mandatory;
@end
