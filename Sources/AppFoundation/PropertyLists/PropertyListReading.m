#import "PropertyListReference.h"
#import "PropertyListTable.h"

enum { DeepestLevel = 512, MostObjects = 1 << 24 };

struct reading {
    const struct plist *list;
    BOOL has_mutable_containers, has_mutable_leaves, keeps_first;
    /// The objects made so far, by their places, for those that may be referred to several times.
    id *known;
    /// Marks of the containers that are being made, by their places.
    uint8_t *is_open;
    size_t made;
};

static id object_at(struct reading *reading, size_t place, int level);

static NSString *text(const struct reading *reading, const struct plist_value *value) {
    Class class = reading->has_mutable_leaves ? [NSMutableString class] : [NSString class];
    if (value->kind == plist_kind_wide_text) return [class stringWithCharacters:value->units length:value->count];
    const uint8_t *bytes = value->bytes;
    NSString *text = [[class alloc] initWithBytes:bytes length:value->count encoding:NSUTF8StringEncoding];
    // Binary lists by other programs may have MacRoman text marked as ASCII.
    if (text == nil) text = [[class alloc] initWithBytes:bytes length:value->count encoding:NSISOLatin1StringEncoding];
    return [text autorelease];
}

static id array(struct reading *reading, const struct plist_value *value, int level) {
    NSMutableArray *elements = [NSMutableArray arrayWithCapacity:value->count];
    for (size_t i = 0; i < value->count; i++) {
        id element = object_at(reading, reading->list->links[value->first + i], level + 1);
        if (element == nil) return nil;
        [elements addObject:element];
    }
    return reading->has_mutable_containers ? elements : [[elements copy] autorelease];
}

static id dictionary(struct reading *reading, const struct plist_value *value, int level) {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionaryWithCapacity:value->count / 2];
    const uint32_t *links = reading->list->links + value->first;
    for (size_t i = 0; i < value->count; i += 2) {
        id key = object_at(reading, links[i], level + 1), object = object_at(reading, links[i + 1], level + 1);
        if (object == nil || (![key isKindOfClass:[NSString class]] && ![key isKindOfClass:[NSNumber class]])) return nil;
        if (!reading->keeps_first || [dictionary objectForKey:key] == nil) [dictionary setObject:object forKey:key];
    }
    return reading->has_mutable_containers ? dictionary : [[dictionary copy] autorelease];
}

static id make_object(struct reading *reading, const struct plist_value *value, int level) {
    switch ((enum plist_kind)value->kind) {
    case plist_kind_null: return [NSNull null];
    case plist_kind_boolean: return [NSNumber numberWithBool:value->integer != 0];
    case plist_kind_integer: return [NSNumber numberWithLongLong:value->integer];
    case plist_kind_unsigned: return [NSNumber numberWithUnsignedLongLong:(unsigned long long)value->integer];
    case plist_kind_single: return [NSNumber numberWithFloat:(float)value->real];
    case plist_kind_real: return [NSNumber numberWithDouble:value->real];
    case plist_kind_date: return [NSDate dateWithTimeIntervalSinceReferenceDate:value->real];
    case plist_kind_data: {
        Class class = reading->has_mutable_leaves ? [NSMutableData class] : [NSData class];
        return [class dataWithBytes:value->bytes length:value->count];
    }
    case plist_kind_text:
    case plist_kind_wide_text: return text(reading, value);
    case plist_kind_reference:
        return [PropertyListReference referenceToPlace:(unsigned long long)value->integer];
    case plist_kind_array: return array(reading, value, level);
    case plist_kind_dictionary: return dictionary(reading, value, level);
    }
    return nil;
}

static id object_at(struct reading *reading, size_t place, int level) {
    if (level > DeepestLevel || reading->made++ > MostObjects || reading->is_open[place]) return nil;
    if (reading->known[place]) return reading->known[place];
    const struct plist_value *value = &reading->list->values[place];
    reading->is_open[place] = 1;
    id object = make_object(reading, value, level);
    reading->is_open[place] = 0;
    // Mutable objects are not shared between places.
    BOOL is_container = value->kind == plist_kind_array || value->kind == plist_kind_dictionary;
    BOOL is_leaf = value->kind == plist_kind_data || value->kind == plist_kind_text || value->kind == plist_kind_wide_text;
    BOOL is_mutable = is_container ? reading->has_mutable_containers : is_leaf && reading->has_mutable_leaves;
    if (!is_mutable) reading->known[place] = [object retain];
    return object;
}

static id read_value(struct reading reading, size_t place) {
    size_t count = reading.list->count;
    reading.known = calloc(count + 1, sizeof(id));
    reading.is_open = calloc(count + 1, 1);
    id object = nil;
    if (reading.known && reading.is_open) {
        object = [[object_at(&reading, place, 0) retain] autorelease];
        for (size_t i = 0; i < count; i++) [reading.known[i] release];
    }
    free(reading.known);
    free(reading.is_open);
    return object;
}

id property_list_of_table(const struct plist *list, NSPropertyListReadOptions options, BOOL keeps_first) {
    struct reading reading = {.list = list,
                              .keeps_first = keeps_first,
                              .has_mutable_containers = options != NSPropertyListImmutable,
                              .has_mutable_leaves = options == NSPropertyListMutableContainersAndLeaves};
    return read_value(reading, list->root);
}

id property_list_value(const struct plist *list, size_t place) {
    struct reading reading = {.list = list};
    const struct plist_value *value = &list->values[place];
    // A leaf needs no table of objects.
    if (value->kind != plist_kind_array && value->kind != plist_kind_dictionary) return make_object(&reading, value, 0);
    return read_value(reading, place);
}
