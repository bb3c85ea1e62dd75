// Methods of apps whose numbers have the phone's widths.
//
// CGFloat was `float` on the phone, and NSInteger was `int`; many sources write the one where the frameworks' headers
// have the other: `- (float)tableView:heightForRowAtIndexPath:`, `- (int)numberOfSectionsInTableView:`. There both were
// the same. Here a `float` that is read as a `double` is nonsense. So the frameworks compare the type encoding that
// they expect with that of the app's method before they call it. Where the two differ in the width of numbers, they
// call a closure of libffi, which converts the arguments, calls the method, and converts what it returns.
//
// The app's own messages to such a method stay as they are, since its compiler has seen the app's declaration. For an
// override of a member of a framework class, callers have seen the framework's declaration, so there the closure
// replaces the method.

#include "Runtime/NumberConversion.h"
#include "Messages.h"
#include "Runtime/ModuleLayout.h"
#include "Runtime/TypeEncoding.h"
#include "Shell/FrameworkClasses.h"
#include <ffi.h>
#include <objc/message.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

/// More arguments than any method of the frameworks has.
enum { MaximumArgumentCount = 16 };

/// The conversion between a call with the widths that the frameworks expect and a method of the app.
struct conversion {
    struct conversion *next;
    const char *expected;
    /// The function that the frameworks call: the method itself if no argument has to be converted, or if one cannot
    /// be.
    IMP implementation;
    IMP method;
    ffi_cif outer, inner;
    ffi_type *outer_types[MaximumArgumentCount], *inner_types[MaximumArgumentCount];
};

/// A method of the app that has numbers in its encoding.
struct noted_method {
    _Atomic(IMP) implementation;
    const char *types;
    _Atomic(struct conversion *) conversions;
};

/// A hash table by implementation; its capacity is a power of two. Every message to the app reads it, without a lock:
/// only changes take `lock`, and a table that became too small is never freed.
struct method_table {
    size_t capacity;
    struct noted_method methods[];
};
static _Atomic(struct method_table *) current_table;
static size_t count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static BOOL is_number(struct encoding type) {
    return type.length == 1 && strchr("cCsSiIlLqQfdB", *type.start) != NULL;
}

static BOOL is_floating(struct encoding type) { return *type.start == 'f' || *type.start == 'd'; }

static size_t width(struct encoding type) {
    switch (*type.start) {
    case 'c':
    case 'C':
    case 'B': return 1;
    case 's':
    case 'S': return 2;
    case 'i':
    case 'I':
    case 'f': return 4;
    default: return 8;
    }
}

static BOOL is_signed(struct encoding type) { return strchr("csilq", *type.start) != NULL; }

/// True if a value passed as `given` cannot be taken as `taken` without a conversion. A narrower integer is the low
/// half of a wider one.
static BOOL has_to_be_converted(struct encoding given, struct encoding taken) {
    if (!is_number(given) || !is_number(taken)) return NO;
    if (is_floating(given) || is_floating(taken)) return *given.start != *taken.start;
    return width(given) < width(taken);
}

static ffi_type *number_type(struct encoding type) {
    switch (*type.start) {
    case 'f': return &ffi_type_float;
    case 'd': return &ffi_type_double;
    }
    switch (width(type)) {
    case 1: return is_signed(type) ? &ffi_type_sint8 : &ffi_type_uint8;
    case 2: return is_signed(type) ? &ffi_type_sint16 : &ffi_type_uint16;
    case 4: return is_signed(type) ? &ffi_type_sint32 : &ffi_type_uint32;
    default: return is_signed(type) ? &ffi_type_sint64 : &ffi_type_uint64;
    }
}

/// The type of a structure of Foundation or CoreGraphics, which consists of doubles
/// (`{CGRect={CGPoint=dd}{CGSize=dd}}`) or, as NSRange, of integers. NULL for any other.
static ffi_type *structure_type(struct encoding type) {
    static ffi_type *six_doubles[] = {&ffi_type_double, &ffi_type_double, &ffi_type_double, &ffi_type_double,
                                      &ffi_type_double, &ffi_type_double, NULL};
    static ffi_type *two_integers[] = {&ffi_type_uint64, &ffi_type_uint64, NULL};
    static ffi_type structures[] = {
        {.type = FFI_TYPE_STRUCT, .elements = six_doubles + 4},
        {.type = FFI_TYPE_STRUCT, .elements = six_doubles + 2},
        {.type = FFI_TYPE_STRUCT, .elements = six_doubles},
        {.type = FFI_TYPE_STRUCT, .elements = two_integers},
    };
    int doubles = 0, integers = 0;
    for (const char *at = type.start; at < type.start + type.length; at++) {
        if (*at == '{') {
            // Skips the name of the structure.
            while (at < type.start + type.length && *at != '=') at++;
        } else if (*at == 'd') {
            doubles++;
        } else if (*at == 'Q' || *at == 'q') {
            integers++;
        } else if (*at != '}') {
            return NULL;
        }
    }
    if (integers == 2 && doubles == 0) return &structures[3];
    if (integers > 0) return NULL;
    return doubles == 2 ? &structures[0] : doubles == 4 ? &structures[1] : doubles == 6 ? &structures[2] : NULL;
}

