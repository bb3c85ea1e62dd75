// Index paths: the rows of tables, through Swift and back, in collections too.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

@interface Listener : NSObject
@end

@implementation Listener
- (void)moved:(NSNotification *)notification {
    NSIndexPath *path = [[notification userInfo] objectForKey:@"path"];
    printf("notified of %ld in %ld\n", (long)path.row, (long)path.section);
}
@end

static void show(id object) {
    NSIndexPath *path = object;
    printf("%s of %lu:", [path isKindOfClass:[NSIndexPath class]] ? "path" : "other", (unsigned long)[path length]);
    for (NSUInteger i = 0; i < [path length]; i++) printf(" %ld", (long)[path indexAtPosition:i]);
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSIndexPath *path = [NSIndexPath indexPathForRow:7 inSection:3];
    printf("row %ld item %ld section %ld\n", (long)path.row, (long)path.item, (long)path.section);
    printf("%d %d\n", [path isEqual:[[NSIndexPath indexPathWithIndex:3] indexPathByAddingIndex:7]],
           [path compare:[NSIndexPath indexPathForItem:8 inSection:3]] == NSOrderedAscending);
    printf("none %d %d\n", [(NSIndexPath *)[NSIndexPath indexPathWithIndex:3] row] == NSNotFound,
           [[[[NSIndexPath alloc] init] autorelease] section] == NSNotFound);

    // Paths made in different ways are equal, in collections and archives too.
    NSIndexPath *other = [[NSIndexPath indexPathWithIndex:3] indexPathByAddingIndex:7];
    NSDictionary *names = [NSDictionary dictionaryWithObject:@"found" forKey:other];
    NSIndexPath *read = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:path]];
    printf("%s %d %d %d %d\n", [[names objectForKey:path] UTF8String], [other isEqual:path], [path isEqual:read],
           [read hash] == [path hash], [[[path copy] autorelease] isEqual:other]);
    printf("%s %d %ld\n", [NSStringFromClass([path class]) UTF8String], [path isMemberOfClass:[NSIndexPath class]],
           (long)[(NSIndexPath *)[path indexPathByRemovingLastIndex] length]);
    NSIndexPath *longer = [path indexPathByAddingIndex:1];
    printf("%ld %d %d\n", (long)[longer indexAtPosition:2], [longer isEqual:path], [path compare:longer] == NSOrderedAscending);

    // The values of an animation are of any kind: Swift keeps them as its own.
    NSUInteger four[] = {1, 2, 3, 4};
    CAKeyframeAnimation *animation = [CAKeyframeAnimation animation];
    animation.values = [NSArray arrayWithObjects:path, [NSIndexPath indexPathForRow:NSNotFound inSection:0],
        [NSIndexPath indexPathForRow:-1 inSection:0], [NSIndexPath indexPathWithIndexes:four length:4],
        [NSIndexPath indexPathWithIndex:9], nil];
    for (NSIndexPath *each in animation.values) show(each);
    printf("same %d\n", [[animation.values objectAtIndex:0] isEqual:path]);

    Listener *listener = [[Listener new] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:listener selector:@selector(moved:) name:@"Moved" object:nil];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Moved" object:nil
        userInfo:[NSDictionary dictionaryWithObject:path forKey:@"path"]];

    printf("%s %g %g\n", [UITrackingRunLoopMode UTF8String], UIWindowLevelNormal, UIWindowLevelAlert);
    printf("%s, %d images\n", [[UIPasteboardTypeListString objectAtIndex:0] UTF8String],
           (int)[UIPasteboardTypeListImage count]);

    NSString *folder = NSTemporaryDirectory(), *film = [folder stringByAppendingPathComponent:@"film.mov"];
    [[NSData dataWithBytes:"\0\0\0\024ftypqt  \0\0\0\0qt  " length:20] writeToFile:film atomically:NO];
    printf("film %d %d\n", UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(film),
           UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(folder));
    UISaveVideoAtPathToSavedPhotosAlbum(film, nil, NULL, NULL);
    NSString *saved = [NSHomeDirectory() stringByAppendingPathComponent:@"Media/DCIM/100APPLE/IMG_0001.MOV"];
    printf("saved %d\n", [[NSFileManager defaultManager] fileExistsAtPath:saved]);

    @try {
        [[NSBundle bundleWithPath:folder] loadNibNamed:@"Nothing" owner:nil options:nil];
    } @catch (NSException *exception) {
        printf("%s %d\n", [[exception name] UTF8String],
               [[exception reason] hasSuffix:@"' with name 'Nothing'"] && [[exception reason] hasPrefix:@"Could not load NIB"]);
    }
    [pool drain];
    return 0;
}

// > row 7 item 7 section 3
// > 1 1
// > none 1 1
// > found 1 1 1 1
// > NSIndexPath 1 1
// > 1 0 1
// > path of 2: 3 7
// > path of 2: 0 9223372036854775807
// > path of 2: 0 -1
// > path of 4: 1 2 3 4
// > path of 1: 9
// > same 1
// > notified of 7 in 3
// > UITrackingRunLoopMode 0 2000
// > public.utf8-plain-text, 4 images
// > film 1 0
// > saved 1
// > NSInternalInconsistencyException 1
