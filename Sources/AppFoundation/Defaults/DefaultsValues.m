// Values of user defaults as Apple converts and checks them.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerDefaults.h"
#import "Diagnostics/ClassNames.h"
#import "../PropertyLists/PropertyListWriter.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef void set_object(id defaults, SEL selector, id value, NSString *key);
static set_object *former_set_object;

/// A value that is no property list is logged and not set: it would prevent all others from being written.
static void set_checked_object(id defaults, SEL selector, id value, NSString *key) {
    if (value && property_list_defect(value)) {
        NSLog(@"*** -[NSUserDefaults setObject:forKey:]: Attempt to insert non-property value '%@' of class '%@'.  "
              @"Note that dictionaries and arrays in property lists must also contain only property values.",
              value, class_name_for_texts(value));
        return;
    }
    former_set_object(defaults, selector, value, key);
}

typedef void set_domain(id defaults, SEL selector, NSDictionary *values, NSString *name);
static set_domain *former_set_volatile_domain;

/// On the phone the registration domain exists only once something is registered; in GNUstep it always does.
static void set_volatile_domain(NSUserDefaults *defaults, SEL selector, NSDictionary *values, NSString *name) {
    if ([name isEqual:NSRegistrationDomain]) {
        [defaults registerDefaults:values];
    } else {
        former_set_volatile_domain(defaults, selector, values, name);
    }
}

@implementation NSUserDefaults (VergerDefaults)

/// Also converts numbers to strings.
- (NSString *)stringForKey:(NSString *)key {
    id value = [self objectForKey:key];
    if ([value isKindOfClass:[NSNumber class]]) return [value stringValue];
    return [value isKindOfClass:[NSString class]] ? value : nil;
}

/// File URLs are stored as paths, others as archives.
- (void)setURL:(NSURL *)url forKey:(NSString *)key {
    if ([url isFileURL]) {
        [self setObject:[[url path] stringByAbbreviatingWithTildeInPath] forKey:key];
    } else {
        [self setObject:url ? [NSKeyedArchiver archivedDataWithRootObject:url] : nil forKey:key];
    }
}

- (NSURL *)URLForKey:(NSString *)key {
    id value = [self objectForKey:key];
    if ([value isKindOfClass:[NSString class]]) return [NSURL fileURLWithPath:[value stringByExpandingTildeInPath]];
    if (![value isKindOfClass:[NSData class]]) return nil;
    @try {
        id url = [NSKeyedUnarchiver unarchiveObjectWithData:value];
        return [url isKindOfClass:[NSURL class]] ? url : nil;
    } @catch (NSException *) {
        return nil;
    }
}

/// No values are managed by an administrator.
- (BOOL)objectIsForcedForKey:(NSString *)key { return NO; }
- (BOOL)objectIsForcedForKey:(NSString *)key inDomain:(NSString *)domain { return NO; }

@end

INSTALL(defaults_values) {
    former_set_object = (set_object *)replace_instance_method(objc_lookUpClass("NSUserDefaults"),
                                                              @selector(setObject:forKey:), (IMP)set_checked_object);
    former_set_volatile_domain = (set_domain *)replace_instance_method(
        objc_lookUpClass("NSUserDefaults"), @selector(setVolatileDomain:forName:), (IMP)set_volatile_domain);
}
