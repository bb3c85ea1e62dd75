// The structures of geometry have the device's tags, in Objective-C as in C, and in types that values give.
// > done

#import "../Expect.h"
#import <QuartzCore/QuartzCore.h>

struct CGRect moved(struct CGRect rect, struct CGPoint by);
struct CGRect moved(struct CGRect rect, struct CGPoint by) { return CGRectOffset(rect, by.x, by.y); }

@interface Holder : NSObject {
    struct CGSize _size;
}
@property struct CGSize size;
- (struct CGRect)rectAt:(CGPoint)point;
@end

@implementation Holder
@synthesize size = _size;
- (struct CGRect)rectAt:(CGPoint)point { return (CGRect){point, _size}; }
@end

static NSString *type(const char *encoding) { return [NSString stringWithUTF8String:encoding]; }

static void encodings(void) {
    SAME(type(@encode(CGPoint)), @"{CGPoint=dd}");
    SAME(type(@encode(CGSize)), @"{CGSize=dd}");
    SAME(type(@encode(struct CGRect)), @"{CGRect={CGPoint=dd}{CGSize=dd}}");
    SAME(type([[NSValue valueWithCGPoint:CGPointZero] objCType]), @"{CGPoint=dd}");
    SAME(type([[NSValue valueWithCGSize:CGSizeZero] objCType]), @"{CGSize=dd}");
    SAME(type([[NSValue valueWithCGRect:CGRectZero] objCType]), @"{CGRect={CGPoint=dd}{CGSize=dd}}");
    NSMethodSignature *signature = [Holder instanceMethodSignatureForSelector:@selector(rectAt:)];
    SAME(type([signature methodReturnType]), @"{CGRect={CGPoint=dd}{CGSize=dd}}");
    signature = [CALayer instanceMethodSignatureForSelector:@selector(setPosition:)];
    SAME(type([signature getArgumentTypeAtIndex:2]), @"{CGPoint=dd}");
}

/// A structure of two doubles is what its maker says.
static void names(void) {
    UIOffset offset = {3, 4};
    NSValue *value = [NSValue valueWithUIOffset:offset];
    SAME(type([value objCType]), @"{UIOffset=dd}");
    IS([value UIOffsetValue].vertical == 4);
    CGSize size = {5, 6};
    value = [NSValue valueWithBytes:&size objCType:@encode(CGSize)];
    SAME(type([value objCType]), @"{CGSize=dd}");
    SAME([value description], @"NSSize: {5, 6}");
    SAME(value, [NSValue valueWithCGSize:size]);
    IS([value CGSizeValue].height == 6);
    struct CGRect rect = {{1, 2}, {3, 4}};
    value = [NSValue value:&rect withObjCType:"{_NSRect={_NSPoint=dd}{_NSSize=dd}}"];
    SAME(type([value objCType]), @"{CGRect={CGPoint=dd}{CGSize=dd}}");
    IS(CGRectEqualToRect([value CGRectValue], rect));
    CGRect read = CGRectZero;
    [value getValue:&read];
    IS(CGRectEqualToRect(read, rect));
}

static void byKeyAndInArchives(void) {
    Holder *holder = [[Holder new] autorelease];
    [holder setValue:[NSValue valueWithCGSize:CGSizeMake(7, 8)] forKey:@"size"];
    IS(holder.size.height == 8);
    SAME(type([[holder valueForKey:@"size"] objCType]), @"{CGSize=dd}");
    IS(CGRectEqualToRect([holder rectAt:CGPointMake(1, 2)], moved(CGRectMake(0, 0, 7, 8), CGPointMake(1, 2))));
    NSArray *values = [NSArray arrayWithObjects:[NSValue valueWithCGPoint:CGPointMake(1, 2)],
                                                [NSValue valueWithCGSize:CGSizeMake(3, 4)],
                                                [NSValue valueWithCGRect:CGRectMake(5, 6, 7, 8)], nil];
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:values];
    NSArray *read = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    SAME(read, values);
    SAME(type([[read objectAtIndex:1] objCType]), @"{CGSize=dd}");
    CALayer *layer = [CALayer layer];
    [layer setValue:[NSValue valueWithCGRect:CGRectMake(0, 0, 9, 10)] forKey:@"bounds"];
    SAME([layer valueForKeyPath:@"bounds.size"], [NSValue valueWithCGSize:CGSizeMake(9, 10)]);
}

int main(void) {
    @autoreleasepool {
        encodings();
        names();
        byKeyAndInArchives();
        printf("done\n");
    }
    return 0;
}
