// Arrays give their objects as sets do, though no header says so: RestKit asks what it gets for that.
// > a b c

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id collection = [NSMutableArray arrayWithObjects:@"a", @"b", @"c", nil];
    if ([collection respondsToSelector:@selector(allObjects)]) {
        printf("%s\n", [[[collection allObjects] componentsJoinedByString:@" "] UTF8String]);
    }
    [pool drain];
    return 0;
}
