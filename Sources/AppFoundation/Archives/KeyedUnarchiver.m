// Replaces all of NSKeyedUnarchiver: GNUstep's trusts references. KeyedArchive.h checks archives, as it does nibs.

#import "ArchiveState.h"
#import "PropertyLists/PropertyListTable.h"
#include <objc/runtime.h>

static KeyedArchiveReading *reading_of(NSKeyedUnarchiver *unarchiver) { return *archive_state(unarchiver); }

__attribute__((noreturn)) static void refuse(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *reason) {
    [NSException raise:NSInvalidUnarchiveOperationException
                format:@"*** -[%@ %@]: %@", [unarchiver class], NSStringFromSelector(selector), reason];
    __builtin_unreachable();
}

/// The place of the value under a key of the archive's, in the object that is being decoded.
static size_t place_in_scope(KeyedArchiveReading *reading, NSString *key) {
    const char *text = [key UTF8String];
    return text ? keyed_archive_value(&reading->archive, reading->scope, text, strlen(text)) : keyed_archive_none;
}

static size_t place_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    key = archive_key(unarchiver, selector, key);
    if (reading->has_ended) refuse(unarchiver, selector, @"unarchive already finished, cannot decode anything more");
    return place_in_scope(reading, key);
}

static id value_at(NSKeyedUnarchiver *unarchiver, size_t place) {
    return place == keyed_archive_none ? nil : property_list_value(reading_of(unarchiver)->list, place);
}

static id value_for(NSKeyedUnarchiver *unarchiver, SEL selector, NSString *key) {
    return value_at(unarchiver, place_for(unarchiver, selector, key));
}

/// A number under a key, or nil if there is nothing.
/// - kind: the expected kind, for the text of the exception if the value is something else.
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

/// The number of the object that a value refers to; raises if the archive has no such object.
/// - is_reference: set to NO for a value that is no reference; if NULL, such a value raises.
static size_t number_of_object(NSKeyedUnarchiver *unarchiver, SEL selector, size_t place, BOOL *is_reference) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    bool refers = false;
    size_t number = keyed_archive_none;
    if (place != keyed_archive_none) number = keyed_archive_reference(&reading->archive, place, &refers);
    if (is_reference) *is_reference = refers;
    if (number == keyed_archive_none && (refers || is_reference == NULL)) {
        refuse(unarchiver, selector, @"a reference leads to an object that is not in the archive");
    }
    return number;
}

/// The strings in a run of consecutive values.
static NSArray *texts(NSKeyedUnarchiver *unarchiver, size_t first, size_t count) {
    const struct plist *list = reading_of(unarchiver)->list;
    NSMutableArray *texts = [NSMutableArray array];
    for (size_t i = 0; i < count; i++) {
        id text = property_list_value(list, list->links[first + i]);
        if ([text isKindOfClass:[NSString class]]) [texts addObject:text];
    }
    return texts;
}

/// The class of an archived object; raises if the class does not exist.
static Class class_of(NSKeyedUnarchiver *unarchiver, SEL selector, size_t object) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    struct keyed_archive_class archived;
    if (!keyed_archive_class_of(&reading->archive, object, &archived)) {
        refuse(unarchiver, selector, @"the class of an object is not archived");
    }
    NSString *name = property_list_value(reading->list, archived.name);
    Class class = [unarchiver classForClassName:name];
    if (class == Nil) class = [[unarchiver class] classForClassName:name];
    if (class == Nil) class = NSClassFromString(name);
    // The archive may name fallbacks for a missing class: the first that exists.
    for (NSString *hint in class == Nil ? texts(unarchiver, archived.first_hint, archived.hint_count) : nil) {
        class = class ?: NSClassFromString(hint);
    }
    id delegate = reading->delegate;
    if (class == Nil &&
        [delegate respondsToSelector:@selector(unarchiver:cannotDecodeObjectOfClassName:originalClasses:)]) {
        NSArray *classes = texts(unarchiver, archived.first_name, archived.name_count);
        class = [delegate unarchiver:unarchiver cannotDecodeObjectOfClassName:name originalClasses:classes];
    }
    NSString *reason = [NSString stringWithFormat:@"cannot decode object of class (%@)", name];
    if (class == Nil) refuse(unarchiver, selector, reason);
    return class == [NSValue class] ? NSClassFromString(@"ArchivedValue") : class;
}

/// Sets the object of a place, replacing the former one.
static void keep(NSKeyedUnarchiver *unarchiver, NSNumber *place, id former, id object) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    [reading->decoded setObject:object ?: archived_nil() forKey:place];
    id delegate = reading->delegate;
    if (former != object && [delegate respondsToSelector:@selector(unarchiver:willReplaceObject:withObject:)]) {
        [delegate unarchiver:unarchiver willReplaceObject:former withObject:object];
    }
}

/// The object that the delegate chooses instead of a decoded one, usually the same.
static id chosen_instead(NSKeyedUnarchiver *unarchiver, id object, NSNumber *place) {
    id delegate = reading_of(unarchiver)->delegate;
    if (![delegate respondsToSelector:@selector(unarchiver:didDecodeObject:)]) return object;
    id chosen = [delegate unarchiver:unarchiver didDecodeObject:object];
    if (chosen != object) keep(unarchiver, place, object, chosen);
    return chosen;
}

