// A document that is saved replaces its file in one step: there is none in between. One that is a folder, too, is replaced, also by
// a file.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <sys/inotify.h>
#include <unistd.h>

@interface Plain : UIDocument {
@public
    id contents;
}
@end
@implementation Plain
- (id)contentsForType:(NSString *)type error:(NSError **)error { return contents; }
- (BOOL)loadFromContents:(id)loaded ofType:(NSString *)type error:(NSError **)error { return YES; }
@end

static BOOL done;
static void save(Plain *document, id contents) {
    document->contents = contents;
    [document saveToURL:[document fileURL]
         forSaveOperation:UIDocumentSaveForOverwriting
        completionHandler:^(BOOL success) { IS(success); done = YES; }];
    for (int i = 0; i < 500 && !done; i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    IS(done);
    done = NO;
}

static NSData *data(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:[[NSProcessInfo processInfo] globallyUniqueString]];
    NSFileManager *files = [NSFileManager defaultManager];
    [files createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    NSString *path = [folder stringByAppendingPathComponent:@"Note"];
    IS([data("old") writeToFile:path atomically:YES]);
    Plain *document = [[[Plain alloc] initWithFileURL:[NSURL fileURLWithPath:path]] autorelease];
    int events = inotify_init1(IN_NONBLOCK);
    IS(inotify_add_watch(events, [folder fileSystemRepresentation], IN_DELETE | IN_MOVED_FROM) >= 0);
    save(document, data("new"));
    char buffer[4096] __attribute__((aligned(8)));
    ssize_t size = read(events, buffer, sizeof buffer);
    for (char *at = buffer; at < buffer + size;) {
        struct inotify_event *event = (struct inotify_event *)at;
        IS(strcmp(event->name, "Note") != 0);
        at += sizeof *event + event->len;
    }
    SAME([NSData dataWithContentsOfFile:path], data("new"));
    NSFileWrapper *part = [[[NSFileWrapper alloc] initRegularFileWithContents:data("part")] autorelease];
    for (int i = 0; i < 2; i++) {
        save(document, [[[NSFileWrapper alloc]
                           initDirectoryWithFileWrappers:[NSDictionary dictionaryWithObject:part forKey:@"a"]] autorelease]);
        SAME([NSData dataWithContentsOfFile:[path stringByAppendingPathComponent:@"a"]], data("part"));
    }
    save(document, data("file"));
    SAME([NSData dataWithContentsOfFile:path], data("file"));
    COUNT([[files contentsOfDirectoryAtPath:folder error:NULL] count], 1);
    [files removeItemAtPath:folder error:NULL];
    puts("done");
    [pool drain];
    return 0;
}
