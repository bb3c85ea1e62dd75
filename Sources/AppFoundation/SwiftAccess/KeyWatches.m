// Observation of the keys of Objective-C objects by the frameworks in Swift.

#include "FoundationObjects.h"
#import <Foundation/Foundation.h>

/// One observed key. The observed object is retained meanwhile.
@interface VergerKeyWatch : NSObject {
@package
    NSObject *object;
    NSString *key;
    void (*changed)(void *context);
    void *context;
}
@end

@implementation VergerKeyWatch

- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)observed
                        change:(NSDictionary *)change
                       context:(void *)ignored {
    changed(context);
}

@end

void *foundation_key_watch(void *object, const char *key, void (*changed)(void *context), void *context) {
    NSString *name = [NSString stringWithUTF8String:key];
    NSObject *observed = (NSObject *)object;
    if (![observed respondsToSelector:NSSelectorFromString(name)]) return NULL;
    VergerKeyWatch *watch = [VergerKeyWatch new];
    watch->object = [observed retain];
    watch->key = [name retain];
    watch->changed = changed;
    watch->context = context;
    [observed addObserver:watch forKeyPath:name options:0 context:NULL];
    return watch;
}

void foundation_key_watch_end(void *object) {
    VergerKeyWatch *watch = (VergerKeyWatch *)object;
    [watch->object removeObserver:watch forKeyPath:watch->key];
    [watch->object release];
    [watch->key release];
    [watch release];
}

void foundation_key_change(void *object, const char *key, void (*change)(void *context), void *context) {
    NSString *name = [NSString stringWithUTF8String:key];
    [(NSObject *)object willChangeValueForKey:name];
    change(context);
    [(NSObject *)object didChangeValueForKey:name];
}