/// Makes an object from its archived values.
/// - Returns: an object owned by the caller, or nil.
static id decode_values(NSKeyedUnarchiver *unarchiver, Class class, size_t values, NSNumber *place) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    size_t outer_scope = reading->scope;
    unsigned outer_place = reading->next_place;
    reading->scope = values;
    reading->next_place = 0;
    id object = nil;
    @try {
        id empty = [class alloc];
        // Values of the object may refer back to it, so it is known before they are decoded. A class cluster's
        // placeholder is not the final object, and is not used for that.
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

static id decode(NSKeyedUnarchiver *unarchiver, SEL selector, size_t number) {
    KeyedArchiveReading *reading = reading_of(unarchiver);
    NSNumber *key = [NSNumber numberWithUnsignedLongLong:number];
    id known = [reading->decoded objectForKey:key];
    if (known) return known == archived_nil() ? nil : known;
    size_t place = keyed_archive_place(&reading->archive, number);
    switch (keyed_archive_kind(&reading->archive, number)) {
    case keyed_archive_kind_nil: return nil;
    case keyed_archive_kind_reference: refuse(unarchiver, selector, @"a reference stands where an object should");
    case keyed_archive_kind_value:
    case keyed_archive_kind_array: {
        id value = property_list_value(reading->list, place);
        if (value == nil) refuse(unarchiver, selector, @"an array contains itself");
        [reading->decoded setObject:value forKey:key];
        return chosen_instead(unarchiver, value, key);
    }
    default: break;
    }
    if (archive_is_too_deep()) refuse(unarchiver, selector, @"objects are nested too deeply");
    Class class = class_of(unarchiver, selector, place);
    // Until the object exists, references to it are nil.
    [reading->decoded setObject:archived_nil() forKey:key];
    id object = decode_values(unarchiver, class, place, key);
    if (object) [reading->decoded setObject:object forKey:key];
    return [object autorelease];
}

@implementation NSKeyedUnarchiver (Unarchiving)

+ (id)unarchiveObjectWithData:(NSData *)data {
    NSKeyedUnarchiver *unarchiver = [[[self alloc] initForReadingWithData:data] autorelease];
    id object = [unarchiver decodeObjectForKey:@"root"];
    [unarchiver finishDecoding];
    return object;
}

+ (id)unarchiveObjectWithFile:(NSString *)path {
    return [self unarchiveObjectWithData:[NSData dataWithContentsOfFile:path]];
}

/// No data is told in the log only, as on the phone, where apps read what they have not kept yet.
- (id)initForReadingWithData:(NSData *)data {
    self = [super init];
    if (self == nil) return nil;
    NSString *defect = nil;
    KeyedArchiveReading *reading = [[KeyedArchiveReading new] autorelease];
    if (data == nil) {
        defect = @"data is NULL";
    } else if ([data length] == 0) {
        defect = @"data is empty; did you forget to send -finishEncoding to the NSKeyedArchiver?";
    } else {
        NSPropertyListFormat kind;
        // Copied, since the table points into the bytes, which must not change.
        reading->data = [data copy];
        reading->list = table_of_data(reading->data, &reading->text, &kind);
        const struct plist *list = reading->list;
        if (list == NULL || list->problem || keyed_archive_open(&reading->archive, list) != NULL) {
            uint8_t first[8] = {0};
            [data getBytes:first length:MIN([data length], sizeof first)];
            NSString *format = @"incomprehensible archive (0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x, 0x%x)";
            defect = [NSString stringWithFormat:format, first[0], first[1], first[2], first[3], first[4], first[5], first[6],
                                                first[7]];
        }
    }
    if (defect) {
        NSString *told = [NSString stringWithFormat:@"*** -[%@ initForReadingWithData:]: %@", [self class], defect];
        [self release];
        if ([data length] > 0) [NSException raise:NSInvalidArgumentException format:@"%@", told];
        NSLog(@"%@", told);
        return nil;
    }
    *archive_state(self) = [reading retain];
    reading->scope = reading->archive.top;
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

- (BOOL)containsValueForKey:(NSString *)key { return place_for(self, _cmd, key) != keyed_archive_none; }

- (id)decodeObjectForKey:(NSString *)key {
    size_t place = place_for(self, _cmd, key);
    if (place == keyed_archive_none) return nil;
    BOOL is_reference;
    size_t number = number_of_object(self, _cmd, place, &is_reference);
    if (!is_reference) refuse(self, _cmd, [NSString stringWithFormat:@"value for key (%@) is not an object", key]);
    return decode(self, _cmd, number);
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
    size_t place = place_for(self, _cmd, key);
    if (length) *length = 0;
    if (place == keyed_archive_none) return NULL;
    const struct plist_value *value = reading_of(self)->list->values + place;
    if (value->kind != plist_kind_data) {
        refuse(self, _cmd, [NSString stringWithFormat:@"value for key (%@) is not bytes", key]);
    }
    if (length) *length = value->count;
    return value->bytes;
}

// MARK: What GNUstep's collections ask for

- (id)_decodeArrayOfObjectsForKey:(NSString *)key {
    size_t place = place_for(self, _cmd, key);
    if (place == keyed_archive_none) return nil;
    const struct plist *list = reading_of(self)->list;
    const struct plist_value *array = &list->values[place];
    if (array->kind != plist_kind_array) return nil;
    NSMutableArray *objects = [NSMutableArray arrayWithCapacity:array->count];
    for (size_t i = 0; i < array->count; i++) {
        size_t number = number_of_object(self, @selector(decodeObjectForKey:), list->links[array->first + i], NULL);
        id object = decode(self, @selector(decodeObjectForKey:), number);
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
    size_t place = place_in_scope(reading_of(self), [self nextPlace]);
    return place == keyed_archive_none ? nil : decode(self, _cmd, number_of_object(self, _cmd, place, NULL));
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
    NSNumber *number = value_at(self, place_in_scope(reading_of(self), [self nextPlace]));
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
