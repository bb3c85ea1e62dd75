// status: 3
// error: *** Terminating app due to uncaught exception 'Disaster', reason: 'in the middle'
// once: main.m:14)
// once: main.m:23)
// error:  makeObjectsPerformSelector:] + 
// An exception that nothing catches names the lines of the app's calls, once, and the methods of Foundation between them.

#import <UIKit/UIKit.h>

@interface Item : NSObject
@end
@implementation Item
- (void)fail {
    [NSException raise:@"Disaster" format:@"in the %@", @"middle"];
}
@end

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSArray *items = [NSArray arrayWithObject:[[[Item alloc] init] autorelease]];
    [items makeObjectsPerformSelector:@selector(fail)];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
