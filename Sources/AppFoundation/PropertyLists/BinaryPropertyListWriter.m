#import "BinaryPropertyList.h"

/// Objects get their numbers breadth first; equal leaves share one.
struct writing {
    NSMutableArray *objects;
    /// Numbers, plus one, of what is there already: of each kind by value, of containers by identity.
    NSMapTable *strings, *data, *dates, *integers, *reals, *references, *containers;
    NSUInteger yes, no;
    unsigned reference_size;
    NSMutableData *output;
};

/// The number under which a keyed archive has an object, if that is what a dictionary says; else nil.
static NSNumber *reference(id object) {
    if (![object isKindOfClass:[NSDictionary class]] || [object count] != 1) return nil;
    NSNumber *number = [object objectForKey:@"CF$UID"];
    return [number isKindOfClass:[NSNumber class]] ? number : nil;
}

static BOOL is_boolean(NSNumber *number) {
    static Class boolean_class;
    if (boolean_class == Nil) boolean_class = [[NSNumber numberWithBool:YES] class];
    return [number isKindOfClass:boolean_class];
}

static BOOL is_real(NSNumber *number) {
    char type = *[number objCType];
    return type == 'f' || type == 'd' || [number isKindOfClass:[NSDecimalNumber class]];
}

/// The number of an object; the next one if it has none yet.
static NSUInteger number_of(struct writing *writing, id object) {
    NSMapTable *table;
    id key = object;
    if ([object isKindOfClass:[NSString class]]) {
        table = writing->strings;
    } else if ([object isKindOfClass:[NSNumber class]]) {
        if (is_boolean(object)) {
            NSUInteger *number = [object boolValue] ? &writing->yes : &writing->no;
            if (*number == 0) {
                [writing->objects addObject:object];
                *number = [writing->objects count];
            }
            return *number - 1;
        }
        table = is_real(object) ? writing->reals : writing->integers;
    } else if ([object isKindOfClass:[NSDate class]]) {
        table = writing->dates;
    } else if ([object isKindOfClass:[NSData class]]) {
        table = writing->data;
    } else if ((key = reference(object))) {
        table = writing->references;
    } else {
        table = writing->containers;
        key = object;
    }
    NSUInteger number = (NSUInteger)NSMapGet(table, key);
    if (number == 0) {
        [writing->objects addObject:object];
        number = [writing->objects count];
        NSMapInsertKnownAbsent(table, key, (void *)number);
    }
    return number - 1;
}

/// A container's references in their order: those of a dictionary's keys first.
static NSArray *children(id object) {
    if ([object isKindOfClass:[NSArray class]]) return object;
    if (![object isKindOfClass:[NSDictionary class]] || reference(object)) return nil;
    NSArray *keys = [object allKeys];
    return [keys arrayByAddingObjectsFromArray:[object objectsForKeys:keys notFoundMarker:[NSNull null]]];
}

static void append(struct writing *writing, uint64_t value, unsigned size) {
    uint8_t bytes[8];
    for (unsigned i = 0; i < size; i++) bytes[i] = (uint8_t)(value >> 8 * (size - 1 - i));
    [writing->output appendBytes:bytes length:size];
}

static unsigned size_of(uint64_t value) { return value < 1 << 8 ? 1 : value < 1 << 16 ? 2 : value >> 32 ? 8 : 4; }

static void append_integer(struct writing *writing, uint64_t value) {
    unsigned size = size_of(value);
    append(writing, 0x10 | (unsigned)__builtin_ctz(size), 1);
    append(writing, value, size);
}

static void append_marker(struct writing *writing, unsigned kind, NSUInteger count) {
    append(writing, kind << 4 | (count < 15 ? (unsigned)count : 15), 1);
    if (count >= 15) append_integer(writing, count);
}

static void append_number(struct writing *writing, NSNumber *number) {
    if (is_boolean(number)) {
        append(writing, [number boolValue] ? 0x09 : 0x08, 1);
    } else if (is_real(number)) {
        float single = [number floatValue];
        double value = [number doubleValue];
        BOOL is_single = *[number objCType] == 'f';
        uint64_t bits = 0;
        uint32_t single_bits;
        memcpy(&bits, &value, sizeof bits);
        memcpy(&single_bits, &single, sizeof single_bits);
        append(writing, is_single ? 0x22 : 0x23, 1);
        append(writing, is_single ? single_bits : bits, is_single ? 4 : 8);
    } else if ((*[number objCType] == 'Q' || *[number objCType] == 'L') && [number unsignedLongLongValue] > INT64_MAX) {
        append(writing, 0x14, 1);
        append(writing, 0, 8);
        append(writing, [number unsignedLongLongValue], 8);
    } else {
        append_integer(writing, (uint64_t)[number longLongValue]);
    }
}

