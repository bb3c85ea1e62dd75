#pragma once
#import <CoreImage/CoreImageDefines.h>

/// A colour as filters take it. Since iOS 5.
@interface CIColor : NSObject <NSCoding, NSCopying>
+ (CIColor *)colorWithCGColor:(CGColorRef)c;
+ (CIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;
+ (CIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b;
/// "0.5 0.7 0.3 1.0": three or four numbers.
+ (CIColor *)colorWithString:(NSString *)representation;
- (id)initWithCGColor:(CGColorRef)c;
- (size_t)numberOfComponents;
- (const CGFloat *)components;
- (CGFloat)alpha;
- (CGColorSpaceRef)colorSpace;
- (CGFloat)red;
- (CGFloat)green;
- (CGFloat)blue;
- (NSString *)stringRepresentation;
@end
