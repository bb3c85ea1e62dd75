// NSKeyedUnarchiver whole: GNUstep's reads beyond its memory when an archive's references are wrong.

#import "ArchiveState.h"
#import "PropertyLists/PropertyListReference.h"
#include <objc/runtime.h>

static KeyedArchiveReading *reading_of(NSKeyedUnarchiver *unarchiver) { return *archive_state(unarchiver); }

__attribute__((noreturn)) static void refuse(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *reason) {
    [NSException raise:NSInvalidUnarchiveOperationException
                format:@"*** -[%@ %@]: %@", [unarchiver class], NSStringFromSelector(selector), reason];
    __builtin_unreachable();
}

static id value_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    key = archive_key(unarchiver, selector, key);
    if (reading->has_ended) refuse(unarchiver, selector, @"unarchive already finished, cannot decode anything more");
    return [reading->scope objectForKey:key];
}

/// A number under a key, or nil if there is nothing.
/// - kind: what it should have been, for the text of the exception when something else is there.
static NSNumber *number_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key, NSString *kind) {
    id value = value_for(unarchiver, selector, key);
    if (value && ![value isKindOfClass:[NSNumber class]]) {
        refuse(unarchiver, selector, [NSString stringWithFormat:@"value for key (%@) is not %@", key, kind]);
    }
    return value;
}

static int64_t integer_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key) {
    return [number_for(unarchiver, selector, key, @"an integer number") longLongValue];
}

static int int_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key) {
    int64_t value = integer_for(unarchiver, selector, key);
    if (value < INT_MIN || value > INT_MAX) {
        NSString *text = [NSString
            stringWithFormat:@"value (%lld) for key (%@) too large to fit in 32-bit integer", (long long)value, key];
        [NSException raise:NSRangeException
                    format:@"*** -[%@ %@]: %@", [unarchiver class], NSStringFromSelector(selector), text];
    }
    return (int)value;
}

// MARK: Objects

/// The place that a reference names, or −1 if the value is no reference. Archives that were put together by hand have
/// dictionaries.
static long long place_of_reference(id value) {
    if ([value isKindOfClass:[PropertyListReference class]]) return (long long)((PropertyListReference *)value)->place;
    if (![value isKindOfClass:[NSDictionary class]]) return -1;
    NSNumber *place = [value objectForKey:@"CF$UID"];
    return [place isKindOfClass:[NSNumber class]] ? [place longLongValue] : -1;
}

static id object_at(NSKeyedUnarchiver *unarchiver, SEL selector, long long place) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    if (place < 0 || (unsigned long long)place >= [reading->objects count]) {
        refuse(unarchiver, selector, [NSString stringWithFormat:@"reference (%lld) to an object that is not in the archive",
                                                                place]);
    }
    return [reading->objects objectAtIndex:(NSUInteger)place];
}

/// The first class there is of those that the archive names for the case that its own is missing.
static Class fallback_class(NSDictionary *description) {
    NSArray *names = [description objectForKey:@"$classhints"];
    if (![names isKindOfClass:[NSArray class]]) return Nil;
    for (NSString *name in names) {
        Class class = [name isKindOfClass:[NSString class]] ? NSClassFromString(name) : Nil;
        if (class) return class;
    }
    return Nil;
}

/// The class of which an archived object is; raises if there is none of its name.
static Class class_of(NSKeyedUnarchiver *unarchiver, SEL selector, NSDictionary *values) {
    id description = object_at(unarchiver, selector, place_of_reference([values objectForKey:@"$class"]));
    if (![description isKindOfClass:[NSDictionary class]]) description = nil;
    NSString *name = [description objectForKey:@"$classname"];
    if (![name isKindOfClass:[NSString class]]) refuse(unarchiver, selector, @"the class of an object is not archived");
    Class class = [unarchiver classForClassName:name];
    if (class == Nil) class = [[unarchiver class] classForClassName:name];
    if (class == Nil) class = NSClassFromString(name);
    if (class == Nil) class = fallback_class(description);
    id delegate = reading_of(unarchiver)->delegate;
    if (class == Nil &&
        [delegate respondsToSelector:@selector(unarchiver:cannotDecodeObjectOfClassName:originalClasses:)]) {
        NSArray *classes = [description objectForKey:@"$classes"];
        class = [delegate unarchiver:unarchiver cannotDecodeObjectOfClassName:name originalClasses:classes];
    }
    if (class == Nil) {
        refuse(unarchiver, selector, [NSString stringWithFormat:@"cannot decode object of class (%@)", name]);
    }
    return class == [NSValue class] ? NSClassFromString(@"ArchivedValue") : class;
}

