#import <CoreImage/CoreImage.h>

@implementation CIVector {
    NSData *_values;
}

+ (CIVector *)vectorWithValues:(const CGFloat *)values count:(size_t)count {
    return [[self alloc] initWithValues:values count:count];
}

+ (CIVector *)vectorWithX:(CGFloat)x { return [[self alloc] initWithX:x]; }
+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y { return [[self alloc] initWithX:x Y:y]; }
+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z { return [[self alloc] initWithX:x Y:y Z:z]; }

+ (CIVector *)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z W:(CGFloat)w {
    return [[self alloc] initWithX:x Y:y Z:z W:w];
}

+ (CIVector *)vectorWithCGPoint:(CGPoint)p { return [[self alloc] initWithCGPoint:p]; }
+ (CIVector *)vectorWithCGRect:(CGRect)r { return [[self alloc] initWithCGRect:r]; }
+ (CIVector *)vectorWithCGAffineTransform:(CGAffineTransform)t { return [[self alloc] initWithCGAffineTransform:t]; }
+ (CIVector *)vectorWithString:(NSString *)representation { return [[self alloc] initWithString:representation]; }

- (id)initWithValues:(const CGFloat *)values count:(size_t)count {
    if ((self = [super init])) _values = [NSData dataWithBytes:values length:count * sizeof(CGFloat)];
    return self;
}

- (id)initWithX:(CGFloat)x { return [self initWithValues:&x count:1]; }
- (id)initWithX:(CGFloat)x Y:(CGFloat)y { return [self initWithValues:(CGFloat[]){x, y} count:2]; }
- (id)initWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z { return [self initWithValues:(CGFloat[]){x, y, z} count:3]; }

- (id)initWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z W:(CGFloat)w {
    return [self initWithValues:(CGFloat[]){x, y, z, w} count:4];
}

- (id)initWithCGPoint:(CGPoint)p { return [self initWithX:p.x Y:p.y]; }
- (id)initWithCGRect:(CGRect)r { return [self initWithX:r.origin.x Y:r.origin.y Z:r.size.width W:r.size.height]; }

- (id)initWithCGAffineTransform:(CGAffineTransform)r {
    return [self initWithValues:(CGFloat[]){r.a, r.b, r.c, r.d, r.tx, r.ty} count:6];
}

- (id)initWithString:(NSString *)representation {
    NSMutableData *values = [NSMutableData data];
    NSScanner *scanner = [NSScanner scannerWithString:representation ?: @""];
    double value;
    [scanner scanString:@"[" intoString:NULL];
    while ([scanner scanDouble:&value]) {
        CGFloat number = value;
        [values appendBytes:&number length:sizeof number];
    }
    return [self initWithValues:values.bytes count:values.length / sizeof(CGFloat)];
}

- (id)initWithCoder:(NSCoder *)coder { return [self initWithString:[coder decodeObjectForKey:@"CIVector"]]; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:[self stringRepresentation] forKey:@"CIVector"]; }
- (id)copyWithZone:(NSZone *)zone { return self; }
- (size_t)count { return _values.length / sizeof(CGFloat); }

- (CGFloat)valueAtIndex:(size_t)index {
    return index < [self count] ? ((const CGFloat *)_values.bytes)[index] : 0;
}

- (CGFloat)X { return [self valueAtIndex:0]; }
- (CGFloat)Y { return [self valueAtIndex:1]; }
- (CGFloat)Z { return [self valueAtIndex:2]; }
- (CGFloat)W { return [self valueAtIndex:3]; }
- (CGPoint)CGPointValue { return CGPointMake([self X], [self Y]); }
- (CGRect)CGRectValue { return CGRectMake([self X], [self Y], [self Z], [self W]); }

- (CGAffineTransform)CGAffineTransformValue {
    return CGAffineTransformMake([self X], [self Y], [self Z], [self W], [self valueAtIndex:4], [self valueAtIndex:5]);
}

- (NSString *)stringRepresentation {
    NSMutableArray *numbers = [NSMutableArray array];
    for (size_t i = 0; i < [self count]; i++)
        [numbers addObject:[NSString stringWithFormat:@"%g", [self valueAtIndex:i]]];
    return [NSString stringWithFormat:@"[%@]", [numbers componentsJoinedByString:@" "]];
}

- (NSUInteger)hash { return [_values hash]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CIVector class]] && [_values isEqual:((CIVector *)other)->_values];
}

@end
