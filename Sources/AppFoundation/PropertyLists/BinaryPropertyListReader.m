#import "BinaryPropertyList.h"
#include <string.h>

enum { HeaderLength = 8, TrailerLength = 32, DeepestLevel = 512, MostObjects = 1 << 24 };

struct reading {
    const uint8_t *bytes;
    uint64_t length, object_count, table;
    unsigned offset_size, reference_size;
    BOOL has_mutable_containers, has_mutable_leaves;
    /// Objects by their numbers, as far as they are known: those that may stand in several places.
    id *known;
    /// Containers by their numbers that are being read.
    uint8_t *is_open;
    uint64_t made;
};

BOOL is_binary_property_list(NSData *data) {
    return [data length] >= HeaderLength && memcmp([data bytes], "bplist0", 7) == 0;
}

static uint64_t big_endian(const uint8_t *bytes, unsigned size) {
    uint64_t value = 0;
    for (unsigned i = 0; i < size; i++) value = value << 8 | bytes[i];
    return value;
}

/// Whether that many bytes from a place on belong to the objects.
static BOOL has_bytes(const struct reading *reading, uint64_t place, uint64_t count) {
    return place <= reading->table && count <= reading->table - place;
}

/// Reads how many bytes, characters or elements an object has, and moves on to the first of them.
static BOOL read_count(const struct reading *reading, uint64_t *place, uint64_t *count) {
    uint8_t low = reading->bytes[(*place)++] & 15;
    *count = low;
    if (low != 15) return YES;
    if (!has_bytes(reading, *place, 1) || reading->bytes[*place] >> 4 != 1) return NO;
    unsigned size = 1u << (reading->bytes[(*place)++] & 15);
    if (size > 8 || !has_bytes(reading, *place, size)) return NO;
    *count = big_endian(reading->bytes + *place, size);
    *place += size;
    return YES;
}

static NSNumber *integer(const uint8_t *bytes, unsigned size) {
    // Those of sixteen bytes are the unsigned ones that eight cannot hold.
    if (size == 16) return [NSNumber numberWithUnsignedLongLong:big_endian(bytes + 8, 8)];
    return [NSNumber numberWithLongLong:(long long)big_endian(bytes, size)];
}

static double real(const uint8_t *bytes, unsigned size) {
    uint64_t bits = big_endian(bytes, size);
    if (size == 4) {
        uint32_t half = (uint32_t)bits;
        float value;
        memcpy(&value, &half, sizeof value);
        return value;
    }
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static NSString *ascii(const struct reading *reading, uint64_t place, uint64_t count) {
    Class class = reading->has_mutable_leaves ? [NSMutableString class] : [NSString class];
    return [[[class alloc] initWithBytes:reading->bytes + place
                                  length:(NSUInteger)count
                                encoding:NSISOLatin1StringEncoding] autorelease];
}

static NSString *utf16(const struct reading *reading, uint64_t place, uint64_t count) {
    Class class = reading->has_mutable_leaves ? [NSMutableString class] : [NSString class];
    NSMutableData *buffer = [NSMutableData dataWithLength:(NSUInteger)count * sizeof(unichar)];
    unichar *units = [buffer mutableBytes];
    for (uint64_t i = 0; i < count; i++) units[i] = (unichar)big_endian(reading->bytes + place + 2 * i, 2);
    return [class stringWithCharacters:units length:(NSUInteger)count];
}

static id read_object(struct reading *reading, uint64_t number, int level);

/// An array or a dictionary, whose references begin at a place.
static id container(struct reading *reading, uint64_t place, uint64_t count, BOOL has_keys, int level) {
    uint64_t references = has_keys ? count * 2 : count;
    if (count > reading->length || !has_bytes(reading, place, references * reading->reference_size)) return nil;
    NSMutableArray *elements = [NSMutableArray arrayWithCapacity:(NSUInteger)references];
    for (uint64_t i = 0; i < references; i++) {
        const uint8_t *reference = reading->bytes + place + i * reading->reference_size;
        id element = read_object(reading, big_endian(reference, reading->reference_size), level + 1);
        if (element == nil) return nil;
        [elements addObject:element];
    }
    if (!has_keys) return reading->has_mutable_containers ? elements : [[elements copy] autorelease];
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionaryWithCapacity:(NSUInteger)count];
    for (NSUInteger i = 0; i < count; i++) {
        id key = [elements objectAtIndex:i];
        if (![key isKindOfClass:[NSString class]] && ![key isKindOfClass:[NSNumber class]]) return nil;
        [dictionary setObject:[elements objectAtIndex:(NSUInteger)count + i] forKey:key];
    }
    return reading->has_mutable_containers ? dictionary : [[dictionary copy] autorelease];
}