static ffi_type *call_type(struct encoding type) {
    if (is_number(type)) return number_type(type);
    switch (*type.start) {
    case 'v': return &ffi_type_void;
    case '@':
    case '#':
    case ':':
    case '*':
    case '^': return &ffi_type_pointer;
    case '{': return structure_type(type);
    default: return NULL;
    }
}

/// Writes the number at `source` as the other type. `target` has room for eight bytes.
static void convert(void *target, ffi_type *to, const void *source, ffi_type *from) {
    double real = 0;
    int64_t integer = 0;
    switch (from->type) {
    case FFI_TYPE_FLOAT: real = *(const float *)source; break;
    case FFI_TYPE_DOUBLE: real = *(const double *)source; break;
    case FFI_TYPE_SINT8: integer = *(const int8_t *)source; break;
    case FFI_TYPE_UINT8: integer = *(const uint8_t *)source; break;
    case FFI_TYPE_SINT16: integer = *(const int16_t *)source; break;
    case FFI_TYPE_UINT16: integer = *(const uint16_t *)source; break;
    case FFI_TYPE_SINT32: integer = *(const int32_t *)source; break;
    case FFI_TYPE_UINT32: integer = *(const uint32_t *)source; break;
    default: integer = *(const int64_t *)source;
    }
    BOOL was_real = from->type == FFI_TYPE_FLOAT || from->type == FFI_TYPE_DOUBLE;
    if (to->type == FFI_TYPE_FLOAT || to->type == FFI_TYPE_DOUBLE) {
        if (!was_real) real = (double)integer;
        if (to->type == FFI_TYPE_FLOAT) *(float *)target = (float)real;
        else *(double *)target = real;
        return;
    }
    // Values out of the range of integers become the nearest integer; in C the conversion would be undefined.
    if (was_real) integer = real >= 0x1p63 ? INT64_MAX : real <= -0x1p63 ? INT64_MIN : real != real ? 0 : (int64_t)real;
    *(int64_t *)target = integer;
}

static BOOL is_number_type(const ffi_type *type) {
    return type->type >= FFI_TYPE_FLOAT && type->type <= FFI_TYPE_SINT64 && type->type != FFI_TYPE_LONGDOUBLE;
}

/// The closure's function, which the frameworks call instead of the method.
static void call_converted(ffi_cif *outer, void *result, void **arguments, void *data) {
    struct conversion *conversion = data;
    uint64_t numbers[MaximumArgumentCount];
    void *inner_arguments[MaximumArgumentCount];
    for (unsigned i = 0; i < outer->nargs; i++) {
        ffi_type *from = conversion->outer_types[i], *to = conversion->inner_types[i];
        inner_arguments[i] = arguments[i];
        if (from == to || !is_number_type(from)) continue;
        convert(&numbers[i], to, arguments[i], from);
        inner_arguments[i] = &numbers[i];
    }
    if (outer->rtype == conversion->inner.rtype || !is_number_type(outer->rtype)) {
        ffi_call(&conversion->inner, (void (*)(void))conversion->method, result, inner_arguments);
        return;
    }
    // libffi widens small integers that are returned to a whole register.
    uint64_t inner_result = 0;
    ffi_call(&conversion->inner, (void (*)(void))conversion->method, &inner_result, inner_arguments);
    convert(result, outer->rtype, &inner_result, conversion->inner.rtype);
}

/// Makes the closure. Returns NO if the two encodings differ in more than numbers.
static BOOL prepare(struct conversion *conversion, const char *actual) {
    struct encoding outer[MaximumArgumentCount + 1], inner[MaximumArgumentCount + 1];
    int outer_count = encoding_split(conversion->expected, outer, MaximumArgumentCount + 1);
    int inner_count = encoding_split(actual, inner, MaximumArgumentCount + 1);
    if (outer_count != inner_count || outer_count < 3) return NO;
    BOOL differs = has_to_be_converted(inner[0], outer[0]);
    for (int i = 1; i < outer_count; i++) differs = differs || has_to_be_converted(outer[i], inner[i]);
    if (!differs) return NO;
    ffi_type *outer_result = call_type(outer[0]), *inner_result = call_type(inner[0]);
    if (outer_result == NULL || inner_result == NULL) return NO;
    for (int i = 1; i < outer_count; i++) {
        conversion->outer_types[i - 1] = call_type(outer[i]);
        conversion->inner_types[i - 1] = call_type(inner[i]);
        if (conversion->outer_types[i - 1] == NULL || conversion->inner_types[i - 1] == NULL) return NO;
    }
    unsigned argument_count = (unsigned)outer_count - 1;
    void *code;
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
    BOOL is_ready =
        closure &&
        ffi_prep_cif(&conversion->outer, FFI_DEFAULT_ABI, argument_count, outer_result, conversion->outer_types) ==
            FFI_OK &&
        ffi_prep_cif(&conversion->inner, FFI_DEFAULT_ABI, argument_count, inner_result, conversion->inner_types) ==
            FFI_OK &&
        ffi_prep_closure_loc(closure, &conversion->outer, call_converted, conversion, code) == FFI_OK;
    if (!is_ready) {
        if (closure) ffi_closure_free(closure);
        return NO;
    }
    conversion->implementation = (IMP)code;
    return YES;
}

