// script: wait 1
// script: memory-warning
// script: wait 1
// An image by name belongs to whoever retains it, also when the memory of pictures is given back.

#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIImage *first, *second;
}
@end
@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    UIGraphicsBeginImageContext(CGSizeMake(3, 5));
    NSData *data = UIImagePNGRepresentation(UIGraphicsGetImageFromCurrentImageContext());
    UIGraphicsEndImageContext();
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"picture.png"];
    printf("%d\n", [data writeToFile:path atomically:YES]);
    first = [[UIImage imageNamed:path] retain];
    second = [[UIImage imageNamed:path] retain];
}

- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application {
    [self performSelector:@selector(look) withObject:nil afterDelay:0.5];
}

- (void)look {
    printf("%g %g\n", first.size.width, second.size.height);
    [first release];
    [second release];
    printf("released\n");
}

@end

int main(int argc, char **argv) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}

// > 1
// > 3 5
// > released
