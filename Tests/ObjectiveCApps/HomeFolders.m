// script: home
// script: wait 1
// script: tap "HomeFolders"
// script: wait 1
// The folders of the home exist and are kept, with the user defaults, from one launch to the next.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    NSDate *start;
    UIWindow *window;
    UILabel *label;
    int fired;
}
@end
@implementation Delegate
- (void)show:(NSString *)path {
    BOOL isFolder = NO;
    [[NSFileManager defaultManager] fileExistsAtPath:path isDirectory:&isFolder];
    NSString *home = NSHomeDirectory();
    NSString *shown = [path hasPrefix:home] ? [path substringFromIndex:[home length]] : @"elsewhere";
    while ([shown hasSuffix:@"/"]) shown = [shown substringToIndex:[shown length] - 1];
    printf("%s %d\n", [shown UTF8String], isFolder);
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    NSSearchPathDirectory kinds[] = {NSDocumentDirectory, NSLibraryDirectory, NSCachesDirectory};
    for (int i = 0; i < 3; i++) {
        [self show:[NSSearchPathForDirectoriesInDomains(kinds[i], NSUserDomainMask, YES) objectAtIndex:0]];
    }
    [self show:NSTemporaryDirectory()];
    printf("%s\n", [[[[NSBundle mainBundle] bundlePath] lastPathComponent] UTF8String]);
    printf("%s\n", [[[NSBundle mainBundle] bundleIdentifier] UTF8String]);
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    printf("launch %d\n", (int)[defaults integerForKey:@"launches"]);
    [defaults setInteger:[defaults integerForKey:@"launches"] + 1 forKey:@"launches"];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > /Documents 1
// > /Library 1
// > /Library/Caches 1
// > /tmp 1
// > HomeFolders.app
// > com.example.HomeFolders
// > launch 0
// > /Documents 1
// > /Library 1
// > /Library/Caches 1
// > /tmp 1
// > HomeFolders.app
// > com.example.HomeFolders
// > launch 1