static id make_object(struct reading *reading, uint64_t place, int level) {
    uint8_t marker = reading->bytes[place], kind = marker >> 4;
    if (kind <= 3 || kind == 8) {
        unsigned size = kind == 8 ? (marker & 15) + 1u : 1u << (marker & 15);
        if (marker == 0x00) return [NSNull null];
        if (marker == 0x08 || marker == 0x09) return [NSNumber numberWithBool:marker & 1];
        if (kind == 0 || size > 16 || !has_bytes(reading, place + 1, size)) return nil;
        const uint8_t *bytes = reading->bytes + place + 1;
        if (kind == 1) return integer(bytes, size);
        if (kind == 8) return size <= 8 ? [NSDictionary dictionaryWithObject:integer(bytes, size) forKey:@"CF$UID"] : nil;
        if (size != 8 && !(kind == 2 && size == 4)) return nil;
        if (kind == 3) return [NSDate dateWithTimeIntervalSinceReferenceDate:real(bytes, 8)];
        return size == 4 ? [NSNumber numberWithFloat:(float)real(bytes, 4)] : [NSNumber numberWithDouble:real(bytes, 8)];
    }
    uint64_t count;
    if (!read_count(reading, &place, &count)) return nil;
    switch (kind) {
    case 4: {
        if (!has_bytes(reading, place, count)) return nil;
        Class class = reading->has_mutable_leaves ? [NSMutableData class] : [NSData class];
        return [class dataWithBytes:reading->bytes + place length:(NSUInteger)count];
    }
    case 5: return has_bytes(reading, place, count) ? ascii(reading, place, count) : nil;
    case 6: return count <= reading->length && has_bytes(reading, place, count * 2) ? utf16(reading, place, count) : nil;
    case 10: return container(reading, place, count, NO, level);
    case 13: return container(reading, place, count, YES, level);
    default: return nil;
    }
}

static id read_object(struct reading *reading, uint64_t number, int level) {
    if (number >= reading->object_count || level > DeepestLevel || reading->made++ > MostObjects) return nil;
    if (reading->known[number]) return reading->known[number];
    if (reading->is_open[number]) return nil;
    uint64_t place = big_endian(reading->bytes + reading->table + number * reading->offset_size, reading->offset_size);
    if (place < HeaderLength || !has_bytes(reading, place, 1)) return nil;
    reading->is_open[number] = 1;
    id object = make_object(reading, place, level);
    reading->is_open[number] = 0;
    // What can be changed stands in one place alone.
    uint8_t kind = reading->bytes[place] >> 4;
    BOOL is_mutable = kind >= 10 ? reading->has_mutable_containers : kind >= 4 && reading->has_mutable_leaves;
    if (!is_mutable || kind == 8) reading->known[number] = [object retain];
    return object;
}

id property_list_of_binary(NSData *data, NSPropertyListReadOptions options) {
    uint64_t length = [data length];
    if (!is_binary_property_list(data) || length < HeaderLength + TrailerLength + 2) return nil;
    const uint8_t *trailer = (const uint8_t *)[data bytes] + length - TrailerLength;
    struct reading reading = {.bytes = [data bytes],
                              .length = length,
                              .offset_size = trailer[6],
                              .reference_size = trailer[7],
                              .object_count = big_endian(trailer + 8, 8),
                              .table = big_endian(trailer + 24, 8),
                              .has_mutable_containers = options != NSPropertyListImmutable,
                              .has_mutable_leaves = options == NSPropertyListMutableContainersAndLeaves};
    if (reading.offset_size - 1 > 7 || reading.reference_size - 1 > 7) return nil;
    uint64_t limit = length - TrailerLength;
    if (reading.table <= HeaderLength || reading.table > limit) return nil;
    if (reading.object_count > (limit - reading.table) / reading.offset_size) return nil;
    reading.known = calloc((size_t)reading.object_count + 1, sizeof(id));
    reading.is_open = calloc((size_t)reading.object_count + 1, 1);
    id list = nil;
    if (reading.known && reading.is_open) {
        list = [[read_object(&reading, big_endian(trailer + 16, 8), 0) retain] autorelease];
        for (uint64_t i = 0; i < reading.object_count; i++) [reading.known[i] release];
    }
    free(reading.known);
    free(reading.is_open);
    return list;
}
