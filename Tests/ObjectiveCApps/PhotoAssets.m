// script: wait 1
// script: tap "OK"
// script: wait 1
// script: save-screenshot
// script: wait 1
// script: tap "Enumerate"
// script: wait 1
// An app saves pictures in the device's library, and finds them again once the user has let it see where it is.

#import <AssetsLibrary/AssetsLibrary.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    ALAssetsLibrary *library;
    NSURL *saved;
}
@end

@implementation Delegate

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    button.frame = CGRectMake(20, 100, 280, 44);
    [button setTitle:@"Enumerate" forState:UIControlStateNormal];
    [button addTarget:self action:@selector(enumerate) forControlEvents:UIControlEventTouchUpInside];
    [window addSubview:button];
    [window makeKeyAndVisible];
    [[NSNotificationCenter defaultCenter] addObserver:self
                                             selector:@selector(libraryDidChange:)
                                                 name:ALAssetsLibraryChangedNotification
                                               object:nil];
    library = [[ALAssetsLibrary alloc] init];
    UIGraphicsBeginImageContext(CGSizeMake(200, 100));
    UIRectFill(CGRectMake(0, 0, 100, 100));
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    [library writeImageToSavedPhotosAlbum:image.CGImage
                              orientation:ALAssetOrientationRight
                          completionBlock:^(NSURL *url, NSError *error) {
                              printf("saved %s %d\n", [[url path] UTF8String], error == nil);
                              saved = [url retain];
                          }];
    [library writeImageDataToSavedPhotosAlbum:UIImagePNGRepresentation(image)
                                     metadata:nil
                              completionBlock:^(NSURL *url, NSError *error) {
                                  printf("saved %s %d\n", [[url path] UTF8String], error == nil);
                              }];
    [library writeImageDataToSavedPhotosAlbum:[NSData dataWithBytes:"no picture" length:10]
                                     metadata:nil
                              completionBlock:^(NSURL *url, NSError *error) {
                                  printf("no picture: %s %d\n", [[error domain] UTF8String], (int)[error code]);
                              }];
    [library enumerateGroupsWithTypes:ALAssetsGroupLibrary
                           usingBlock:^(ALAssetsGroup *group, BOOL *stop) { printf("library: %d\n", group != nil); }
                         failureBlock:^(NSError *error) { printf("denied\n"); }];
}

- (void)libraryDidChange:(NSNotification *)notification { printf("changed\n"); }

- (void)enumerate {
    [library enumerateGroupsWithTypes:ALAssetsGroupAll
        usingBlock:^(ALAssetsGroup *group, BOOL *stop) {
            if (group == nil) printf("no more groups\n");
            else [self describe:group];
        }
        failureBlock:^(NSError *error) { printf("denied\n"); }];
    [library assetForURL:saved
             resultBlock:^(ALAsset *asset) {
                 printf("found %d\n", [[[asset defaultRepresentation] url] isEqual:saved]);
             }
            failureBlock:NULL];
    [library assetForURL:[NSURL URLWithString:@"assets-library://asset/asset.JPG?id=0&ext=JPG"]
             resultBlock:^(ALAsset *asset) { printf("nothing %d\n", asset == nil); }
            failureBlock:NULL];
    [library addAssetsGroupAlbumWithName:@"Trip"
                             resultBlock:^(ALAssetsGroup *group) { [self fill:group]; }
                            failureBlock:NULL];
}

- (void)describe:(ALAssetsGroup *)group {
    printf("%s, type %d, %d assets\n", [[group valueForProperty:ALAssetsGroupPropertyName] UTF8String],
           [[group valueForProperty:ALAssetsGroupPropertyType] intValue], (int)[group numberOfAssets]);
    [group setAssetsFilter:[ALAssetsFilter allVideos]];
    printf("%d videos\n", (int)[group numberOfAssets]);
    [group setAssetsFilter:[ALAssetsFilter allPhotos]];
    [group enumerateAssetsWithOptions:NSEnumerationReverse
                           usingBlock:^(ALAsset *asset, NSUInteger index, BOOL *stop) {
                               if (asset) [self describe:asset at:index];
                               else printf("no more assets\n");
                           }];
    CGImageRef poster = [group posterImage];
    printf("poster %d by %d\n", (int)CGImageGetWidth(poster), (int)CGImageGetHeight(poster));
}

- (void)describe:(ALAsset *)asset at:(NSUInteger)index {
    ALAssetRepresentation *representation = [asset defaultRepresentation];
    uint8_t start[4] = {0};
    NSError *error = nil;
    NSUInteger count = [representation getBytes:start fromOffset:0 length:4 error:&error];
    CGImageRef whole = [representation fullResolutionImage], screen = [representation fullScreenImage];
    CGImageRef square = [asset thumbnail], small = [asset aspectRatioThumbnail];
    printf("%d: %s %s, %dx%d, on a screen %dx%d, small %dx%d and %dx%d, bytes %d %02x%02x, long %d, date %d\n", (int)index,
           [[asset valueForProperty:ALAssetPropertyType] UTF8String], [[representation UTI] UTF8String],
           (int)CGImageGetWidth(whole), (int)CGImageGetHeight(whole), (int)CGImageGetWidth(screen),
           (int)CGImageGetHeight(screen), (int)CGImageGetWidth(square), (int)CGImageGetHeight(square),
           (int)CGImageGetWidth(small), (int)CGImageGetHeight(small), (int)count, start[0], start[1],
           [representation size] > 100, [[asset valueForProperty:ALAssetPropertyDate] isKindOfClass:[NSDate class]]);
}

- (void)fill:(ALAssetsGroup *)group {
    [library assetForURL:saved
             resultBlock:^(ALAsset *asset) {
                 printf("album %s, editable %d, added %d\n",
                        [[group valueForProperty:ALAssetsGroupPropertyName] UTF8String], group.editable,
                        [group addAsset:asset]);
                 [library groupForURL:[group valueForProperty:ALAssetsGroupPropertyURL]
                          resultBlock:^(ALAssetsGroup *same) { printf("%d asset\n", (int)[same numberOfAssets]); }
                         failureBlock:NULL];
             }
            failureBlock:NULL];
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > saved /asset.JPG 1
// > changed
// > saved /asset.PNG 1
// > changed
// > no picture: ALAssetsLibraryErrorDomain -3302
// > library: 0
// > changed
// > Camera Roll, type 16, 3 assets
// > 0 videos
// > 2: ALAssetTypePhoto public.png, 320x480, on a screen 320x480, small 75x75 and 80x120, bytes 4 8950, long 1, date 1
// > 1: ALAssetTypePhoto public.png, 200x100, on a screen 200x100, small 75x75 and 120x60, bytes 4 8950, long 1, date 1
// > 0: ALAssetTypePhoto public.jpeg, 100x200, on a screen 100x200, small 75x75 and 60x120, bytes 4 ffd8, long 1, date 1
// > no more assets
// > poster 75 by 75
// > no more groups
// > found 1
// > nothing 1
// > changed
// > album Trip, editable 1, added 1
// > 1 asset