/// Notes what stands at a place from now on, in the place of what stood there before.
static void keep(NSKeyedUnarchiver *unarchiver, NSNumber *place, id former, id object) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    [reading->decoded setObject:object ?: archived_nil() forKey:place];
    id delegate = reading->delegate;
    if (former != object && [delegate respondsToSelector:@selector(unarchiver:willReplaceObject:withObject:)]) {
        [delegate unarchiver:unarchiver willReplaceObject:former withObject:object];
    }
}

/// What the delegate wants in the place of a decoded object, most often the object itself.
static id chosen_instead(NSKeyedUnarchiver *unarchiver, id object, NSNumber *place) {
    id delegate = reading_of(unarchiver)->delegate;
    if (![delegate respondsToSelector:@selector(unarchiver:didDecodeObject:)]) return object;
    id chosen = [delegate unarchiver:unarchiver didDecodeObject:object];
    if (chosen != object) keep(unarchiver, place, object, chosen);
    return chosen;
}

/// Makes an object of its archived values.
/// - Returns: an object that belongs to the caller, or nil.
static id decode_values(NSKeyedUnarchiver *unarchiver, Class class, NSDictionary *values, NSNumber *place) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    NSDictionary *outer_scope = reading->scope;
    unsigned outer_place = reading->next_place;
    reading->scope = values;
    reading->next_place = 0;
    id object = nil;
    @try {
        id empty = [class alloc];
        // What the object holds may refer back to it; but a class that makes others in its place has nothing to show
        // yet.
        BOOL is_itself = strstr(object_getClassName(empty), "Placeholder") == NULL;
        if (is_itself) [reading->decoded setObject:empty forKey:place];
        object = [empty initWithCoder:unarchiver];
        keep(unarchiver, place, is_itself ? empty : object, object);
        id awoken = [object awakeAfterUsingCoder:unarchiver];
        if (awoken != object) keep(unarchiver, place, object, awoken);
        object = awoken;
    } @finally {
        reading->scope = outer_scope;
        reading->next_place = outer_place;
    }
    id chosen = chosen_instead(unarchiver, object, place);
    if (chosen == object) return object;
    [object release];
    return [chosen retain];
}

static id decode(NSKeyedUnarchiver *unarchiver, SEL selector, long long number) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    id archived = object_at(unarchiver, selector, number);
    NSNumber *place = [NSNumber numberWithLongLong:number];
    id known = [reading->decoded objectForKey:place];
    if (known) return known == archived_nil() ? nil : known;
    if ([archived isEqual:@"$null"]) return nil;
    if ([archived isKindOfClass:[PropertyListReference class]]) {
        refuse(unarchiver, selector, @"a reference stands where an object should");
    }
    if (![archived isKindOfClass:[NSDictionary class]]) {
        [reading->decoded setObject:archived forKey:place];
        return chosen_instead(unarchiver, archived, place);
    }
    if (archive_is_too_deep()) refuse(unarchiver, selector, @"objects are nested too deeply");
    Class class = class_of(unarchiver, selector, archived);
    // Until there is an object, references to it are nil.
    [reading->decoded setObject:archived_nil() forKey:place];
    id object = decode_values(unarchiver, class, archived, place);
    if (object) [reading->decoded setObject:object forKey:place];
    return [object autorelease];
}

@implementation NSKeyedUnarchiver (Unarchiving)

/// Nil for no data; raises for data that is no archive.
+ (id)unarchiveObjectWithData:(NSData *)data {
    if (data == nil) return nil;
    NSKeyedUnarchiver *unarchiver = [[[self alloc] initForReadingWithData:data] autorelease];
    id object = [unarchiver decodeObjectForKey:@"root"];
    [unarchiver finishDecoding];
    return object;
}

