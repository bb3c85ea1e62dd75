// Stand-ins for classes and functions of libraries that are compiled for Apple's systems only (SDK/include/Verger/StandIns.h).

#define _GNU_SOURCE
#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

NSMethodSignature *VergerStandInSignature(SEL selector);
/// Whether a variable of a function that is being called is there.
static BOOL is_on_stack(const void *place) {
    pthread_attr_t attributes;
    void *lowest = NULL;
    size_t size = 0;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return NO;
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    return place > (const void *)&attributes && place < (const void *)((char *)lowest + size);
}

/// A method whose last argument is for an error says why it answers nothing: apps print what stands there.
static void set_error(NSInvocation *invocation, NSString *message) {
    const char *name = sel_getName([invocation selector]);
    size_t length = strlen(name);
    NSUInteger count = [[invocation methodSignature] numberOfArguments];
    if (length < 6 || strcasecmp(name + length - 6, "error:") != 0 || count < 3) return;
    NSError **place = NULL;
    [invocation getArgument:&place atIndex:(NSInteger)count - 1];
    // Whoever tells a delegate of an error has the error itself there.
    if (place == NULL || (uintptr_t)place % sizeof(void *) != 0 || !is_on_stack(place)) return;
    NSString *text = [message stringByAppendingString:@" stands in for a library of Apple's systems only, and does nothing."];
    *place = [NSError errorWithDomain:NSPOSIXErrorDomain
                                 code:ENOSYS
                             userInfo:[NSDictionary dictionaryWithObject:text forKey:NSLocalizedDescriptionKey]];
}

/// The one object that a class gives: of a method `shared…` or `default…` of the class without arguments. Nil for others.
static id shared_object(id target, SEL selector, NSMethodSignature *signature) {
    const char *name = sel_getName(selector);
    BOOL is_named = strncmp(name, "shared", 6) == 0 || strncmp(name, "default", 7) == 0;
    BOOL is_plain = [signature numberOfArguments] == 2 && *[signature methodReturnType] == '@';
    if (!is_named || !is_plain || !class_isMetaClass(object_getClass(target))) return nil;
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static NSMutableDictionary *objects;
    pthread_mutex_lock(&lock);
    if (objects == nil) objects = [[NSMutableDictionary alloc] init];
    NSString *class = NSStringFromClass(target);
    id object = [objects objectForKey:class];
    if (object == nil) {
        object = [[[target alloc] init] autorelease];
        if (object) [objects setObject:object forKey:class];
    }
    pthread_mutex_unlock(&lock);
    return object;
}

void VergerStandInAnswer(NSInvocation *invocation);
void VergerStandInFunction(const char *name);

/// True the first time for each text.
static BOOL is_new(NSString *text) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static NSMutableSet *told;
    pthread_mutex_lock(&lock);
    if (told == nil) told = [[NSMutableSet alloc] init];
    BOOL is_new = ![told containsObject:text];
    if (is_new) [told addObject:text];
    pthread_mutex_unlock(&lock);
    return is_new;
}

static void tell(NSString *what) {
    if (is_new(what)) fprintf(stderr, "%s: stands in for a library of Apple's systems only, and does nothing.\n", [what UTF8String]);
}

NSMethodSignature *VergerStandInSignature(SEL selector) {
    const char *types = sel_getTypeEncoding(selector);
    if (types) return [NSMethodSignature signatureWithObjCTypes:types];
    NSMutableString *objects = [NSMutableString stringWithString:@"@@:"];
    for (const char *name = sel_getName(selector); *name; name++) {
        if (*name == ':') [objects appendString:@"@"];
    }
    return [NSMethodSignature signatureWithObjCTypes:[objects UTF8String]];
}

/// Whether a message makes an object of what `alloc` gave: its name goes on after `init` with no small letter.
static BOOL is_initialization(id target, SEL selector) {
    const char *name = sel_getName(selector);
    if (class_isMetaClass(object_getClass(target)) || strncmp(name, "init", 4) != 0) return NO;
    return name[4] < 'a' || name[4] > 'z';
}

void VergerStandInAnswer(NSInvocation *invocation) {
    id target = [invocation target];
    SEL selector = [invocation selector];
    BOOL is_class = class_isMetaClass(object_getClass(target));
    NSString *message =
        [NSString stringWithFormat:@"%c[%s %s]", is_class ? '+' : '-', class_getName(is_class ? (Class)target : [target class]),
                                   sel_getName(selector)];
    tell(message);
    NSUInteger length = [[invocation methodSignature] methodReturnLength];
    if (length == 0) return;
    if (is_initialization(target, selector) && length == sizeof(id)) {
        id object = [target init];
        [invocation setReturnValue:&object];
        return;
    }
    id shared = shared_object(target, selector, [invocation methodSignature]);
    if (shared) return [invocation setReturnValue:&shared];
    set_error(invocation, message);
    void *nothing = calloc(1, length);
    if (nothing == NULL) return;
    [invocation setReturnValue:nothing];
    free(nothing);
}

void VergerStandInFunction(const char *name) {
    @autoreleasepool {
        tell([NSString stringWithFormat:@"%s()", name]);
    }
}
