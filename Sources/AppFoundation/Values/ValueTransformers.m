// Defaults of NSValueTransformer: reverse transformation is allowed; and the transformer for keyed archives.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <pthread.h>

@interface NSValueTransformer (Defaults)
@end

@implementation NSValueTransformer (Defaults)

+ (BOOL)allowsReverseTransformation { return YES; }

@end

NSString *const NSKeyedUnarchiveFromDataTransformerName = @"NSKeyedUnarchiveFromData";

@interface KeyedUnarchiveFromDataTransformer : NSValueTransformer
@end

@implementation KeyedUnarchiveFromDataTransformer

+ (Class)transformedValueClass { return [NSObject class]; }

- (id)transformedValue:(id)value {
    return [value isKindOfClass:[NSData class]] ? [NSKeyedUnarchiver unarchiveObjectWithData:value] : nil;
}

- (id)reverseTransformedValue:(id)value { return value ? [NSKeyedArchiver archivedDataWithRootObject:value] : nil; }

@end

static void set_keyed(void) {
    NSValueTransformer *keyed = [[KeyedUnarchiveFromDataTransformer new] autorelease];
    [NSValueTransformer setValueTransformer:keyed forName:NSKeyedUnarchiveFromDataTransformerName];
}

static void register_keyed(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, set_keyed);
}

static NSValueTransformer *(*former_for_name)(Class, SEL, NSString *);
static NSArray *(*former_names)(Class, SEL);

/// If no transformer is registered by this name, a class of the name is used.
static NSValueTransformer *for_name(Class class, SEL selector, NSString *name) {
    register_keyed();
    NSValueTransformer *found = former_for_name(class, selector, name);
    if (found) return found;
    Class named = name ? NSClassFromString(name) : Nil;
    if (![named isSubclassOfClass:[NSValueTransformer class]] || named == [NSValueTransformer class]) return nil;
    found = [[named new] autorelease];
    if (found) [NSValueTransformer setValueTransformer:found forName:name];
    return found;
}

static NSArray *names(Class class, SEL selector) {
    register_keyed();
    return former_names(class, selector);
}

INSTALL(value_transformers) {
    Class class = [NSValueTransformer class];
    former_for_name = (NSValueTransformer * (*)(Class, SEL, NSString *))
        replace_class_method(class, @selector(valueTransformerForName:), (IMP)for_name);
    former_names =
        (NSArray * (*)(Class, SEL)) replace_class_method(class, @selector(valueTransformerNames), (IMP)names);
}
