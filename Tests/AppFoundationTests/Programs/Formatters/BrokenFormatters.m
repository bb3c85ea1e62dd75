// Old archives of formatters that break off anywhere are refused, and leave nothing of the formatter.
// environment: VERGER_ZOMBIES=0
// > NSDateFormatter: memory stays
// > NSNumberFormatter: memory stays

#import <Foundation/Foundation.h>
#include <malloc.h>

@interface NSObject (StreamedArchives)
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (id)unarchiveObjectWithData:(NSData *)data;
@end

static NSUInteger refused;

static void unarchive(NSData *data) {
    @try {
        [NSClassFromString(@"NSUnarchiver") unarchiveObjectWithData:data];
    } @catch (NSException *exception) {
        refused++;
    }
}

/// Reads the archive cut off behind each of its bytes.
static size_t read_all(NSData *archive, int times) {
    for (int i = 0; i < times; i++) {
        for (NSUInteger length = 0; length < [archive length]; length++) {
            NSAutoreleasePool *pool = [NSAutoreleasePool new];
            unarchive([archive subdataWithRange:NSMakeRange(0, length)]);
            [pool release];
        }
    }
    return mallinfo2().uordblks;
}

static void tell(NSString *name) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id formatter = [[[NSClassFromString(name) alloc] init] autorelease];
    if ([formatter isKindOfClass:[NSDateFormatter class]]) [formatter setDateFormat:@"yyyy"];
    NSData *archive = [NSClassFromString(@"NSArchiver") archivedDataWithRootObject:formatter];
    refused = 0;
    // Debug builds keep freed objects for a while.
    size_t before = read_all(archive, 10), after = read_all(archive, 5);
    if (refused < 15 * [archive length] / 2) printf("only %d refused\n", (int)refused);
    size_t each = after > before ? (after - before) / (5 * [archive length]) : 0;
    if (each > 512) {
        printf("%s: each left %zu bytes\n", [name UTF8String], each);
    } else {
        printf("%s: memory stays\n", [name UTF8String]);
    }
    [pool release];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    tell(@"NSDateFormatter");
    tell(@"NSNumberFormatter");
    [pool release];
    return 0;
}
