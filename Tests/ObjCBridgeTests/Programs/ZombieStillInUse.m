// environment: VERGER_ZOMBIES=1
// status: 139
// error: *** A Screen that was deallocated seems to be still in use: it may have been released too often
// A crash of code that has a framework object in its hands which is gone names the object's class.

#import <UIKit/UIKit.h>

@interface Screen : UIView
@end
@implementation Screen
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Screen *screen = [[Screen alloc] initWithFrame:CGRectZero];
    // As the frameworks have it: the Swift object that the shell stands for, its second word.
    void *peer = ((void **)screen)[1];
    [screen release];
    __asm__ volatile("mov %0, %%rbx\n\tmovl $0, 0" ::"r"(peer) : "rbx", "memory");
    [pool drain];
    return 0;
}
