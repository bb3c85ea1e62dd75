// CFURLEnumerator: the contents of folders in the order of names; keys of properties are NSURL's; interfaces by sysctl.
// > flat: a.txt inner z.txt
// > deep: 1 a.txt 1 inner 2 b.txt 1 z.txt
// > without going in: a.txt inner z.txt
// > post order: a.txt b.txt inner/ z.txt
// > visible first: .hidden
// > no folder: error
// > key: NSURLNameKey
// > interfaces: lo is a loop
#import <UIKit/UIKit.h>
#import <net/if_dl.h>
#import <net/if_types.h>
#import <net/route.h>
#import <sys/sysctl.h>

static void show(const char *title, NSString *folder, CFURLEnumeratorOptions options, BOOL showsLevels, BOOL skips) {
    CFURLEnumeratorRef it = CFURLEnumeratorCreateForDirectoryURL(
        NULL, (CFURLRef)[NSURL fileURLWithPath:folder isDirectory:YES], options, NULL);
    CFURLRef url;
    CFURLEnumeratorResult result;
    printf("%s", title);
    while ((result = CFURLEnumeratorGetNextURL(it, &url, NULL)) != kCFURLEnumeratorEnd) {
        if (result == kCFURLEnumeratorError) {
            printf(" error");
            break;
        }
        if (showsLevels) printf(" %d", (int)CFURLEnumeratorGetDescendentLevel(it));
        printf(
            " %s%s", [[[(NSURL *)url path] lastPathComponent] UTF8String],
            result == kCFURLEnumeratorDirectoryPostOrderSuccess ? "/" : "");
        if (skips) CFURLEnumeratorSkipDescendents(it);
    }
    printf("\n");
    CFRelease(it);
}

int main(void) {
    @autoreleasepool {
        NSString *root = [NSTemporaryDirectory() stringByAppendingPathComponent:@"contents"];
        NSFileManager *files = [NSFileManager defaultManager];
        [files createDirectoryAtPath:[root stringByAppendingPathComponent:@"inner"] withIntermediateDirectories:YES
                          attributes:nil error:NULL];
        for (NSString *name in [NSArray arrayWithObjects:@"z.txt", @"a.txt", @"inner/b.txt", @".hidden", nil]) {
            [name writeToFile:[root stringByAppendingPathComponent:name] atomically:NO encoding:NSUTF8StringEncoding error:NULL];
        }
        CFURLEnumeratorOptions visible = kCFURLEnumeratorSkipInvisibles;
        show("flat:", root, visible, NO, NO);
        show("deep:", root, visible | kCFURLEnumeratorDescendRecursively, YES, NO);
        show("without going in:", root, visible | kCFURLEnumeratorDescendRecursively, NO, YES);
        show(
            "post order:", root,
            visible | kCFURLEnumeratorDescendRecursively | kCFURLEnumeratorIncludeDirectoriesPostOrder, NO, NO);
        CFURLEnumeratorRef it = CFURLEnumeratorCreateForDirectoryURL(
            NULL, (CFURLRef)[NSURL fileURLWithPath:root isDirectory:YES], kCFURLEnumeratorDefaultBehavior, NULL);
        CFURLRef url;
        CFURLEnumeratorGetNextURL(it, &url, NULL);
        printf("visible first: %s\n", [[[(NSURL *)url path] lastPathComponent] UTF8String]);
        CFRelease(it);
        show("no folder:", @"/nowhere", kCFURLEnumeratorDefaultBehavior, NO, NO);
        printf("key: %s\n", [(NSString *)kCFURLNameKey UTF8String]);

        int name[] = {CTL_NET, PF_ROUTE, 0, AF_LINK, NET_RT_IFLIST, (int)if_nametoindex("lo")};
        size_t length = 0;
        sysctl(name, 6, NULL, &length, NULL, 0);
        char *messages = malloc(length + 1);
        sysctl(name, 6, messages, &length, NULL, 0);
        struct if_msghdr *head = (struct if_msghdr *)messages;
        struct sockaddr_dl *address = (struct sockaddr_dl *)(head + 1);
        BOOL isLoop = head->ifm_type == RTM_IFINFO && head->ifm_data.ifi_type == IFT_LOOP && address->sdl_family == AF_LINK;
        printf("interfaces: lo is %s\n", isLoop ? "a loop" : "none");
        free(messages);
    }
    return 0;
}
