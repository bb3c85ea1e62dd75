// A controller that goes without taking back what it has asked the notification center for.
// > heard 1
// > heard 1 after it has gone

#import <UIKit/UIKit.h>

static int heard;

@interface Hearing : UIViewController
@end

@implementation Hearing
- (id)init {
    if ((self = [super init])) {
        [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(hear:) name:@"Word" object:nil];
    }
    return self;
}
- (void)hear:(NSNotification *)notification { heard++; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Hearing *hearing = [[Hearing alloc] init];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Word" object:nil];
    printf("heard %d\n", heard);
    [hearing release];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Word" object:nil];
    printf("heard %d after it has gone\n", heard);
    [pool drain];
    return 0;
}
