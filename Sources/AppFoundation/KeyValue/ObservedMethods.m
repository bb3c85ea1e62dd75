// The methods of observing classes: each announces a change around the method of the original class.

#include "KeyValue/KeyAccessors.h"
#include "KeyValue/Observing.h"
#include "KeyValue/ObservingClasses.h"
#include <objc/runtime.h>

/// Sets a value of one type: announces the change, and lets the original method make it.
#define SETTER(name, type)                                                                                             \
    static uintptr_t name(id object, SEL selector, type value) {                                                       \
        const ObservingClass *observing = observing_class_of(object);                                                  \
        IMP original = observed_original(observing, selector);                                                         \
        NSString *key = observed_key(observing, selector);                                                             \
        [object willChangeValueForKey:key];                                                                            \
        uintptr_t result = ((uintptr_t(*)(id, SEL, type))original)(object, selector, value);                           \
        [object didChangeValueForKey:key];                                                                             \
        return result;                                                                                                 \
    }

// One setter for all types that are passed alike by the System V ABI for x86-64 (3.2.3, Parameter Passing): whole
// numbers, pointers and small structures of them in one or two general registers, floating-point numbers in vector
// registers, and large structures in memory. For a structure in memory the setters copy more bytes than it may have;
// the surplus is never read.

typedef struct { uintptr_t a, b; } TwoWords;
typedef struct { double a, b; } TwoNumbers;
typedef struct { uintptr_t a; double b; } WordAndNumber;
typedef struct { double a; uintptr_t b; } NumberAndWord;
typedef struct { uintptr_t words[4]; } FourWords;
typedef struct { uintptr_t words[16]; } SixteenWords;

SETTER(set_word, uintptr_t)
SETTER(set_number, double)
SETTER(set_two_words, TwoWords)
SETTER(set_two_numbers, TwoNumbers)
SETTER(set_word_and_number, WordAndNumber)
SETTER(set_number_and_word, NumberAndWord)
SETTER(set_four_words, FourWords)
SETTER(set_sixteen_words, SixteenWords)

/// The largest structure that can be passed on.
enum { LargestStructure = sizeof(SixteenWords) };

/// Goes through the fields of an encoded structure and marks the words in which there are others than floating-point
/// numbers.
/// - Returns: the end of the type, NULL for what is not passed like its fields (unions, bit fields).
static const char *mark_whole_words(const char *type, NSUInteger *offset, BOOL is_whole[2]) {
    if (*type == '{') {
        while (*type && *type != '=' && *type != '}') type++;
        if (*type == '=') type++;
        while (type && *type && *type != '}') type = mark_whole_words(type, offset, is_whole);
        return type && *type ? type + 1 : NULL;
    }
    if (*type == '[' || *type == '(' || *type == 'b' || *type == '\0') return NULL;
    NSUInteger size = 0, alignment = 1;
    const char *end = NSGetSizeAndAlignment(type, &size, &alignment);
    *offset = (*offset + alignment - 1) / alignment * alignment;
    if (*type != 'd' && *type != 'f' && *offset / 8 < 2) is_whole[*offset / 8] = YES;
    *offset += size;
    return end;
}

static IMP setter_of_structure(const char *type) {
    NSUInteger size = 0, offset = 0;
    NSGetSizeAndAlignment(type, &size, NULL);
    if (size > LargestStructure || size == 0) return NULL;
    if (size > sizeof(FourWords)) return (IMP)set_sixteen_words;
    if (size > 16) return (IMP)set_four_words;
    BOOL is_whole[2] = {NO, NO};
    if (mark_whole_words(type, &offset, is_whole) == NULL) return NULL;
    if (size <= 8) return is_whole[0] ? (IMP)set_word : (IMP)set_number;
    if (is_whole[0]) return is_whole[1] ? (IMP)set_two_words : (IMP)set_word_and_number;
    return is_whole[1] ? (IMP)set_number_and_word : (IMP)set_two_numbers;
}

static IMP setter_of_type(const char *type) {
    if (*type == '{') return setter_of_structure(type);
    if (*type == 'f' || *type == 'd') return (IMP)set_number;
    return strchr("cCsSiIlLqQB@#:*^", *type) ? (IMP)set_word : NULL;
}

#define BEGIN_CHANGE                                                                                                   \
    const ObservingClass *observing = observing_class_of(object);                                                      \
    IMP original = observed_original(observing, selector);                                                             \
    NSString *key = observed_key(observing, selector);

/// A change of an ordered relation. `index_argument` and `members` are the method's arguments in their order.
#define ORDERED(name, change_kind, change_indexes, ...)                                                                \
    BEGIN_CHANGE                                                                                                       \
    NSIndexSet *indexes = change_indexes;                                                                              \
    [object willChange:change_kind valuesAtIndexes:indexes forKey:key];                                                \
    ((__typeof__(&name))original)(object, selector, __VA_ARGS__);                                                      \
    [object didChange:change_kind valuesAtIndexes:indexes forKey:key];

