// What can be shown is told by a file's name, in any letters; other places than files are not.
// > png 1, JPG 1, txt 1, html 1, pdf 1, key 0, none 0, web 0
// > title a.png, item 1

#import <QuickLook/QuickLook.h>
#include <stdio.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    const char *names[] = {"png", "JPG", "txt", "html", "pdf", "key"};
    for (int i = 0; i < 6; i++) {
        NSURL *url = [NSURL fileURLWithPath:[NSString stringWithFormat:@"/a.%s", names[i]]];
        printf("%s %d, ", names[i], [QLPreviewController canPreviewItem:url]);
    }
    printf("none %d, web %d\n", [QLPreviewController canPreviewItem:[NSURL fileURLWithPath:@"/png"]],
           [QLPreviewController canPreviewItem:[NSURL URLWithString:@"http://example.org/a.png"]]);
    NSURL *url = [NSURL fileURLWithPath:@"/b/a.png"];
    printf("title %s, item %d\n", [[url previewItemTitle] UTF8String], [[url previewItemURL] isEqual:url]);
    [pool drain];
    return 0;
}
