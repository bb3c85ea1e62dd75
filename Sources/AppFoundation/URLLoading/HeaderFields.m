#import "HeaderFields.h"

@interface HeaderFields : NSDictionary {
    /// The names as they were written.
    NSMutableArray *names;
    /// The values by name, without regard to case.
    NSMapTable *values;
}
@end

// MARK: Names, of which only the letters of ASCII have a case

/// The characters of a name without its case.
/// - Returns: NO for a name that is longer than those of HTTP are.
static BOOL get_folded(NSString *name, unichar *units, NSUInteger *count) {
    enum { LongestName = 128 };
    *count = [name length];
    if (*count > LongestName) return NO;
    [name getCharacters:units range:NSMakeRange(0, *count)];
    for (NSUInteger i = 0; i < *count; i++) {
        if (units[i] >= 'A' && units[i] <= 'Z') units[i] |= 0x20;
    }
    return YES;
}

static NSUInteger hash_of(NSMapTable *table, const void *name) {
    unichar units[128];
    NSUInteger count, hash = 5381;
    if (!get_folded((id)name, units, &count)) return count;
    for (NSUInteger i = 0; i < count; i++) hash = hash * 33 + units[i];
    return hash;
}

static BOOL are_equal(NSMapTable *table, const void *one, const void *other) {
    unichar units[128], others[128];
    NSUInteger count, other_count;
    if (one == other) return YES;
    if (get_folded((id)one, units, &count) && get_folded((id)other, others, &other_count)) {
        return count == other_count && memcmp(units, others, count * sizeof *units) == 0;
    }
    return [(NSString *)one caseInsensitiveCompare:(NSString *)other] == NSOrderedSame;
}

@implementation HeaderFields

- (id)initWithCapacity:(NSUInteger)capacity {
    NSMapTableKeyCallBacks keys = NSObjectMapKeyCallBacks;
    keys.hash = hash_of;
    keys.isEqual = are_equal;
    names = [[NSMutableArray alloc] initWithCapacity:capacity];
    values = NSCreateMapTable(keys, NSObjectMapValueCallBacks, capacity);
    return self;
}

- (void)dealloc {
    [names release];
    NSFreeMapTable(values);
    [super dealloc];
}

static void add(HeaderFields *self, NSString *name, NSString *value) {
    if (![name isKindOfClass:[NSString class]]) return;
    if (NSMapGet(self->values, name) == nil) [self->names addObject:name];
    NSMapInsert(self->values, name, value);
}

/// Fields of one name are joined by commas, as in one line.
static void join(HeaderFields *self, NSString *name, NSString *value) {
    NSString *known = NSMapGet(self->values, name);
    add(self, name, known ? [NSString stringWithFormat:@"%@, %@", known, value] : value);
}

- (NSUInteger)count { return [names count]; }
- (NSEnumerator *)keyEnumerator { return [names objectEnumerator]; }
- (id)objectForKey:(id)key { return [key isKindOfClass:[NSString class]] ? NSMapGet(values, key) : nil; }

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }

- (id)mutableCopyWithZone:(NSZone *)zone {
    NSMutableDictionary *copy = [[NSMutableDictionary alloc] initWithCapacity:[names count]];
    for (NSString *name in names) [copy setObject:NSMapGet(values, name) forKey:name];
    return copy;
}

- (Class)classForCoder { return [NSDictionary class]; }
- (id)replacementObjectForCoder:(NSCoder *)coder {
    return [NSDictionary dictionaryWithDictionary:[[self mutableCopy] autorelease]];
}

@end

NSDictionary *header_fields_of(NSDictionary *fields) {
    if (fields == nil || [fields isKindOfClass:[HeaderFields class]]) return fields;
    HeaderFields *made = [[[HeaderFields alloc] initWithCapacity:[fields count]] autorelease];
    for (NSString *name in fields) add(made, name, [fields objectForKey:name]);
    return made;
}

NSDictionary *header_fields_of_pairs(NSArray *pairs) {
    HeaderFields *made = [[[HeaderFields alloc] initWithCapacity:[pairs count]] autorelease];
    for (NSArray *pair in pairs) join(made, [pair objectAtIndex:0], [pair objectAtIndex:1]);
    return made;
}