+ (id)unarchiveObjectWithFile:(NSString *)path {
    return [self unarchiveObjectWithData:[NSData dataWithContentsOfFile:path]];
}

- (id)initForReadingWithData:(NSData *)data {
    self = [super init];
    if (self == nil) return nil;
    NSString *defect = nil;
    NSDictionary *archive = nil;
    if (data == nil) {
        defect = @"data is NULL";
    } else if ([data length] == 0) {
        defect = @"data is empty; did you forget to send -finishEncoding to the NSKeyedArchiver?";
    } else {
        archive = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
        BOOL is_archive = [archive isKindOfClass:[NSDictionary class]] &&
                          [[archive objectForKey:@"$objects"] isKindOfClass:[NSArray class]] &&
                          [[archive objectForKey:@"$top"] isKindOfClass:[NSDictionary class]];
        if (!is_archive) {
            uint8_t first[8] = {0};
            [data getBytes:first length:MIN([data length], sizeof first)];
            defect = [NSString
                stringWithFormat:@"incomprehensible archive (0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x)", first[0],
                                 first[1], first[2], first[3], first[4], first[5], first[6], first[7]];
        }
    }
    if (defect) {
        NSString *name = NSStringFromClass([self class]);
        [self release];
        [NSException raise:NSInvalidArgumentException format:@"*** -[%@ initForReadingWithData:]: %@", name, defect];
    }
    KeyedArchiveReading *reading = [KeyedArchiveReading new];
    *archive_state(self) = reading;
    reading->archive = [archive retain];
    reading->objects = [archive objectForKey:@"$objects"];
    reading->scope = [archive objectForKey:@"$top"];
    reading->decoded = [NSMutableDictionary new];
    return self;
}

- (void)dealloc {
    [*archive_state(self) release];
    [super dealloc];
}

- (NSString *)description { return [NSString stringWithFormat:@"<%@: %p>", [self class], self]; }
- (BOOL)allowsKeyedCoding { return YES; }
- (id)delegate { return reading_of(self)->delegate; }
- (void)setDelegate:(id)delegate { reading_of(self)->delegate = delegate; }
- (NSInteger)versionForClassName:(NSString *)name { return 0; }

- (Class)classForClassName:(NSString *)name {
    NSMapTable *classes = reading_of(self)->classes;
    return classes && name ? (Class)NSMapGet(classes, name) : Nil;
}

- (void)setClass:(Class)class forClassName:(NSString *)name {
    KeyedArchiveReading *reading = reading_of(self);
    if (name == nil) return;
    if (reading->classes == NULL) {
        reading->classes = NSCreateMapTable(NSObjectMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 0);
    }
    if (class) {
        NSMapInsert(reading->classes, [[name copy] autorelease], (void *)class);
    } else {
        NSMapRemove(reading->classes, name);
    }
}

- (void)finishDecoding {
    KeyedArchiveReading *reading = reading_of(self);
    if (reading->has_ended) return;
    id delegate = reading->delegate;
    if ([delegate respondsToSelector:@selector(unarchiverWillFinish:)]) [delegate unarchiverWillFinish:self];
    reading->has_ended = YES;
    if ([delegate respondsToSelector:@selector(unarchiverDidFinish:)]) [delegate unarchiverDidFinish:self];
}

// MARK: Values with keys

- (BOOL)containsValueForKey:(NSString *)key { return value_for(self, _cmd, key) != nil; }

- (id)decodeObjectForKey:(NSString *)key {
    id value = value_for(self, _cmd, key);
    if (value == nil) return nil;
    long long place = place_of_reference(value);
    if (place < 0) refuse(self, _cmd, [NSString stringWithFormat:@"value for key (%@) is not an object", key]);
    return decode(self, _cmd, place);
}

- (BOOL)decodeBoolForKey:(NSString *)key { return [number_for(self, _cmd, key, @"a boolean") boolValue]; }
- (int)decodeIntForKey:(NSString *)key { return int_for(self, _cmd, key); }
- (int32_t)decodeInt32ForKey:(NSString *)key { return int_for(self, _cmd, key); }
- (int64_t)decodeInt64ForKey:(NSString *)key { return integer_for(self, _cmd, key); }
- (NSInteger)decodeIntegerForKey:(NSString *)key { return integer_for(self, _cmd, key); }

