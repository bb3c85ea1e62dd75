// Checks for NSUnarchiver, which is not public on the phone: GNUstep's trusts the references and counts in an archive.

#import "Runtime/Installation.h"
#import "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

FAMILY_METHOD(read_tag, void, NSData *, unsigned char *, unsigned int *, unsigned int *)

/// References begin with 1, since the first entry of each table is not used.
static void read_tag(read_tag_former *former, NSData *data, SEL selector, unsigned char *tag, unsigned int *reference,
                     unsigned int *cursor) {
    // The caller passes NULL if it expects no reference.
    unsigned number = 1;
    if (reference == NULL) reference = &number;
    former(data, selector, tag, reference, cursor);
    if (!(*tag & _GSC_XREF) || !(*tag & _GSC_SIZE) || *reference > 0) return;
    [NSException raise:NSInternalInconsistencyException format:@"*** archive refers to what it does not have"];
}

// MARK: Counts

static ptrdiff_t data_offset, cursor_offset;

/// Raises if a collection, string or data claims more elements than there are bytes left, since memory for all is
/// allocated before the first is read. The count is read from the archive without advancing.
static void check_count(NSCoder *coder, const char *type) {
    static Class unarchiver;
    if (unarchiver == Nil) unarchiver = objc_lookUpClass("NSUnarchiver");
    if (![coder isKindOfClass:unarchiver] || [coder allowsKeyedCoding]) return;
    unsigned *cursor = (unsigned *)((char *)coder + cursor_offset);
    NSUInteger length = [*(NSData **)((char *)coder + data_offset) length];
    unsigned start = *cursor;
    // Large enough for all types of counts; the machine's first byte is the lowest.
    unsigned long count = 0;
    [coder decodeValueOfObjCType:type at:&count];
    BOOL is_possible = *cursor <= length && count <= length - *cursor;
    *cursor = start;
    if (is_possible) return;
    [NSException raise:NSInternalInconsistencyException format:@"*** archive names more objects than it has"];
}

/// The highest count of an object in a counted set; counting higher takes too long.
enum { MostTimes = 1 << 20 };

FAMILY_METHOD(read_row, id, id, NSCoder *)

static id read_row(read_row_former *former, id row, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned));
    return former(row, selector, coder);
}

FAMILY_METHOD(read_set, id, id, NSCoder *)

static id read_set(read_set_former *former, id set, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned));
    return former(set, selector, coder);
}

FAMILY_METHOD(read_text, id, id, NSCoder *)

static id read_text(read_text_former *former, id text, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned));
    return former(text, selector, coder);
}

FAMILY_METHOD(read_data, NSData *, NSCoder *)

static NSData *read_data(read_data_former *former, NSCoder *coder, SEL selector) {
    check_count(coder, @encode(unsigned));
    return former(coder, selector);
}

FAMILY_METHOD(read_bytes, id, id, NSCoder *)

static id read_bytes(read_bytes_former *former, id data, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned));
    return former(data, selector, coder);
}

FAMILY_METHOD(read_mutable, id, id, NSCoder *)

static id read_mutable(read_mutable_former *former, id data, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned long));
    return former(data, selector, coder);
}

FAMILY_METHOD(read_value, void, NSData *, void *, const char *, unsigned *, id)

/// A C string begins with its length, highest byte first; it is checked before memory is allocated.
static void read_value(read_value_former *former, NSData *data, SEL selector, void *value, const char *type, unsigned *cursor,
                       id context) {
    NSUInteger length = [data length];
    if (*type == '*' && *cursor <= length && length - *cursor >= 4) {
        const unsigned char *bytes = (const unsigned char *)[data bytes] + *cursor;
        uint32_t count = (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
        if (count != UINT32_MAX && count > length - *cursor - 4) {
            [NSException raise:NSInternalInconsistencyException format:@"*** archive ends within a text"];
        }
    }
    former(data, selector, value, type, cursor, context);
}

/// Each object is followed by its count in the set.
static id read_counted_set(NSCountedSet *set, SEL selector, NSCoder *coder) {
    check_count(coder, @encode(unsigned));
    unsigned count = 0;
    [coder decodeValueOfObjCType:@encode(unsigned) at:&count];
    set = [set init];
    for (unsigned i = 0; i < count; i++) {
        id object = [coder decodeObject];
        unsigned times = 0;
        [coder decodeValueOfObjCType:@encode(unsigned) at:&times];
        if (object == nil || times == 0 || times > MostTimes) {
            [NSException raise:NSInternalInconsistencyException format:@"*** the archived set is broken"];
        }
        for (unsigned time = 0; time < times; time++) [set addObject:object];
    }
    return set;
}

FAMILY_METHOD(read_header, void, id, unsigned *, unsigned *, unsigned *, unsigned *, unsigned *)

/// The sizes of tables in the header are only initial capacities, so large ones are reduced.
static void read_header(read_header_former *former, id unarchiver, SEL selector, unsigned *cursor, unsigned *version,
                        unsigned *classes, unsigned *objects, unsigned *pointers) {
    former(unarchiver, selector, cursor, version, classes, objects, pointers);
    unsigned *sizes[] = {classes, objects, pointers};
    for (int i = 0; i < 3; i++) *sizes[i] = MIN(*sizes[i], 1024);
}

INSTALL(streamed_archives) {
    static const char *const classes[] = {"NSData", "NSDataStatic", "NSDataMalloc", "NSMutableDataMalloc", NULL};
    static const char *const bytes[] = {"NSDataMalloc", "NSMutableDataMalloc", NULL}, *const mutable[] = {"NSMutableData", NULL};
    replace_family_method(&read_value_family, @selector(deserializeDataAt:ofObjCType:atCursor:context:), classes);
    replace_family_method(&read_bytes_family, @selector(initWithCoder:), bytes);
    replace_family_method(&read_mutable_family, @selector(initWithCoder:), mutable);
    replace_family_method(&read_tag_family, @selector(deserializeTypeTag:andCrossRef:atCursor:), classes);
    static const char *const rows[] = {"NSArray",      "GSPlaceholderArray", "GSArray",             "GSMutableArray",
                                       "NSDictionary", "GSDictionary",       "GSMutableDictionary", NULL};
    static const char *const sets[] = {"NSSet", "GSSet", "GSMutableSet", NULL};
    static const char *const counted_sets[] = {"NSCountedSet", "GSCountedSet", NULL};
    static const char *const texts[] = {"NSString", NULL};
    static const char *const unarchivers[] = {"NSUnarchiver", NULL};
    replace_family_method(&read_row_family, @selector(initWithCoder:), rows);
    replace_family_method(&read_set_family, @selector(initWithCoder:), sets);
    replace_method_of_classes(@selector(initWithCoder:), (IMP)read_counted_set, counted_sets);
    replace_family_method(&read_text_family, @selector(initWithCoder:), texts);
    replace_family_method(&read_data_family, @selector(decodeDataObject), unarchivers);
    Class unarchiver = objc_lookUpClass("NSUnarchiver");
    replace_family_method(&read_header_family, @selector(deserializeHeaderAt:version:classes:objects:pointers:),
                          unarchivers);
    data_offset = ivar_getOffset(class_getInstanceVariable(unarchiver, "data"));
    cursor_offset = ivar_getOffset(class_getInstanceVariable(unarchiver, "cursor"));
}
