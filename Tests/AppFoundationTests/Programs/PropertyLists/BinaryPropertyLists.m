// Arrays and dictionaries are made of files with binary property lists as of those in XML, and changed then.

#import <UIKit/UIKit.h>

static NSString *written(id list, NSPropertyListFormat format) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"list.plist"];
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:list format:format options:0 error:NULL];
    [data writeToFile:path atomically:YES];
    return path;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDictionary *words = [NSDictionary dictionaryWithObjectsAndKeys:[NSArray arrayWithObject:@"\u00fc"], @"list", nil];
    NSArray *list = [NSArray arrayWithObjects:words, [NSNumber numberWithInt:7], [NSDate dateWithTimeIntervalSince1970:0], nil];
    NSPropertyListFormat formats[] = {NSPropertyListBinaryFormat_v1_0, NSPropertyListXMLFormat_v1_0};
    for (int i = 0; i < 2; i++) {
        NSString *path = written(words, formats[i]);
        NSURL *url = [NSURL fileURLWithPath:path];
        printf("%d ", [[NSDictionary dictionaryWithContentsOfFile:path] isEqual:words]);
        printf("%d ", [[NSDictionary dictionaryWithContentsOfURL:url] isEqual:words]);
        NSMutableDictionary *mutable = [NSMutableDictionary dictionaryWithContentsOfFile:path];
        [mutable setObject:@"b" forKey:@"a"];
        [[mutable objectForKey:@"list"] addObject:@"c"];
        printf("%d %d ", (int)[mutable count], (int)[[mutable objectForKey:@"list"] count]);
        printf("%d\n", [NSArray arrayWithContentsOfFile:path] == nil);

        path = written(list, formats[i]);
        url = [NSURL fileURLWithPath:path];
        printf("%d ", [[NSArray arrayWithContentsOfFile:path] isEqual:list]);
        printf("%d ", [[[[NSArray alloc] initWithContentsOfURL:url] autorelease] isEqual:list]);
        printf("%d ", (int)[[NSMutableArray arrayWithContentsOfFile:path] count]);
        printf("%d\n", [NSDictionary dictionaryWithContentsOfFile:path] == nil);
    }
    NSString *path = written(list, NSPropertyListBinaryFormat_v1_0);
    [[@"bplist00 and no more" dataUsingEncoding:NSUTF8StringEncoding] writeToFile:path atomically:YES];
    printf("%d %d ", [NSArray arrayWithContentsOfFile:path] == nil, [NSDictionary dictionaryWithContentsOfFile:path] == nil);
    printf("%d ", [NSDictionary dictionaryWithContentsOfFile:@"/nowhere"] == nil);
    printf("%d %d\n", [NSDictionary dictionaryWithContentsOfFile:nil] == nil, [[NSArray alloc] initWithContentsOfURL:nil] == nil);
    [pool drain];
    return 0;
}

// > 1 1 2 2 1
// > 1 1 3 1
// > 1 1 2 2 1
// > 1 1 3 1
// > 1 1 1 1 1
