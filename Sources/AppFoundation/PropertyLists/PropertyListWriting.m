#import "PropertyListReference.h"
#import "PropertyListTable.h"

/// Objects get their places breadth first; equal leaves share one.
struct writing {
    struct plist *list;
    NSMutableArray *objects;
    /// Places, plus one, of the objects added so far: leaves by value, containers by identity.
    NSMapTable *strings, *data, *dates, *integers, *reals, *references, *containers;
    NSUInteger yes, no;
    BOOL is_sorted;
};

static BOOL is_boolean(NSNumber *number) {
    static Class boolean_class;
    if (boolean_class == Nil) boolean_class = [[NSNumber numberWithBool:YES] class];
    return [number isKindOfClass:boolean_class];
}

static BOOL is_real(NSNumber *number) {
    char type = *[number objCType];
    return type == 'f' || type == 'd' || [number isKindOfClass:[NSDecimalNumber class]];
}

/// The place of an object; the next one if it has none yet.
static NSUInteger place_of(struct writing *writing, id object) {
    NSMapTable *table;
    if ([object isKindOfClass:[NSString class]]) {
        table = writing->strings;
    } else if ([object isKindOfClass:[NSNumber class]]) {
        if (is_boolean(object)) {
            NSUInteger *place = [object boolValue] ? &writing->yes : &writing->no;
            if (*place == 0) {
                [writing->objects addObject:object];
                *place = [writing->objects count];
            }
            return *place - 1;
        }
        table = is_real(object) ? writing->reals : writing->integers;
    } else if ([object isKindOfClass:[NSDate class]]) {
        table = writing->dates;
    } else if ([object isKindOfClass:[NSData class]]) {
        table = writing->data;
    } else {
        BOOL is_reference = [object isKindOfClass:[PropertyListReference class]];
        table = is_reference ? writing->references : writing->containers;
    }
    NSUInteger place = (NSUInteger)NSMapGet(table, object);
    if (place == 0) {
        [writing->objects addObject:object];
        place = [writing->objects count];
        NSMapInsertKnownAbsent(table, object, (void *)place);
    }
    return place - 1;
}

static void add_number(struct writing *writing, NSNumber *number) {
    char type = *[number objCType];
    struct plist_value value = {plist_kind_integer, .integer = [number longLongValue]};
    if (is_boolean(number)) {
        value = (struct plist_value){plist_kind_boolean, .integer = [number boolValue]};
    } else if (is_real(number)) {
        value = (struct plist_value){type == 'f' ? plist_kind_single : plist_kind_real, .real = [number doubleValue]};
    } else if ((type == 'Q' || type == 'L') && [number unsignedLongLongValue] > INT64_MAX) {
        value = (struct plist_value){plist_kind_unsigned, .integer = (int64_t)[number unsignedLongLongValue]};
    }
    plist_add(writing->list, value);
}

static void add_string(struct writing *writing, NSString *text) {
    NSUInteger length = [text length];
    unichar few[256], *units = length > 256 ? malloc(length * sizeof *units) : few;
    if (units == NULL) [NSException raise:NSMallocException format:@"no memory for a text of a property list"];
    [text getCharacters:units range:NSMakeRange(0, length)];
    plist_add_units(writing->list, units, length);
    if (units != few) free(units);
}

static void add_container(struct writing *writing, id container) {
    BOOL is_dictionary = [container isKindOfClass:[NSDictionary class]];
    NSArray *elements = is_dictionary ? [container allKeys] : container;
    if (is_dictionary && writing->is_sorted) elements = [elements sortedArrayUsingSelector:@selector(compare:)];
    NSMutableData *room = [NSMutableData dataWithLength:[elements count] * 2 * sizeof(uint32_t)];
    uint32_t *places = [room mutableBytes];
    size_t count = 0;
    for (id element in elements) {
        places[count++] = (uint32_t)place_of(writing, element);
        if (is_dictionary) places[count++] = (uint32_t)place_of(writing, [container objectForKey:element]);
    }
    plist_add_collection(writing->list, is_dictionary ? plist_kind_dictionary : plist_kind_array, places, count);
}

static void add_object(struct writing *writing, id object) {
    if ([object isKindOfClass:[NSString class]]) {
        add_string(writing, object);
    } else if ([object isKindOfClass:[NSNumber class]]) {
        add_number(writing, object);
    } else if ([object isKindOfClass:[NSDate class]]) {
        plist_add(writing->list,
                  (struct plist_value){plist_kind_date, .real = [object timeIntervalSinceReferenceDate]});
    } else if ([object isKindOfClass:[NSData class]]) {
        plist_add_bytes(writing->list, plist_kind_data, [object bytes], [object length]);
    } else if ([object isKindOfClass:[PropertyListReference class]]) {
        int64_t place = (int64_t)((PropertyListReference *)object)->place;
        plist_add(writing->list, (struct plist_value){plist_kind_reference, .integer = place});
    } else {
        add_container(writing, object);
    }
}

struct plist *table_of_property_list(id list, BOOL is_sorted) {
    struct writing writing = {.list = plist_make(), .objects = [NSMutableArray array], .is_sorted = is_sorted};
    NSMapTable **tables[] = {&writing.strings, &writing.data,       &writing.dates,     &writing.integers,
                             &writing.reals,   &writing.references, &writing.containers};
    for (int i = 0; i < 7; i++) {
        BOOL is_by_identity = tables[i] == &writing.containers;
        *tables[i] = NSCreateMapTable(is_by_identity ? NSNonOwnedPointerMapKeyCallBacks : NSObjectMapKeyCallBacks,
                                      NSIntegerMapValueCallBacks, 0);
    }
    place_of(&writing, list);
    for (NSUInteger i = 0; i < [writing.objects count]; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        add_object(&writing, [writing.objects objectAtIndex:i]);
        [pool drain];
    }
    for (int i = 0; i < 7; i++) NSFreeMapTable(*tables[i]);
    return writing.list;
}
