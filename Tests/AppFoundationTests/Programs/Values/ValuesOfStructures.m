// Values give all bytes of a structure back, compare by what they hold, and print it.

#import <UIKit/UIKit.h>

struct record {
    int number;
    double real;
    char text[20];
};

static void geometry(void) {
    CGRect rect = {{1, 2}, {3, 4}}, read_rect = CGRectZero;
    CGPoint point = CGPointZero;
    CGSize size = CGSizeZero;
    NSRange range = {0, 0};
    NSValue *value = [NSValue valueWithCGRect:rect];
    [value getValue:&read_rect];
    [[NSValue valueWithCGPoint:CGPointMake(5, 6)] getValue:&point];
    [[NSValue valueWithCGSize:CGSizeMake(7, 8)] getValue:&size];
    [[NSValue valueWithRange:NSMakeRange(9, 10)] getValue:&range];
    printf("%s %s %s %s\n", [NSStringFromCGRect(read_rect) UTF8String], [NSStringFromCGPoint(point) UTF8String],
           [NSStringFromCGSize(size) UTF8String], [NSStringFromRange(range) UTF8String]);
    NSValue *same = [NSValue valueWithBytes:&rect objCType:@encode(CGRect)];
    printf("%d %d %d %d\n", [value isEqual:same], [value isEqualToValue:same], [value hash] == [same hash],
           strcmp([value objCType], @encode(CGRect)));
    printf("%d\n", [[NSValue valueWithCGPoint:CGPointMake(0, -0.0)] isEqual:[NSValue valueWithCGPoint:CGPointZero]]);
    NSLog(@"%@", value);
    printf("%s | %s | %s | %s\n", [[value description] UTF8String],
           [[[NSValue valueWithCGPoint:point] description] UTF8String],
           [[[NSValue valueWithCGSize:size] description] UTF8String],
           [[[NSValue valueWithRange:range] description] UTF8String]);
}

static void structures(void) {
    struct record record = {1, 2.5, "hello"}, read = {0};
    NSValue *value = [NSValue valueWithBytes:&record objCType:@encode(struct record)];
    NSValue *same = [NSValue value:&record withObjCType:@encode(struct record)];
    [value getValue:&read];
    printf("%d %g %s %d %d %d\n", read.number, read.real, read.text, [value isEqual:same], [value hash] == [same hash],
           [value isEqual:[NSNull null]]);
    CGAffineTransform transform = CGAffineTransformMake(1, 2, 3, 4, 5, 6), read_transform;
    [[NSValue valueWithCGAffineTransform:transform] getValue:&read_transform];
    printf("%d\n", CGAffineTransformEqualToTransform(transform, read_transform));
    int number = 7, read_number = 0;
    value = [NSValue valueWithBytes:&number objCType:@encode(int)];
    [value getValue:&read_number];
    printf("%d %s %d\n", read_number, [[value description] UTF8String], strcmp([value objCType], "i"));
}

static void references(void) {
    id object = [[NSMutableArray new] autorelease];
    NSValue *value = [NSValue valueWithNonretainedObject:object], *pointer = [NSValue valueWithPointer:object];
    id found = nil;
    [value getValue:&found];
    printf("%d %d %d\n", [value nonretainedObjectValue] == object, [pointer pointerValue] == (void *)object,
           found == object);
    // A value refers to one object, whatever that is equal to.
    printf("%d %d %d\n", [value isEqual:[NSValue valueWithNonretainedObject:object]], [value isEqual:pointer],
           [value isEqual:[NSValue valueWithNonretainedObject:[[NSMutableArray new] autorelease]]]);
    NSUInteger hash = [value hash];
    [object addObject:@"x"];
    printf("%d\n", [value hash] == hash);
    NSDictionary *dictionary = [NSDictionary dictionaryWithObject:@"found" forKey:value];
    printf("%s\n", [[dictionary objectForKey:[NSValue valueWithNonretainedObject:object]] UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    geometry();
    structures();
    references();
    [pool drain];
    return 0;
}

// > {{1, 2}, {3, 4}} {5, 6} {7, 8} {9, 10}
// > 1 1 1 0
// > 1
// > NSRect: {{1, 2}, {3, 4}} | NSPoint: {5, 6} | NSSize: {7, 8} | NSRange: {9, 10}
// > 1 2.5 hello 1 1 0
// > 1
// > 7 <07000000> 0
// > 1 1 1
// > 1 1 0
// > 1
// > found
