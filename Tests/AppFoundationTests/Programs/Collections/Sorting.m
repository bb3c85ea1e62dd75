// > -4 1 2 3 9
// > 9 3 2 1 -4
// > -4 1 2 3 9
// > -4 1 2 3 9
// > -4 1 2 3 9
// > -4 1 2 3 9
// > b1 a1 c2 a2
// > raised: enough, 5 objects
// Sorting functions and methods that return int, as NSInteger was on the device; equal objects stay in their order.
#import <Foundation/Foundation.h>

static int ascending(id one, id other, void *context) {
    int a = [one intValue], b = [other intValue];
    return a < b ? -1 : a > b ? 1 : 0;
}
static NSInteger descending(id one, id other, void *context) { return [other compare:one]; }
static int by_number(id one, id other, void *context) {
    return [[one substringFromIndex:1] intValue] - [[other substringFromIndex:1] intValue];
}
static NSInteger raising(id one, id other, void *context) {
    [NSException raise:@"Test" format:@"enough"];
    return 0;
}

@interface NSNumber (Order)
- (int)order:(NSNumber *)other;
@end

@implementation NSNumber (Order)
- (int)order:(NSNumber *)other { return [self intValue] < [other intValue] ? -1 : 1; }
@end

static void print(NSArray *array) { printf("%s\n", [[array componentsJoinedByString:@" "] UTF8String]); }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSArray *numbers = [NSArray arrayWithObjects:@3, @1, @2, @9, @-4, nil];
    print([numbers sortedArrayUsingFunction:(void *)ascending context:NULL]);
    print([numbers sortedArrayUsingFunction:descending context:NULL]);
    NSMutableArray *changing = [NSMutableArray arrayWithArray:numbers];
    [changing sortUsingFunction:(void *)ascending context:NULL];
    print(changing);
    print([numbers sortedArrayUsingSelector:@selector(order:)]);
    NSSortDescriptor *descriptor = [[NSSortDescriptor alloc] initWithKey:@"self"
                                                               ascending:YES
                                                                selector:@selector(order:)];
    print([numbers sortedArrayUsingDescriptors:[NSArray arrayWithObject:descriptor]]);
    NSSortDescriptor *plain = [NSSortDescriptor sortDescriptorWithKey:@"" ascending:YES];
    print([numbers sortedArrayUsingDescriptors:[NSArray arrayWithObject:plain]]);
    NSArray *texts = [NSArray arrayWithObjects:@"c2", @"b1", @"a2", @"a1", nil];
    print([texts sortedArrayUsingFunction:(void *)by_number context:NULL]);
    @try {
        [changing sortUsingFunction:raising context:NULL];
    } @catch (NSException *exception) {
        printf("raised: %s, %d objects\n", [[exception reason] UTF8String], (int)[changing count]);
    }
    [descriptor release];
    [pool drain];
    return 0;
}
