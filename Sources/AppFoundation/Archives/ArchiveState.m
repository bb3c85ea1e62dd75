#define _GNU_SOURCE
#import "ArchiveState.h"
#include <objc/runtime.h>
#include <pthread.h>

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
    plist_free(list);
    free(text);
    [data release];
    if (classes) NSFreeMapTable(classes);
    [decoded release];
    [super dealloc];
}

@end

/// The stack that is kept free: enough to raise an exception and to report it.
static const uintptr_t spare_stack = 128 << 10;

/// The lowest address of this thread's stack that may be used, 0 while it is not known, 1 if it cannot be.
static uintptr_t lowest_address(void) {
    static _Thread_local uintptr_t lowest;
    if (lowest == 0) {
        pthread_attr_t attributes;
        void *start = NULL;
        size_t size = 0;
        lowest = 1;
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            if (pthread_attr_getstack(&attributes, &start, &size) == 0) lowest = (uintptr_t)start + spare_stack;
            pthread_attr_destroy(&attributes);
        }
    }
    return lowest;
}

BOOL archive_is_too_deep(void) { return (uintptr_t)__builtin_frame_address(0) < lowest_address(); }

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
    const char *text = [key UTF8String];
    return text && keyed_archive_escapes(text, strlen(text)) ? [@"$" stringByAppendingString:key] : key;
}