static void append_string(struct writing *writing, NSString *text) {
    NSUInteger length = [text length];
    NSMutableData *buffer = [NSMutableData dataWithLength:length * sizeof(unichar)];
    unichar *units = [buffer mutableBytes];
    [text getCharacters:units range:NSMakeRange(0, length)];
    BOOL is_ascii = YES;
    for (NSUInteger i = 0; i < length && is_ascii; i++) is_ascii = units[i] < 0x80;
    append_marker(writing, is_ascii ? 5 : 6, length);
    uint8_t *bytes = (uint8_t *)units;
    for (NSUInteger i = 0; i < length; i++) {
        unichar unit = units[i];
        if (is_ascii) {
            bytes[i] = (uint8_t)unit;
        } else {
            bytes[2 * i] = (uint8_t)(unit >> 8);
            bytes[2 * i + 1] = (uint8_t)unit;
        }
    }
    [writing->output appendBytes:bytes length:is_ascii ? length : length * 2];
}

static void append_object(struct writing *writing, id object) {
    if ([object isKindOfClass:[NSString class]]) {
        append_string(writing, object);
    } else if ([object isKindOfClass:[NSNumber class]]) {
        append_number(writing, object);
    } else if ([object isKindOfClass:[NSDate class]]) {
        double seconds = [object timeIntervalSinceReferenceDate];
        uint64_t bits;
        memcpy(&bits, &seconds, sizeof bits);
        append(writing, 0x33, 1);
        append(writing, bits, 8);
    } else if ([object isKindOfClass:[NSData class]]) {
        append_marker(writing, 4, [object length]);
        [writing->output appendData:object];
    } else if (reference(object)) {
        uint64_t number = [reference(object) unsignedLongLongValue];
        append(writing, 0x80 | (size_of(number) - 1), 1);
        append(writing, number, size_of(number));
    } else {
        append_marker(writing, [object isKindOfClass:[NSArray class]] ? 10 : 13, [object count]);
        for (id child in children(object)) append(writing, number_of(writing, child), writing->reference_size);
    }
}

NSData *binary_of_property_list(id list) {
    struct writing writing = {.objects = [NSMutableArray array], .output = [NSMutableData data]};
    NSMapTable **tables[] = {&writing.strings, &writing.data,       &writing.dates,     &writing.integers,
                             &writing.reals,   &writing.references, &writing.containers};
    for (int i = 0; i < 7; i++) {
        BOOL is_by_identity = tables[i] == &writing.containers;
        *tables[i] = NSCreateMapTable(is_by_identity ? NSNonOwnedPointerMapKeyCallBacks : NSObjectMapKeyCallBacks,
                                      NSIntegerMapValueCallBacks, 0);
    }
    number_of(&writing, list);
    for (NSUInteger i = 0; i < [writing.objects count]; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        for (id child in children([writing.objects objectAtIndex:i])) number_of(&writing, child);
        [pool drain];
    }
    NSUInteger count = [writing.objects count];
    writing.reference_size = size_of(count);
    [writing.output appendBytes:"bplist00" length:8];
    NSMutableData *offsets = [NSMutableData dataWithLength:count * sizeof(uint64_t)];
    for (NSUInteger i = 0; i < count; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        ((uint64_t *)[offsets mutableBytes])[i] = [writing.output length];
        append_object(&writing, [writing.objects objectAtIndex:i]);
        [pool drain];
    }
    uint64_t table = [writing.output length];
    unsigned offset_size = size_of(table);
    for (NSUInteger i = 0; i < count; i++) append(&writing, ((const uint64_t *)[offsets bytes])[i], offset_size);
    append(&writing, 0, 6);
    append(&writing, offset_size, 1);
    append(&writing, writing.reference_size, 1);
    append(&writing, count, 8);
    append(&writing, 0, 8);
    append(&writing, table, 8);
    for (int i = 0; i < 7; i++) NSFreeMapTable(*tables[i]);
    return writing.output;
}
