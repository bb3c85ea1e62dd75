// File wrappers read and write files, folders and links by URLs.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Document"];
    NSURL *url = [NSURL fileURLWithPath:folder];
    NSFileWrapper *text = [[[NSFileWrapper alloc] initRegularFileWithContents:[NSData dataWithBytes:"abc" length:3]] autorelease];
    [text setPreferredFilename:@"a.txt"];
    NSFileWrapper *link = [[[NSFileWrapper alloc] initSymbolicLinkWithDestination:@"a.txt"] autorelease];
    NSFileWrapper *inner = [[[NSFileWrapper alloc]
        initDirectoryWithFileWrappers:[NSDictionary dictionaryWithObject:link forKey:@"link"]] autorelease];
    NSFileWrapper *whole = [[[NSFileWrapper alloc]
        initDirectoryWithFileWrappers:[NSDictionary dictionaryWithObjectsAndKeys:text, @"a.txt", inner, @"inner", nil]]
        autorelease];
    NSString *key = [whole addRegularFileWithContents:[NSData dataWithBytes:"x" length:1] preferredFilename:@"a.txt"];
    printf("%d files, another key %d, %s\n", (int)[[whole fileWrappers] count], ![key isEqual:@"a.txt"],
           [[whole keyForFileWrapper:text] UTF8String]);
    [whole removeFileWrapper:[[whole fileWrappers] objectForKey:key]];

    NSError *error = nil;
    for (int i = 0; i < 2; i++) {
        printf("written %d\n", [whole writeToURL:url
                                        options:NSFileWrapperWritingAtomic | NSFileWrapperWritingWithNameUpdating
                            originalContentsURL:nil
                                          error:&error]);
    }
    printf("%s %s\n", [[whole filename] UTF8String], [[text filename] UTF8String]);
    NSFileWrapper *read = [[[NSFileWrapper alloc] initWithURL:url options:NSFileWrapperReadingImmediate error:&error] autorelease];
    NSDictionary *children = [read fileWrappers];
    NSFileWrapper *a = [children objectForKey:@"a.txt"];
    printf("%d %d, %d %d, %s\n", [read isDirectory], (int)[children count], [a isRegularFile],
           (int)[[a regularFileContents] length],
           [[[[[children objectForKey:@"inner"] fileWrappers] objectForKey:@"link"] symbolicLinkDestination] UTF8String]);
    printf("same %d", [read matchesContentsOfURL:url]);
    [[NSData data] writeToFile:[folder stringByAppendingPathComponent:@"new"] atomically:NO];
    printf(", then %d\n", [read matchesContentsOfURL:url]);
    NSFileWrapper *copy =
        [[[NSFileWrapper alloc] initWithSerializedRepresentation:[read serializedRepresentation]] autorelease];
    printf("%d\n", (int)[[copy fileWrappers] count]);

    NSURL *nowhere = [NSURL fileURLWithPath:@"/nowhere/at/all"];
    NSFileWrapper *none = [[[NSFileWrapper alloc] initWithURL:nowhere options:0 error:&error] autorelease];
    printf("%d %d\n", none == nil, (int)[error code]);
    printf("%d %d\n", [whole writeToURL:nowhere options:0 originalContentsURL:nil error:&error], (int)[error code]);
    printf("%d left\n",
           (int)[[[NSFileManager defaultManager] contentsOfDirectoryAtPath:NSTemporaryDirectory() error:NULL] count] > 9);
    [pool drain];
    return 0;
}

// > 3 files, another key 1, a.txt
// > written 1
// > written 1
// > Document a.txt
// > 1 2, 1 3, a.txt
// > same 1, then 0
// > 2
// > 1 260
// > 0 4
// > 0 left
