#import "ArchiveState.h"
#include <objc/runtime.h>

@implementation KeyedArchiveWriting

- (id)initWithData:(NSMutableData *)target {
    self = [super init];
    if (self == nil) return nil;
    data = [target retain];
    format = NSPropertyListBinaryFormat_v1_0;
    class_names = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 0);
    scope = [NSMutableDictionary new];
    objects = [[NSMutableArray alloc] initWithObjects:@"$null", nil];
    places = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSIntegerMapValueCallBacks, 0);
    conditional_places = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSIntegerMapValueCallBacks, 0);
    replacements = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 0);
    kept = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [data release];
    NSFreeMapTable(class_names);
    [scope release];
    [objects release];
    NSFreeMapTable(places);
    NSFreeMapTable(conditional_places);
    NSFreeMapTable(replacements);
    [kept release];
    [super dealloc];
}

@end

@implementation KeyedArchiveReading

- (void)dealloc {
    [archive release];
    if (classes) NSFreeMapTable(classes);
    [decoded release];
    [super dealloc];
}

@end

id archived_nil(void) { return (id)[KeyedArchiveReading class]; }

id *archive_state(id coder) {
    Class class = [coder isKindOfClass:[NSKeyedArchiver class]] ? [NSKeyedArchiver class] : [NSKeyedUnarchiver class];
    return (id *)((char *)coder + ivar_getOffset(class_getInstanceVariable(class, "_internal")));
}

NSString *archive_key(id coder, SEL selector, NSString *key) {
    if (![key isKindOfClass:[NSString class]]) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[%@ %@]: key cannot be nil", [coder class], NSStringFromSelector(selector)];
    }
    return [key hasPrefix:@"$"] ? [@"$" stringByAppendingString:key] : key;
}
