// Replaces all of NSKeyedArchiver: GNUstep's frees memory that it does not own when an object raises while it is
// encoded, and forbids keys that a class and its superclass both use.

#import "ArchiveState.h"
#import "PropertyLists/PropertyListReference.h"
#include <objc/runtime.h>

@interface KeyedArchiveWriting (Making)
- (id)initWithData:(NSMutableData *)data;
@end

@interface NSObject (ArchivedOldStyleArrays)
- (id)initWithObjCType:(const char *)type count:(NSUInteger)count at:(const void *)values;
@end

static KeyedArchiveWriting *writing_of(NSKeyedArchiver *archiver) { return *archive_state(archiver); }

static id reference(NSUInteger place) { return [PropertyListReference referenceToPlace:place]; }

static void set_value(NSKeyedArchiver *archiver, SEL selector, id value, NSString *key) {
    KeyedArchiveWriting *writing = writing_of(archiver);
    key = archive_key(archiver, selector, key);
    if (writing->has_ended) {
        [NSException raise:NSInvalidArchiveOperationException
                    format:@"*** -[%@ %@]: archive already finished, cannot encode anything more", [archiver class],
                           NSStringFromSelector(selector)];
    }
    if ([writing->scope objectForKey:key]) {
        NSLog(@"*** NSKeyedArchiver warning: replacing existing value for key '%@'; probable duplication of encoding "
              @"keys in class hierarchy",
              key);
    }
    [writing->scope setObject:value forKey:key];
}

/// The key of the next value without one.
static NSString *next_key(KeyedArchiveWriting *writing) {
    return [NSString stringWithFormat:@"$%u", writing->next_place++];
}

static void set_next_value(NSKeyedArchiver *archiver, id value) {
    KeyedArchiveWriting *writing = writing_of(archiver);
    [writing->scope setObject:value forKey:next_key(writing)];
}

// MARK: Objects

/// The object that is archived instead of this one, chosen by its class and the delegate; nil to archive nil.
static id replacement(NSKeyedArchiver *archiver, id original) {
    KeyedArchiveWriting *writing = writing_of(archiver);
    id known = NSMapGet(writing->replacements, original);
    if (known) return known == archived_nil() ? nil : known;
    id object = [original replacementObjectForKeyedArchiver:archiver];
    id delegate = writing->delegate;
    if (object && [delegate respondsToSelector:@selector(archiver:willEncodeObject:)]) {
        object = [delegate archiver:archiver willEncodeObject:object];
    }
    if (object != original && [delegate respondsToSelector:@selector(archiver:willReplaceObject:withObject:)]) {
        [delegate archiver:archiver willReplaceObject:original withObject:object];
    }
    [writing->kept addObject:original];
    NSMapInsert(writing->replacements, original, object ?: archived_nil());
    return object;
}

@interface NSObject (ClassFallbacks)
+ (NSArray *)classFallbacksForKeyedArchiver;
@end

@implementation NSObject (ClassFallbacks)
/// Names of classes that may be used instead of this one when the archive is read, best first.
+ (NSArray *)classFallbacksForKeyedArchiver { return nil; }
@end

static Class archived_class(id object) { return [object classForKeyedArchiver] ?: [object class]; }

/// The index of the description of a class in `objects`.
static NSUInteger place_of_class(NSKeyedArchiver *archiver, Class class) {
    KeyedArchiveWriting *writing = writing_of(archiver);
    NSUInteger place = (NSUInteger)NSMapGet(writing->places, (void *)class);
    if (place) return place - 1;
    NSString *name = [archiver classNameForClass:class] ?: [[archiver class] classNameForClass:class];
    NSMutableArray *names = [NSMutableArray arrayWithObject:name ?: NSStringFromClass(class)];
    for (Class next = class_getSuperclass(class); next; next = class_getSuperclass(next)) {
        [names addObject:NSStringFromClass(next)];
    }
    NSArray *fallbacks = [class classFallbacksForKeyedArchiver];
    // Without fallbacks this nil ends the list before their key.
    [writing->objects
        addObject:[NSDictionary dictionaryWithObjectsAndKeys:[names objectAtIndex:0], @"$classname", names, @"$classes",
                                                             [fallbacks count] ? fallbacks : nil, @"$classhints", nil]];
    place = [writing->objects count];
    NSMapInsert(writing->places, (void *)class, (void *)place);
    return place - 1;
}

