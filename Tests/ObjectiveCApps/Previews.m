// Pictures, texts, PDF documents and others are shown one after the other, by the app's data source.
// script: tap "Show"
// script: wait 1
// script: expect "picture.png"
// script: tap "Next"
// script: wait 0.5
// script: expect "A Text"
// script: expect-value contains "Hello" "Hello, QuickLook." 1
// script: tap "Next"
// script: wait 0.5
// script: expect "pages.pdf"
// script: tap "Next"
// script: wait 0.5
// script: expect contains "4 bytes"
// script: tap "Previous"
// script: wait 0.5
// script: expect "pages.pdf"
// script: tap "Done"
// script: wait 1
// > can 1 1 1 0, url 1 name picture.png
// > current 0 of 4, none before
// > will dismiss
// > did dismiss
// > last at 2, then at 0

#import <QuickLook/QuickLook.h>
#import <UIKit/UIKit.h>

/// A file with a title of its own.
@interface Item : NSObject <QLPreviewItem>
@property (nonatomic, retain) NSURL *previewItemURL;
@property (nonatomic, copy) NSString *previewItemTitle;
@end

@implementation Item
@synthesize previewItemURL, previewItemTitle;
@end

@interface Delegate : NSObject <UIApplicationDelegate, QLPreviewControllerDataSource, QLPreviewControllerDelegate> {
    UIWindow *window;
    UIViewController *root;
    NSMutableArray *items;
}
@end

@implementation Delegate

- (NSURL *)write:(NSData *)data to:(NSString *)name {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:name];
    [data writeToFile:path atomically:YES];
    return [NSURL fileURLWithPath:path];
}

- (NSData *)picture {
    UIGraphicsBeginImageContext(CGSizeMake(600, 400));
    [[UIColor orangeColor] set];
    UIRectFill(CGRectMake(50, 50, 500, 300));
    NSData *data = UIImagePNGRepresentation(UIGraphicsGetImageFromCurrentImageContext());
    UIGraphicsEndImageContext();
    return data;
}

- (NSData *)document {
    NSMutableData *data = [NSMutableData data];
    UIGraphicsBeginPDFContextToData(data, CGRectMake(0, 0, 612, 792), nil);
    for (int page = 1; page <= 3; page++) {
        UIGraphicsBeginPDFPage();
        [[NSString stringWithFormat:@"Page %d", page] drawAtPoint:CGPointMake(100, 100)
                                                         withFont:[UIFont boldSystemFontOfSize:80]];
    }
    UIGraphicsEndPDFContext();
    return data;
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    root = [[UIViewController alloc] init];
    [window addSubview:root.view];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"Show" forState:UIControlStateNormal];
    button.frame = CGRectMake(20, 100, 130, 40);
    [button addTarget:self action:@selector(show) forControlEvents:UIControlEventTouchUpInside];
    [root.view addSubview:button];
    [window makeKeyAndVisible];
    Item *text = [[[Item alloc] init] autorelease];
    text.previewItemURL = [self write:[@"Hello, QuickLook." dataUsingEncoding:NSUTF8StringEncoding] to:@"a.txt"];
    text.previewItemTitle = @"A Text";
    NSURL *picture = [self write:[self picture] to:@"picture.png"];
    items = [[NSMutableArray alloc]
        initWithObjects:picture, text, [self write:[self document] to:@"pages.pdf"],
                        [self write:[NSData dataWithBytes:"1234" length:4] to:@"slides.key"], nil];
    printf("can");
    for (id<QLPreviewItem> item in items) printf(" %d", [QLPreviewController canPreviewItem:item]);
    printf(", url %d name %s\n", [picture previewItemURL] == picture, [[picture previewItemTitle] UTF8String]);
}

- (void)show {
    QLPreviewController *controller = [[QLPreviewController alloc] init];
    controller.dataSource = self;
    controller.delegate = self;
    printf("current %d of %d, %s before\n", (int)controller.currentPreviewItemIndex, (int)items.count,
           controller.currentPreviewItem == [items objectAtIndex:0] ? "none" : "one");
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:controller];
    [root presentModalViewController:navigation animated:NO];
}

- (NSInteger)numberOfPreviewItemsInPreviewController:(QLPreviewController *)controller { return items.count; }

- (id<QLPreviewItem>)previewController:(QLPreviewController *)controller previewItemAtIndex:(NSInteger)index {
    return [items objectAtIndex:index];
}

- (void)previewControllerWillDismiss:(QLPreviewController *)controller { printf("will dismiss\n"); }

- (void)previewControllerDidDismiss:(QLPreviewController *)controller {
    printf("did dismiss\nlast at %d", (int)controller.currentPreviewItemIndex);
    [items removeLastObject];
    [items removeLastObject];
    [items removeLastObject];
    [controller reloadData];
    printf(", then at %d\n", (int)controller.currentPreviewItemIndex);
}

@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int status = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return status;
}
