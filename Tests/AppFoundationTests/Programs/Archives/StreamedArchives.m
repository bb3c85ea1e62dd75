// An old archive, of a class that the phone's programs do not name, in which a reference is none, raises an exception.
// > done

#import "../Expect.h"

@interface NSObject (StreamedArchives)
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (id)unarchiveObjectWithData:(NSData *)data;
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Class writer = NSClassFromString(@"NSArchiver"), reader = NSClassFromString(@"NSUnarchiver");
    NSArray *texts = [NSArray arrayWithObjects:@"a", @"b", nil];
    NSData *data = [writer archivedDataWithRootObject:texts];
    SAME([reader unarchiveObjectWithData:data], texts);
    // The class of the second text is that of the first.
    NSMutableData *damaged = [[data mutableCopy] autorelease];
    unsigned char *bytes = [damaged mutableBytes];
    int changed = 0;
    for (NSUInteger i = 60; i + 1 < [data length]; i++) {
        if (bytes[i] != 0xb1) continue;
        bytes[i + 1] = 0;
        changed++;
    }
    COUNT(changed, 1);
    RAISES(NSInternalInconsistencyException, [reader unarchiveObjectWithData:damaged]);
    printf("done\n");
    [pool drain];
    return 0;
}