/// Lets an object write its values.
static void encode_values(NSKeyedArchiver *archiver, id object, NSMutableDictionary *values) {
    KeyedArchiveWriting *writing = writing_of(archiver);
    if (archive_is_too_deep()) {
        [NSException raise:NSInvalidArchiveOperationException
                    format:@"*** -[%@ encodeObject:forKey:]: objects are nested too deeply", [archiver class]];
    }
    NSMutableDictionary *outer_scope = writing->scope;
    unsigned outer_place = writing->next_place;
    writing->scope = values;
    writing->next_place = 0;
    @try {
        [object encodeWithCoder:archiver];
    } @finally {
        writing->scope = outer_scope;
        writing->next_place = outer_place;
    }
    [values setObject:reference(place_of_class(archiver, archived_class(object))) forKey:@"$class"];
}

/// Archives an object, unless that is done already.
/// - is_conditional: leaves an empty place, which is filled when the object is archived for another reason.
/// - Returns: the reference to it.
static id encode(NSKeyedArchiver *archiver, id original, BOOL is_conditional) {
    if (original == nil) return reference(0);
    KeyedArchiveWriting *writing = writing_of(archiver);
    id object = replacement(archiver, original);
    if (object == nil) return reference(0);
    NSUInteger place = (NSUInteger)NSMapGet(writing->places, object);
    if (place) return reference(place - 1);
    place = (NSUInteger)NSMapGet(writing->conditional_places, object);
    if (place == 0) {
        [writing->objects addObject:@"$null"];
        [writing->kept addObject:object];
        place = [writing->objects count];
        if (is_conditional) NSMapInsert(writing->conditional_places, object, (void *)place);
    }
    if (is_conditional) return reference(place - 1);

    NSMapRemove(writing->conditional_places, object);
    NSMapInsert(writing->places, object, (void *)place);
    Class class = archived_class(object);
    if (class == [NSString class] || class == [NSNumber class] || class == [NSData class]) {
        [writing->objects replaceObjectAtIndex:place - 1 withObject:object];
    } else {
        NSMutableDictionary *values = [NSMutableDictionary dictionary];
        [writing->objects replaceObjectAtIndex:place - 1 withObject:values];
        encode_values(archiver, object, values);
    }
    if ([writing->delegate respondsToSelector:@selector(archiver:didEncodeObject:)]) {
        [writing->delegate archiver:archiver didEncodeObject:object];
    }
    return reference(place - 1);
}

@implementation NSKeyedArchiver (Archiving)

+ (NSData *)archivedDataWithRootObject:(id)object {
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[self alloc] initForWritingWithMutableData:data] autorelease];
    [archiver encodeObject:object forKey:@"root"];
    [archiver finishEncoding];
    return data;
}

+ (BOOL)archiveRootObject:(id)object toFile:(NSString *)path {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    BOOL is_written = NO;
    NSException *exception = nil;
    @try {
        is_written = [[self archivedDataWithRootObject:object] writeToFile:path atomically:YES];
    } @catch (NSException *caught) {
        exception = [caught retain];
    }
    [pool drain];
    if (exception) [[exception autorelease] raise];
    return is_written;
}

- (id)initForWritingWithMutableData:(NSMutableData *)data {
    self = [super init];
    if (self == nil) return nil;
    if (![data isKindOfClass:[NSMutableData class]]) {
        [self release];
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[NSKeyedArchiver initForWritingWithMutableData:]: data is NULL"];
    }
    *archive_state(self) = [[KeyedArchiveWriting alloc] initWithData:data];
    return self;
}

- (void)dealloc {
    [*archive_state(self) release];
    [super dealloc];
}

- (NSString *)description { return [NSString stringWithFormat:@"<%@: %p>", [self class], self]; }
- (BOOL)allowsKeyedCoding { return YES; }
- (id)delegate { return writing_of(self)->delegate; }
- (void)setDelegate:(id)delegate { writing_of(self)->delegate = delegate; }
- (NSPropertyListFormat)outputFormat { return writing_of(self)->format; }
- (void)setOutputFormat:(NSPropertyListFormat)format { writing_of(self)->format = format; }
- (NSString *)classNameForClass:(Class)class { return NSMapGet(writing_of(self)->class_names, (void *)class); }

- (void)setClassName:(NSString *)name forClass:(Class)class {
    NSMapTable *names = writing_of(self)->class_names;
    if (name) {
        NSMapInsert(names, (void *)class, [[name copy] autorelease]);
    } else {
        NSMapRemove(names, (void *)class);
    }
}

- (void)finishEncoding {
    KeyedArchiveWriting *writing = writing_of(self);
    if (writing->has_ended) return;
    id delegate = writing->delegate;
    if ([delegate respondsToSelector:@selector(archiverWillFinish:)]) [delegate archiverWillFinish:self];
    writing->has_ended = YES;
    NSDictionary *archive = [NSDictionary
        dictionaryWithObjectsAndKeys:NSStringFromClass([self class]), @"$archiver",
                                     [NSNumber numberWithInt:keyed_archive_version], @"$version", writing->scope, @"$top", writing->objects, @"$objects", nil];
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:archive
                                                              format:writing->format
                                                             options:0
                                                               error:NULL];
    if (data) [writing->data setData:data];
    if ([delegate respondsToSelector:@selector(archiverDidFinish:)]) [delegate archiverDidFinish:self];
}

