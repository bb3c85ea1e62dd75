#import <CoreImage/CoreImage.h>
#import <UIKit/UIKit.h>

@implementation CIColor {
    UIColor *_color;
}

+ (CIColor *)colorWithCGColor:(CGColorRef)c { return [[self alloc] initWithCGColor:c]; }

+ (CIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a {
    return [[self alloc] initWithCGColor:[UIColor colorWithRed:r green:g blue:b alpha:a].CGColor];
}

+ (CIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b {
    return [self colorWithRed:r green:g blue:b alpha:1];
}

+ (CIColor *)colorWithString:(NSString *)representation {
    NSScanner *scanner = [NSScanner scannerWithString:representation ?: @""];
    double numbers[4] = {0, 0, 0, 1};
    for (int i = 0; i < 4 && [scanner scanDouble:&numbers[i]]; i++) continue;
    return [self colorWithRed:numbers[0] green:numbers[1] blue:numbers[2] alpha:numbers[3]];
}

- (id)initWithColor:(UIColor *)color { return [self initWithCGColor:color.CGColor]; }

- (id)initWithCGColor:(CGColorRef)c {
    if ((self = [super init])) _color = [UIColor colorWithCGColor:c];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    return [CIColor colorWithString:[coder decodeObjectForKey:@"CIColor"]];
}

- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:[self stringRepresentation] forKey:@"CIColor"]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (size_t)numberOfComponents { return CGColorGetNumberOfComponents(_color.CGColor); }
- (const CGFloat *)components { return CGColorGetComponents(_color.CGColor); }
- (CGFloat)alpha { return CGColorGetAlpha(_color.CGColor); }
- (CGColorSpaceRef)colorSpace { return CGColorGetColorSpace(_color.CGColor); }

/// Component 0, 1 or 2 (red, green, blue). A grey colour has one component for all three.
- (CGFloat)part:(int)index { return [self components][[self numberOfComponents] < 3 ? 0 : index]; }

- (CGFloat)red { return [self part:0]; }
- (CGFloat)green { return [self part:1]; }
- (CGFloat)blue { return [self part:2]; }

- (NSString *)stringRepresentation {
    return [NSString stringWithFormat:@"%g %g %g %g", [self red], [self green], [self blue], [self alpha]];
}

@end
