// Call stacks name functions and methods, whether these are exported or not; exceptions need no description.
// > 1
// > 1 1 1
// > 1
// > Name (null)
// > Name 1 and x

#import <Foundation/Foundation.h>

@interface Raiser : NSObject
@end
@implementation Raiser
- (void)work { [NSException raise:@"Name" format:@"%d and %@", 1, @"x"]; }
@end

__attribute__((noinline)) static void raise_it(void) {
    [NSException raise:@"Name" format:nil];
    printf("not raised\n");
}

__attribute__((noinline)) static void raise_made(void) {
    [[NSException exceptionWithName:@"Name" reason:nil userInfo:nil] raise];
    printf("not raised\n");
}

static NSString *text_of(NSArray *lines) { return [lines componentsJoinedByString:@"\n"]; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSException *caught = nil, *other = nil;
    @try {
        raise_made();
    } @catch (NSException *exception) {
        printf("%d\n", [text_of([exception callStackSymbols]) rangeOfString:@"raise_made"].length > 0);
    }
    @try {
        [[[Raiser new] autorelease] work];
    } @catch (NSException *exception) {
        other = exception;
    }
    @try {
        raise_it();
    } @catch (NSException *exception) {
        caught = exception;
    }
    printf("%d %d %d\n", [text_of([other callStackSymbols]) rangeOfString:@"-[Raiser work]"].length > 0,
           [text_of([caught callStackSymbols]) rangeOfString:@"raise_it"].length > 0,
           [[[caught callStackSymbols] objectAtIndex:0] hasPrefix:@"0   "]);
    printf("%d\n", [text_of([NSThread callStackSymbols]) rangeOfString:@"main + "].length > 0);
    printf("%s %s\n", [[caught name] UTF8String], [[[caught reason] description] UTF8String] ?: "(null)");
    printf("%s %s\n", [[other name] UTF8String], [[other reason] UTF8String]);
    [pool drain];
    return 0;
}
