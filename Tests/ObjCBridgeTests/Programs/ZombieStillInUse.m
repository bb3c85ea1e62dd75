// environment: VERGER_ZOMBIES=1
// status: 139
// error: *** A Screen that was deallocated seems to be still in use: it may have been released too often
// A framework object that the app has released too often is named when the frameworks come upon what is left of it.

#import <UIKit/UIKit.h>

@interface Screen : UIView
@end
@implementation Screen
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *parent = [[UIView alloc] initWithFrame:CGRectZero];
    Screen *screen = [[Screen alloc] initWithFrame:CGRectZero];
    [parent addSubview:screen];
    [screen release];
    [screen release];
    [parent layoutSubviews];
    [parent release];
    [pool drain];
    return 0;
}
