// An old archive, of a class that the phone's programs do not name, raises an exception where a reference is none, where a count
// is greater than what follows, and where anything else is damaged.
// > done

#import "../Expect.h"
#include <sys/resource.h>
#include <unistd.h>

@interface NSObject (StreamedArchives)
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (id)unarchiveObjectWithData:(NSData *)data;
@end

/// Reads an archive with each byte and each group of four bytes changed in several ways.
static void damage(NSData *data) {
    Class reader = NSClassFromString(@"NSUnarchiver");
    static const unsigned char values[][4] = {{0xff, 0xff, 0xff, 0xff}, {'f', '0', '0', '0'}, {0x10, 0, 0, 0}};
    // GNUstep's head of the file is a text.
    for (NSUInteger at = 0; at + 4 <= [data length]; at++) {
        for (int kind = 0; kind < 6; kind++) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            NSMutableData *damaged = [[data mutableCopy] autorelease];
            [damaged replaceBytesInRange:NSMakeRange(at, kind < 3 ? 4 : 1) withBytes:values[kind % 3]];
            @try {
                [[reader unarchiveObjectWithData:damaged] description];
            } @catch (NSException *exception) {
                // A count is refused before memory is taken for it.
                IS(![[exception name] isEqual:NSMallocException]);
            }
            [pool drain];
        }
    }
}

/// Leaves the program 128 MB more of addresses than it has now.
static void limit_memory(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    IS(file && fscanf(file, "%lu", &pages) == 1);
    fclose(file);
    rlim_t limit = pages * (rlim_t)sysconf(_SC_PAGESIZE) + (128 << 20);
    setrlimit(RLIMIT_AS, &(struct rlimit){limit, limit});
}

static NSAttributedString *styled_text(void) {
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"styled"] autorelease];
    [text addAttribute:@"a" value:@"b" range:NSMakeRange(1, 2)];
    return text;
}

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
    NSArray *roots = [NSArray
        arrayWithObjects:texts, [[texts mutableCopy] autorelease], [NSDictionary dictionaryWithObject:@"a" forKey:@"b"],
                         [NSMutableDictionary dictionaryWithObject:@"a" forKey:@"b"], [NSSet setWithObject:@"a"],
                         [NSMutableSet setWithObject:@"a"], [NSCountedSet setWithObject:@"a"],
                         [NSData dataWithBytes:"abc" length:3], [NSMutableData dataWithBytes:"abc" length:3], @"text",
                         [NSMutableString stringWithString:@"t\u00e4xt\u4e00"], [NSNumber numberWithInt:4],
                         [NSValue valueWithRange:NSMakeRange(1, 2)], [NSValue valueWithRect:NSMakeRect(1, 2, 3, 4)],
                         [NSCalendar currentCalendar], styled_text(), [NSTimeZone timeZoneWithName:@"Europe/Berlin"], nil];
    limit_memory();
    for (id root in roots) {
        data = [writer archivedDataWithRootObject:root];
        SAME([reader unarchiveObjectWithData:data], root);
        damage(data);
    }
    printf("done\n");
    [pool drain];
    return 0;
}