static void insert_object(id object, SEL selector, id member, NSUInteger index) {
    ORDERED(insert_object, NSKeyValueChangeInsertion, [NSIndexSet indexSetWithIndex:index], member, index)
}
static void insert_objects(id object, SEL selector, NSArray *members, NSIndexSet *places) {
    ORDERED(insert_objects, NSKeyValueChangeInsertion, places, members, places)
}
static void remove_object(id object, SEL selector, NSUInteger index) {
    ORDERED(remove_object, NSKeyValueChangeRemoval, [NSIndexSet indexSetWithIndex:index], index)
}
static void remove_objects(id object, SEL selector, NSIndexSet *places) {
    ORDERED(remove_objects, NSKeyValueChangeRemoval, places, places)
}
static void replace_object(id object, SEL selector, NSUInteger index, id member) {
    ORDERED(replace_object, NSKeyValueChangeReplacement, [NSIndexSet indexSetWithIndex:index], index, member)
}
static void replace_objects(id object, SEL selector, NSIndexSet *places, NSArray *members) {
    ORDERED(replace_objects, NSKeyValueChangeReplacement, places, places, members)
}

/// A change of an unordered relation. Methods of such a name that take no set are none.
static void change_set(id object, SEL selector, id argument, NSSet *members, NSKeyValueSetMutationKind mutation) {
    BEGIN_CHANGE
    void (*method)(id, SEL, id) = (void (*)(id, SEL, id))original;
    if (members == nil) {
        method(object, selector, argument);
        return;
    }
    [object willChangeValueForKey:key withSetMutation:mutation usingObjects:members];
    method(object, selector, argument);
    [object didChangeValueForKey:key withSetMutation:mutation usingObjects:members];
}

static NSSet *set_of(id member) { return member ? [NSSet setWithObject:member] : nil; }
static NSSet *as_set(id argument) { return [argument isKindOfClass:[NSSet class]] ? argument : nil; }

static void add_member(id object, SEL selector, id member) {
    change_set(object, selector, member, set_of(member), NSKeyValueUnionSetMutation);
}
static void remove_member(id object, SEL selector, id member) {
    change_set(object, selector, member, set_of(member), NSKeyValueMinusSetMutation);
}
static void add_set(id object, SEL selector, id members) {
    change_set(object, selector, members, as_set(members), NSKeyValueUnionSetMutation);
}
static void remove_set(id object, SEL selector, id members) {
    change_set(object, selector, members, as_set(members), NSKeyValueMinusSetMutation);
}
static void intersect_set(id object, SEL selector, id members) {
    change_set(object, selector, members, as_set(members), NSKeyValueIntersectSetMutation);
}

void observing_class_add_methods(ObservingClass *observing, NSString *key) {
    KeyAccessors *accessors = [KeyAccessors accessorsOfClass:observing->original key:key];
    key = [[key copy] autorelease];
    struct {
        SEL selector;
        IMP method;
    } methods[] = {
        {accessors->setter.selector, accessors->setter.selector ? setter_of_type(accessors->setter.type) : NULL},
        {accessors->array.insert_object, (IMP)insert_object},
        {accessors->array.insert_objects, (IMP)insert_objects},
        {accessors->array.remove_object, (IMP)remove_object},
        {accessors->array.remove_objects, (IMP)remove_objects},
        {accessors->array.replace_object, (IMP)replace_object},
        {accessors->array.replace_objects, (IMP)replace_objects},
        {accessors->set.add_object, (IMP)add_member},
        {accessors->set.remove_object, (IMP)remove_member},
        {accessors->set.add_set, (IMP)add_set},
        {accessors->set.remove_set, (IMP)remove_set},
        {accessors->set.intersect_set, (IMP)intersect_set},
    };
    for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++) {
        if (methods[i].selector == NULL || methods[i].method == NULL) continue;
        observing_class_add_method(observing, methods[i].selector, methods[i].method, key);
    }
}

static void set_object_for_key(id object, SEL selector, id value, id key) {
    IMP original = observed_original(observing_class_of(object), selector);
    [object willChangeValueForKey:key];
    ((void (*)(id, SEL, id, id))original)(object, selector, value, key);
    [object didChangeValueForKey:key];
}

static void remove_object_for_key(id object, SEL selector, id key) {
    IMP original = observed_original(observing_class_of(object), selector);
    [object willChangeValueForKey:key];
    ((void (*)(id, SEL, id))original)(object, selector, key);
    [object didChangeValueForKey:key];
}

// Methods that change many entries call those for single ones.

static void remove_all_objects(id object, SEL selector) { [object removeObjectsForKeys:[object allKeys]]; }

static void remove_objects_for_keys(id object, SEL selector, NSArray *keys) {
    for (id key in keys) [object removeObjectForKey:key];
}

static void add_entries(id object, SEL selector, NSDictionary *entries) {
    for (id key in [entries allKeys]) [object setObject:[entries objectForKey:key] forKey:key];
}

static void set_dictionary(id object, SEL selector, NSDictionary *entries) {
    entries = [[entries copy] autorelease];
    [object removeAllObjects];
    [object addEntriesFromDictionary:entries];
}

void observing_class_add_dictionary_methods(ObservingClass *observing) {
    observing_class_add_method(observing, @selector(setObject:forKey:), (IMP)set_object_for_key, nil);
    observing_class_add_method(observing, @selector(removeObjectForKey:), (IMP)remove_object_for_key, nil);
    observing_class_add_method(observing, @selector(removeAllObjects), (IMP)remove_all_objects, nil);
    observing_class_add_method(observing, @selector(removeObjectsForKeys:), (IMP)remove_objects_for_keys, nil);
    observing_class_add_method(observing, @selector(addEntriesFromDictionary:), (IMP)add_entries, nil);
    observing_class_add_method(observing, @selector(setDictionary:), (IMP)set_dictionary, nil);
}
