// status: 3
// error: *** -[Item length]: message sent to deallocated instance 0x
// once: main.m:21)
// A message to an object that was released too often names its line.

#import <UIKit/UIKit.h>

@interface Item : NSObject
- (int)length;
@end
@implementation Item
- (int)length { return 1; }
@end

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    Item *item = [[Item alloc] init];
    [item release];
    NSLog(@"%d", [item length]);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}
