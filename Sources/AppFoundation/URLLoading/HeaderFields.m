#import "HeaderFields.h"

/// A field, with the number that its name has without regard to case.
struct header_field {
    NSString *name, *value;
    uint32_t hash;
    /// The value is one's own mutable string, to which more can be joined: a server may send very many fields of one name.
    BOOL is_open;
};

// MARK: Names, of which only the letters of ASCII have a case

/// Longer names than HTTP has are compared by Foundation.
enum { LongestName = 128, LeastCapacity = 8 };

/// The characters of a name without its case.
/// - Returns: NO for a name that is longer than those of HTTP are.
static BOOL get_folded(NSString *name, unichar *units, NSUInteger *count) {
    *count = [name length];
    if (*count > LongestName) return NO;
    [name getCharacters:units range:NSMakeRange(0, *count)];
    for (NSUInteger i = 0; i < *count; i++) {
        if (units[i] >= 'A' && units[i] <= 'Z') units[i] |= 0x20;
    }
    return YES;
}

static uint32_t hash_of(NSString *name) {
    unichar units[LongestName];
    NSUInteger count;
    uint32_t hash = 5381;
    if (!get_folded(name, units, &count)) return (uint32_t)count;
    for (NSUInteger i = 0; i < count; i++) hash = hash * 33 + units[i];
    return hash;
}

static BOOL are_equal(NSString *one, NSString *other) {
    unichar units[LongestName], others[LongestName];
    NSUInteger count, other_count;
    if (one == other) return YES;
    if (get_folded(one, units, &count) && get_folded(other, others, &other_count)) {
        return count == other_count && memcmp(units, others, count * sizeof *units) == 0;
    }
    return [one caseInsensitiveCompare:other] == NSOrderedSame;
}

@implementation HeaderFields

/// The place of a name, or the free place in which it would be.
static uint32_t *place_of(HeaderFields *self, NSString *name, uint32_t hash) {
    NSUInteger mask = self->capacity * 2 - 1;
    for (NSUInteger i = hash & mask;; i = (i + 1) & mask) {
        uint32_t *place = &self->places[i];
        if (*place == 0) return place;
        struct header_field *field = &self->fields[*place - 1];
        if (field->hash == hash && are_equal(field->name, name)) return place;
    }
}

static void make_room(HeaderFields *self) {
    if (self->count < self->capacity) return;
    self->capacity = self->capacity ? self->capacity * 2 : LeastCapacity;
    self->fields = realloc(self->fields, self->capacity * sizeof *self->fields);
    free(self->places);
    self->places = calloc(self->capacity * 2, sizeof *self->places);
    if (self->fields == NULL || self->places == NULL) abort();
    for (NSUInteger i = 0; i < self->count; i++) {
        *place_of(self, self->fields[i].name, self->fields[i].hash) = (uint32_t)i + 1;
    }
}

/// The field of a name; NULL for none.
static struct header_field *field_of(HeaderFields *self, NSString *name) {
    if (self->count == 0) return NULL;
    uint32_t place = *place_of(self, name, hash_of(name));
    return place ? &self->fields[place - 1] : NULL;
}

static void add(HeaderFields *self, NSString *name, NSString *value) {
    make_room(self);
    uint32_t hash = hash_of(name), *place = place_of(self, name, hash);
    if (*place) {
        NSString *former = self->fields[*place - 1].value;
        self->fields[*place - 1].value = [value retain];
        [former release];
        return;
    }
    self->fields[self->count++] = (struct header_field){[name copy], [value retain], hash, NO};
    *place = (uint32_t)self->count;
}

- (id)initWithFields:(NSDictionary *)others {
    for (NSString *name in others) {
        if ([name isKindOfClass:[NSString class]]) add(self, name, [others objectForKey:name]);
    }
    return self;
}

- (void)dealloc {
    for (NSUInteger i = 0; i < count; i++) {
        [fields[i].name release];
        [fields[i].value release];
    }
    free(fields);
    free(places);
    [super dealloc];
}

- (void)joinValue:(NSString *)value forName:(NSString *)name {
    struct header_field *known = field_of(self, name);
    if (known == NULL) return add(self, name, value);
    if (!known->is_open) {
        NSString *first = known->value;
        known->value = [first mutableCopy];
        known->is_open = YES;
        [first release];
    }
    [(NSMutableString *)known->value appendString:@", "];
    [(NSMutableString *)known->value appendString:value];
}

- (void)endJoining {
    for (NSUInteger i = 0; i < count; i++) {
        if (!fields[i].is_open) continue;
        NSString *joined = fields[i].value;
        fields[i].value = [joined copy];
        fields[i].is_open = NO;
        [joined release];
    }
}

- (NSUInteger)count { return count; }

- (NSEnumerator *)keyEnumerator {
    NSMutableArray *names = [NSMutableArray arrayWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) [names addObject:fields[i].name];
    return [names objectEnumerator];
}

- (id)objectForKey:(id)key {
    if (![key isKindOfClass:[NSString class]]) return nil;
    struct header_field *field = field_of(self, key);
    return field ? field->value : nil;
}

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    NSMutableDictionary *copy = [[NSMutableDictionary alloc] initWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) [copy setObject:fields[i].value forKey:fields[i].name];
    return copy;
}

- (Class)classForCoder { return [NSDictionary class]; }
- (id)replacementObjectForCoder:(NSCoder *)coder {
    return [NSDictionary dictionaryWithDictionary:[[self mutableCopy] autorelease]];
}

@end

NSDictionary *header_fields_of(NSDictionary *fields) {
    if (fields == nil || [fields isKindOfClass:[HeaderFields class]]) return fields;
    return [[[HeaderFields alloc] initWithFields:fields] autorelease];
}
