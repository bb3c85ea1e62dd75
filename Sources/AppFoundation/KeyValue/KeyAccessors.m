#include "KeyValue/KeyAccessors.h"
#include <pthread.h>

NSString *key_within_name(NSString *key) {
    if ([key length] == 0) return key;
    unichar first = [key characterAtIndex:0];
    if (first < 'a' || (first > 'z' && first < 0x80)) return key;
    return [[[key substringToIndex:1] uppercaseString] stringByAppendingString:[key substringFromIndex:1]];
}

SEL selector_in_class(Class class, NSString *name) {
    unsigned count = 0;
    // A name that is not registered belongs to no method. Registering it would enlarge the dispatch tables.
    SEL *known = sel_copyTypedSelectorList([name UTF8String], &count);
    SEL selector = count > 0 ? known[0] : NULL;
    free(known);
    return selector && class_getInstanceMethod(class, selector) ? selector : NULL;
}

static const char *without_qualifiers(const char *type) {
    while (*type && strchr("rnNoORVAj", *type)) type++;
    return type;
}

BOOL is_key_value_type(const char *type) { return *type && strchr("cCsSiIlLqQfdB@#{", *type) != NULL; }

/// The type of a getter's result (index -1) or of an argument. Never freed, since accessors are not either.
static const char *type_in_method(Class class, SEL selector, int place) {
    Method method = class_getInstanceMethod(class, selector);
    char *type = place < 0 ? method_copyReturnType(method) : method_copyArgumentType(method, (unsigned)place);
    if (type == NULL) return "";
    const char *bare = without_qualifiers(type);
    // The runtime leaves the offset of the argument behind the type of a structure.
    if (*bare == '{') type[NSGetSizeAndAlignment(bare, NULL, NULL) - type] = '\0';
    return bare;
}

static KeyMethod find_getter(Class class, NSString *key, NSString *name) {
    NSString *names[] = {[@"get" stringByAppendingString:name], key, [@"is" stringByAppendingString:name],
                         [@"_get" stringByAppendingString:name], [@"_" stringByAppendingString:key]};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        SEL selector = selector_in_class(class, names[i]);
        if (selector == NULL) continue;
        const char *type = type_in_method(class, selector, -1);
        if (*type != 'v') return (KeyMethod){selector, type};
    }
    return (KeyMethod){NULL, ""};
}

static KeyMethod find_setter(Class class, NSString *name) {
    NSString *prefixes[] = {@"set", @"_set", @"setIs"};
    for (unsigned i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        SEL selector = selector_in_class(class, [NSString stringWithFormat:@"%@%@:", prefixes[i], name]);
        if (selector) return (KeyMethod){selector, type_in_method(class, selector, 2)};
    }
    return (KeyMethod){NULL, ""};
}

static KeyVariable find_variable(Class class, NSString *key, NSString *name) {
    if (![class accessInstanceVariablesDirectly]) return (KeyVariable){0, NULL};
    NSString *names[] = {[@"_" stringByAppendingString:key], [@"_is" stringByAppendingString:name], key,
                         [@"is" stringByAppendingString:name]};
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        Ivar variable = class_getInstanceVariable(class, [names[i] UTF8String]);
        const char *type = variable ? ivar_getTypeEncoding(variable) : NULL;
        if (type == NULL) continue;
        type = without_qualifiers(type);
        if (is_key_value_type(type)) return (KeyVariable){ivar_getOffset(variable), type};
    }
    return (KeyVariable){0, NULL};
}

@implementation KeyAccessors

- (id)initWithClass:(Class)class key:(NSString *)key {
    NSString *name = key_within_name(key);
    getter = find_getter(class, key, name);
    setter = find_setter(class, name);
    variable = find_variable(class, key, name);
#define FIND(format) selector_in_class(class, [NSString stringWithFormat:format, name])
    reading.count = FIND(@"countOf%@");
    reading.object_at_index = FIND(@"objectIn%@AtIndex:");
    reading.objects_at_indexes = selector_in_class(class, [key stringByAppendingString:@"AtIndexes:"]);
    reading.index_of_object = FIND(@"indexIn%@OfObject:");
    reading.enumerator = FIND(@"enumeratorOf%@");
    reading.member = FIND(@"memberOf%@:");
    array.insert_object = FIND(@"insertObject:in%@AtIndex:");
    array.insert_objects = FIND(@"insert%@:atIndexes:");
    array.remove_object = FIND(@"removeObjectFrom%@AtIndex:");
    array.remove_objects = FIND(@"remove%@AtIndexes:");
    array.replace_object = FIND(@"replaceObjectIn%@AtIndex:withObject:");
    array.replace_objects =
        selector_in_class(class, [NSString stringWithFormat:@"replace%@AtIndexes:with%@:", name, name]);
    set.add_object = FIND(@"add%@Object:");
    set.add_set = FIND(@"add%@:");
    set.remove_object = FIND(@"remove%@Object:");
    set.remove_set = FIND(@"remove%@:");
    set.intersect_set = FIND(@"intersect%@:");
    validate = FIND(@"validate%@:error:");
    // A validation method that returns void is ignored.
    if (validate && *type_in_method(class, validate, -1) == 'v') validate = NULL;
#undef FIND
    return self;
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static NSMapTable *accessors_of_classes;

/// The cached accessors; nil if they have not been looked up yet.
static KeyAccessors *known_accessors(Class class, NSString *key) {
    pthread_mutex_lock(&lock);
    if (accessors_of_classes == nil) {
        accessors_of_classes = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 64);
    }
    KeyAccessors *known = [(NSMutableDictionary *)NSMapGet(accessors_of_classes, class) objectForKey:key];
    pthread_mutex_unlock(&lock);
    return known;
}

static void remember_accessors(Class class, NSString *key, KeyAccessors *accessors) {
    key = [[key copy] autorelease];
    pthread_mutex_lock(&lock);
    NSMutableDictionary *of_class = NSMapGet(accessors_of_classes, class);
    if (of_class == nil) {
        of_class = [NSMutableDictionary dictionary];
        NSMapInsert(accessors_of_classes, class, of_class);
    }
    // If another thread was faster, its accessors are kept, since they may be in use.
    if ([of_class objectForKey:key] == nil) [of_class setObject:accessors forKey:key];
    pthread_mutex_unlock(&lock);
}

+ (KeyAccessors *)accessorsOfClass:(Class)class key:(NSString *)key {
    KeyAccessors *accessors = known_accessors(class, key);
    if (accessors) return accessors;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    accessors = [[KeyAccessors alloc] initWithClass:class key:key];
    remember_accessors(class, key, accessors);
    [pool drain];
    return [accessors autorelease];
}

@end
