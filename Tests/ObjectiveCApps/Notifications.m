// Observers hear each notification once, whoever posts it.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
    int fired;
}
@end
@implementation Delegate
- (void)hear:(NSNotification *)notification {
    printf("%s %d\n", [[notification name] UTF8String], [notification object] == self);
    if (fired++ == 0) {
        [[NSNotificationCenter defaultCenter] postNotificationName:@"UIInnerNotification" object:self];
    }
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    for (NSString *name in [NSArray arrayWithObjects:@"UIOuterNotification", @"UIInnerNotification",
                                                     UIApplicationDidBecomeActiveNotification, nil]) {
        [center addObserver:self selector:@selector(hear:) name:name object:nil];
    }
    NSDictionary *info = [NSDictionary dictionaryWithObject:@"value" forKey:@"key"];
    [center postNotificationName:@"UIOuterNotification" object:self userInfo:info];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > UIOuterNotification 1
// > UIInnerNotification 1
// > UIApplicationDidBecomeActiveNotification 0