// MARK: Values with keys

- (void)encodeObject:(id)object forKey:(NSString *)key { set_value(self, _cmd, encode(self, object, NO), key); }

- (void)encodeConditionalObject:(id)object forKey:(NSString *)key {
    set_value(self, _cmd, encode(self, object, YES), key);
}

- (void)encodeBool:(BOOL)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithBool:value], key);
}

- (void)encodeInt:(int)value forKey:(NSString *)key { set_value(self, _cmd, [NSNumber numberWithInt:value], key); }

- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithInteger:value], key);
}

- (void)encodeInt32:(int32_t)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithInt:value], key);
}

- (void)encodeInt64:(int64_t)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithLongLong:value], key);
}

- (void)encodeFloat:(float)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithFloat:value], key);
}

- (void)encodeDouble:(double)value forKey:(NSString *)key {
    set_value(self, _cmd, [NSNumber numberWithDouble:value], key);
}

- (void)encodeBytes:(const uint8_t *)bytes length:(NSUInteger)length forKey:(NSString *)key {
    set_value(self, _cmd, [NSData dataWithBytes:bytes length:bytes ? length : 0], key);
}

// MARK: What GNUstep's collections ask for

- (void)_encodeArrayOfObjects:(NSArray *)array forKey:(NSString *)key {
    NSMutableArray *references = [NSMutableArray arrayWithCapacity:[array count]];
    // An element that is encoded may change the array.
    for (id element in [[array copy] autorelease]) [references addObject:encode(self, element, NO)];
    set_value(self, _cmd, array ? references : reference(0), key);
}

- (void)_encodePropertyList:(id)list forKey:(NSString *)key { set_value(self, _cmd, list, key); }

// MARK: Values without keys

- (void)encodeObject:(id)object { set_next_value(self, encode(self, object, NO)); }
- (void)encodeDataObject:(NSData *)data { [self encodeObject:data]; }
- (void)encodeConditionalObject:(id)object { set_next_value(self, encode(self, object, YES)); }

- (void)encodeArrayOfObjCType:(const char *)type count:(NSUInteger)count at:(const void *)values {
    Class class = objc_lookUpClass("_NSKeyedCoderOldStyleArray");
    id array = [[[class alloc] initWithObjCType:type count:count at:values] autorelease];
    [self encodeObject:array];
}

- (void)encodeValueOfObjCType:(const char *)type at:(const void *)place {
    while (*type && strchr("rnNoORV", *type)) type++;
    id number = nil;
    switch (*type) {
    case '@':
    case '#': [self encodeObject:*(id *)place]; return;
    case ':': [self encodeObject:*(SEL *)place ? NSStringFromSelector(*(SEL *)place) : nil]; return;
    case '*': [self encodeObject:*(char **)place ? [NSString stringWithUTF8String:*(char **)place] : nil]; return;
    case 'c': number = [NSNumber numberWithInt:*(signed char *)place]; break;
    case 'C': number = [NSNumber numberWithInt:*(unsigned char *)place]; break;
    case 'B': number = [NSNumber numberWithInt:*(unsigned char *)place != 0]; break;
    case 's': number = [NSNumber numberWithInt:*(short *)place]; break;
    case 'S': number = [NSNumber numberWithInt:*(unsigned short *)place]; break;
    case 'i': number = [NSNumber numberWithInt:*(int *)place]; break;
    case 'I': number = [NSNumber numberWithUnsignedInt:*(unsigned *)place]; break;
    case 'l':
    case 'q': number = [NSNumber numberWithLongLong:*(long long *)place]; break;
    case 'L':
    case 'Q': number = [NSNumber numberWithUnsignedLongLong:*(unsigned long long *)place]; break;
    case 'f': number = [NSNumber numberWithFloat:*(float *)place]; break;
    case 'd': number = [NSNumber numberWithDouble:*(double *)place]; break;
    case '[': {
        char *element;
        unsigned long count = strtoul(type + 1, &element, 10);
        [self encodeArrayOfObjCType:element count:count at:place];
        return;
    }
    case '{':
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[%@ encodeValueOfObjCType:at:]: this archiver cannot encode structs", [self class]];
    default:
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[%@ encodeValueOfObjCType:at:]: unknown type encoding ('%c')", [self class], *type];
    }
    set_next_value(self, number);
}

@end