- (float)decodeFloatForKey:(NSString *)key {
    return [number_for(self, _cmd, key, @"a floating point number") floatValue];
}

- (double)decodeDoubleForKey:(NSString *)key {
    return [number_for(self, _cmd, key, @"a floating point number") doubleValue];
}

/// The bytes live as long as the unarchiver.
- (const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(NSUInteger *)length {
    NSData *data = value_for(self, _cmd, key);
    if (data && ![data isKindOfClass:[NSData class]]) {
        refuse(self, _cmd, [NSString stringWithFormat:@"value for key (%@) is not bytes", key]);
    }
    if (length) *length = [data length];
    return [data bytes];
}

// MARK: What GNUstep's collections ask for

- (id)_decodeArrayOfObjectsForKey:(NSString *)key {
    NSArray *references = value_for(self, _cmd, key);
    if (![references isKindOfClass:[NSArray class]]) return nil;
    NSMutableArray *objects = [NSMutableArray arrayWithCapacity:[references count]];
    for (id reference in references) {
        id object = decode(self, @selector(decodeObjectForKey:), place_of_reference(reference));
        if (object == nil) refuse(self, @selector(decodeObjectForKey:), @"an element of a collection is nil");
        [objects addObject:object];
    }
    return [[objects copy] autorelease];
}

- (id)_decodePropertyListForKey:(NSString *)key { return value_for(self, _cmd, key); }

- (BOOL)replaceObject:(id)former withObject:(id)object {
    NSMutableDictionary *decoded = reading_of(self)->decoded;
    NSArray *places = [decoded allKeysForObject:former];
    for (NSNumber *place in places) {
        if ([decoded objectForKey:place] == former) {
            [decoded setObject:object ?: archived_nil() forKey:place];
            return YES;
        }
    }
    return NO;
}

// MARK: Values without keys

- (NSString *)nextPlace { return [NSString stringWithFormat:@"$%u", reading_of(self)->next_place++]; }

- (id)decodeObject {
    id value = [reading_of(self)->scope objectForKey:[self nextPlace]];
    if (value == nil) return nil;
    return decode(self, _cmd, place_of_reference(value));
}

- (NSData *)decodeDataObject { return [self decodeObject]; }

- (void)decodeValueOfObjCType:(const char *)type at:(void *)place {
    while (*type && strchr("rnNoORV", *type)) type++;
    if (strchr("@#:*", *type)) {
        id object = [self decodeObject];
        BOOL is_text = [object isKindOfClass:[NSString class]];
        switch (*type) {
        case ':': *(SEL *)place = is_text ? NSSelectorFromString(object) : NULL; return;
        case '*': *(const char **)place = is_text ? [object UTF8String] : NULL; return;
        default: *(id *)place = [object retain]; return;
        }
    }
    if (*type == '[') {
        char *element;
        unsigned long count = strtoul(type + 1, &element, 10);
        [self decodeArrayOfObjCType:element count:count at:place];
        return;
    }
    NSNumber *number = [reading_of(self)->scope objectForKey:[self nextPlace]];
    if (number && ![number isKindOfClass:[NSNumber class]]) refuse(self, _cmd, @"value is not a number");
    switch (*type) {
    case 'c': *(signed char *)place = [number charValue]; return;
    case 'C': *(unsigned char *)place = [number unsignedCharValue]; return;
    case 'B': *(unsigned char *)place = [number boolValue]; return;
    case 's': *(short *)place = [number shortValue]; return;
    case 'S': *(unsigned short *)place = [number unsignedShortValue]; return;
    case 'i': *(int *)place = [number intValue]; return;
    case 'I': *(unsigned *)place = [number unsignedIntValue]; return;
    case 'l':
    case 'q': *(long long *)place = [number longLongValue]; return;
    case 'L':
    case 'Q': *(unsigned long long *)place = [number unsignedLongLongValue]; return;
    case 'f': *(float *)place = [number floatValue]; return;
    case 'd': *(double *)place = [number doubleValue]; return;
    default:
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[%@ decodeValueOfObjCType:at:]: unknown type encoding ('%c')", [self class], *type];
    }
}

@end
