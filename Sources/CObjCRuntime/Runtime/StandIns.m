// Stand-ins for classes and functions of libraries that are compiled for Apple's systems only (SDK/include/Verger/StandIns.h).

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

NSMethodSignature *VergerStandInSignature(SEL selector);
/// A method whose last argument is for an error says that all went well, as a library does that nobody hears; one that
/// returns an object has none, and says why.
static BOOL answers_with_error(NSInvocation *invocation, NSUInteger length) {
    const char *name = sel_getName([invocation selector]);
    size_t name_length = strlen(name);
    if (name_length < 6 || strcasecmp(name + name_length - 6, "error:") != 0) return NO;
    NSMethodSignature *signature = [invocation methodSignature];
    const char *result = [signature methodReturnType];
    if (*result == '@') {
        NSError **place = NULL;
        [invocation getArgument:&place atIndex:(NSInteger)[signature numberOfArguments] - 1];
        if (place && *[signature getArgumentTypeAtIndex:[signature numberOfArguments] - 1] == '^') {
            *place = [NSError errorWithDomain:NSPOSIXErrorDomain code:ENOSYS userInfo:nil];
        }
        return NO;
    }
    if (length != sizeof(BOOL)) return NO;
    BOOL is_well = YES;
    [invocation setReturnValue:&is_well];
    return YES;
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
    tell([NSString stringWithFormat:@"%c[%s %s]", is_class ? '+' : '-', class_getName(is_class ? (Class)target : [target class]),
                                    sel_getName(selector)]);
    NSUInteger length = [[invocation methodSignature] methodReturnLength];
    if (length == 0) return;
    if (is_initialization(target, selector) && length == sizeof(id)) {
        id object = [target init];
        [invocation setReturnValue:&object];
        return;
    }
    if (answers_with_error(invocation, length)) return;
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
