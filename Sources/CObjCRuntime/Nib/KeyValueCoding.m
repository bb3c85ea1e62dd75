// Key-value coding with the texts of Apple's exceptions, and for nibs that are being loaded.

#include "Nibs.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

/// The key that the nib loader is setting. For a key that the object does not have the loader gets a failure; all other
/// callers get an exception.
struct attempt {
    id object;
    NSString *key;
    KeyFailure failure;
};

static struct attempt *current;

static void fail(id object, NSString *key, NSString *name, NSString *reason) {
    if (current && [NSThread isMainThread] && current->object == object && [current->key isEqualToString:key]) {
        current->failure = (KeyFailure){name, reason};
        return;
    }
    [NSException raise:name format:@"%@", reason];
}

static NSString *unknown_key(id object, const char *message, NSString *key) {
    return [NSString stringWithFormat:@"[<%s %p> %s]: this class is not key value coding-compliant for the key %@.",
                                      class_getName([object class]), object, message, key];
}

@interface NSObject (UndefinedKeys)
@end

@implementation NSObject (UndefinedKeys)

- (id)valueForUndefinedKey:(NSString *)key {
    fail(self, key, NSUndefinedKeyException, unknown_key(self, "valueForUndefinedKey:", key));
    return nil;
}

- (void)setValue:(id)value forUndefinedKey:(NSString *)key {
    fail(self, key, NSUndefinedKeyException, unknown_key(self, "setValue:forUndefinedKey:", key));
}

- (void)setNilValueForKey:(NSString *)key {
    NSString *reason =
        [NSString stringWithFormat:@"[<%s %p> setNilValueForKey]: could not set nil as the value for the key %@.",
                                   class_getName([self class]), self, key];
    fail(self, key, NSInvalidArgumentException, reason);
}

@end

KeyFailure object_set_value(void *object, void *value, void *key) {
    struct attempt attempt = {(id)object, (NSString *)key, {NULL, NULL}};
    struct attempt *outer = current;
    current = &attempt;
    [(id)object setValue:(id)value forKey:(NSString *)key];
    current = outer;
    return attempt.failure;
}

void *object_value(void *object, void *key, KeyFailure *failure) {
    struct attempt attempt = {(id)object, (NSString *)key, {NULL, NULL}};
    struct attempt *outer = current;
    current = &attempt;
    void *value = [(id)object valueForKey:(NSString *)key];
    current = outer;
    *failure = attempt.failure;
    return value;
}