/// The entry of the implementation, or the free entry for it.
static struct noted_method *place_of(struct method_table *table, IMP implementation) {
    size_t mask = table->capacity - 1;
    size_t place = ((uintptr_t)implementation >> 4) * 0x9E3779B97F4A7C15u >> 32 & mask;
    for (;; place = (place + 1) & mask) {
        IMP found = table->methods[place].implementation;
        if (found == NULL || found == implementation) return &table->methods[place];
    }
}

static struct method_table *larger_table(struct method_table *former) {
    size_t capacity = former ? former->capacity * 2 : 256;
    struct method_table *table = calloc(1, sizeof *table + capacity * sizeof *table->methods);
    if (table == NULL) abort();
    table->capacity = capacity;
    for (size_t i = 0; former && i < former->capacity; i++) {
        struct noted_method *method = &former->methods[i];
        if (method->implementation == NULL) continue;
        struct noted_method *place = place_of(table, method->implementation);
        place->types = method->types;
        place->conversions = (struct conversion *)method->conversions;
        place->implementation = (IMP)method->implementation;
    }
    return table;
}

static struct conversion *known_conversion(struct noted_method *noted, const char *expected) {
    struct conversion *known = noted->conversions;
    while (known && known->expected != expected && strcmp(known->expected, expected) != 0) known = known->next;
    return known;
}

static IMP new_conversion(IMP implementation, const char *expected) {
    IMP result = implementation;
    pthread_mutex_lock(&lock);
    struct noted_method *noted = place_of(current_table, implementation);
    struct conversion *conversion = known_conversion(noted, expected);
    if (conversion == NULL && (conversion = calloc(1, sizeof *conversion))) {
        conversion->expected = expected;
        conversion->method = conversion->implementation = implementation;
        prepare(conversion, noted->types);
        conversion->next = noted->conversions;
        noted->conversions = conversion;
    }
    if (conversion) result = conversion->implementation;
    pthread_mutex_unlock(&lock);
    return result;
}

void *implementation_expecting(void *implementation, const char *expected) {
    struct method_table *table = current_table;
    if (table == NULL || expected == NULL) return implementation;
    struct noted_method *noted = place_of(table, (IMP)implementation);
    if (noted->implementation == NULL) return implementation;
    struct conversion *known = known_conversion(noted, expected);
    return (void *)(known ? known->implementation : new_conversion((IMP)implementation, expected));
}

/// True if the frameworks might expect another width: for any real number, or for an integer result.
static BOOL might_differ(const char *types) {
    if (types == NULL) return NO;
    const char *result = encoding_skip_qualifiers(types);
    return (*result && strchr("sSiI", *result)) || strpbrk(types, "fd");
}

static void note(IMP implementation, const char *types) {
    pthread_mutex_lock(&lock);
    struct method_table *table = current_table;
    if (table == NULL || 2 * (count + 1) > table->capacity) current_table = table = larger_table(table);
    struct noted_method *noted = place_of(table, implementation);
    if (noted->implementation == NULL) {
        count++;
        noted->types = types;
        noted->implementation = implementation;
    }
    pthread_mutex_unlock(&lock);
}

/// The member of the nearest framework class above the app's class; NULL if there is none.
static Method overridden_member(Class class, SEL selector) {
    while (class && !class_is_framework((void *)class)) class = class_getSuperclass(class);
    return class ? class_getInstanceMethod(class, selector) : NULL;
}

static void examine(Class class, const struct method_list *methods) {
    if (class == Nil) return;
    for (; methods; methods = methods->next) {
        for (int i = 0; i < methods->count; i++) {
            if (!might_differ(methods->methods[i].types)) continue;
            IMP implementation = methods->methods[i].implementation;
            note(implementation, methods->methods[i].types);
            Method member = overridden_member(class_getSuperclass(class), methods->methods[i].selector);
            if (member == NULL) continue;
            void *converting = implementation_expecting((void *)implementation, method_getTypeEncoding(member));
            if ((IMP)converting == implementation) continue;
            class_replaceMethod(class, methods->methods[i].selector, (IMP)converting, method_getTypeEncoding(member));
        }
    }
}

void number_conversion_examine(struct module *module) {
    for (int i = 0; i < module->symbols->class_count; i++) {
        examine((Class)class_at(module, i), class_at(module, i)->methods);
    }
    for (int i = 0; i < module->symbols->category_count; i++) {
        struct category_layout *category = category_at(module, i);
        examine(objc_lookUpClass(category->class_name), category->instance_methods);
    }
}

void *message_lookup(void *object, const void *selector) {
    void *implementation = (void *)objc_msg_lookup(object, (SEL)selector);
    return implementation_expecting(implementation, sel_getTypeEncoding((SEL)selector));
}
