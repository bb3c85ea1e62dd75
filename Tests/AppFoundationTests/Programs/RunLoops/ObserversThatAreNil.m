// An observer that is nil is none; GNUstep raises.
//
// > heard 1

#import <Foundation/Foundation.h>

@interface Listener : NSObject {
    @public
    int heard;
}
@end
@implementation Listener
- (void)hear:(NSNotification *)notification { heard++; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    Listener *listener = [[Listener alloc] init];
    [center addObserver:nil selector:@selector(hear:) name:@"news" object:nil];
    [center addObserver:listener selector:@selector(hear:) name:@"news" object:nil];
    [center postNotificationName:@"news" object:nil];
    [center removeObserver:listener];
    printf("heard %d\n", listener->heard);
    [listener release];
    [pool drain];
    return 0;
}
