// script: wait 1
// script: tap "Don’t Allow"
// script: wait 1
// The user does not let an app see where the device is: then it does not see the photos either, that tell it.

#import <AssetsLibrary/AssetsLibrary.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    ALAssetsLibrary *library;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [window makeKeyAndVisible];
    library = [[ALAssetsLibrary alloc] init];
    [self enumerate];
    [self enumerate];
    printf("asked\n");
}

- (void)enumerate {
    [library enumerateGroupsWithTypes:ALAssetsGroupSavedPhotos
        usingBlock:^(ALAssetsGroup *group, BOOL *stop) { printf("a group\n"); }
        failureBlock:^(NSError *error) {
            printf("%s %d %d\n", [[error domain] UTF8String], (int)[error code],
                   [error code] == ALAssetsLibraryAccessUserDeniedError);
        }];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > asked
// > ALAssetsLibraryErrorDomain -3311 1
// > ALAssetsLibraryErrorDomain -3311 1
