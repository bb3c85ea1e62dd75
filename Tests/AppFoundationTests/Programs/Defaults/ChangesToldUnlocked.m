// A change of the defaults is told without their lock: an observer may wait for another thread that reads them, such as
// one that runs the +initialize of the observer's class.
// > waited for the other thread: heard 1
// > told after the value is there: 7
// > a first message while another thread initialises the class: done

#import <UIKit/UIKit.h>

static dispatch_semaphore_t begun, read_it;

@interface Observer : NSObject {
@public
    int heard;
    BOOL isInTime;
    id value;
}
@end
@implementation Observer
- (void)change:(NSNotification *)notification {
    heard++;
    [value release];
    value = [[[NSUserDefaults standardUserDefaults] objectForKey:@"number"] retain];
    dispatch_semaphore_t done = dispatch_semaphore_create(0);
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        [[NSUserDefaults standardUserDefaults] objectForKey:@"other"];
        dispatch_semaphore_signal(done);
    });
    isInTime = dispatch_semaphore_wait(done, dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC)) == 0;
}
@end

/// Hears of changes by its class, and reads the defaults while it is initialised, after another thread has begun to
/// change them.
@interface Late : NSObject
+ (void)changed:(NSNotification *)notification;
@end
@implementation Late
+ (void)initialize {
    if (self != [Late class]) return;
    NSNotificationCenter *centre = [NSNotificationCenter defaultCenter];
    [centre addObserver:self selector:@selector(changed:) name:NSUserDefaultsDidChangeNotification object:nil];
    dispatch_semaphore_signal(begun);
    // The other thread is waiting by now for this class, on its way to tell it.
    usleep(200000);
    [[NSUserDefaults standardUserDefaults] objectForKey:@"number"];
    dispatch_semaphore_signal(read_it);
}
+ (void)changed:(NSNotification *)notification {}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    Observer *observer = [[[Observer alloc] init] autorelease];
    NSNotificationCenter *centre = [NSNotificationCenter defaultCenter];
    [centre addObserver:observer selector:@selector(change:) name:NSUserDefaultsDidChangeNotification object:nil];
    [defaults setInteger:7 forKey:@"number"];
    const char *how = observer->isInTime ? "waited for the other thread" : "the other thread hung";
    printf("%s: heard %d\n", how, observer->heard);
    printf("told after the value is there: %d\n", [observer->value intValue]);
    [centre removeObserver:observer];

    begun = dispatch_semaphore_create(0);
    read_it = dispatch_semaphore_create(0);
    dispatch_async(dispatch_get_global_queue(0, 0), ^{
        dispatch_semaphore_wait(begun, DISPATCH_TIME_FOREVER);
        [[NSUserDefaults standardUserDefaults] setInteger:8 forKey:@"number"];
    });
    dispatch_async(dispatch_get_global_queue(0, 0), ^{ [Late class]; });
    long late = dispatch_semaphore_wait(read_it, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC));
    printf("a first message while another thread initialises the class: %s\n", late ? "hangs" : "done");
    fflush(stdout);
    _exit(0);
}
