// Functions that a debugger calls in an app that it has stopped; SDK/debugger has the commands that call them.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <stdlib.h>
#include <string.h>

@interface NSObject (DebugDescription)
- (NSString *)debugDescription;
@end

/// The text that `po` prints. The debugger frees nothing: people look at a few objects only.
const char *verger_debug_description(id object);
/// Makes the string for a literal `@"…"` in an expression of the debugger.
id verger_debug_string(const char *text);
/// The type encoding of the method that answers the message, null if none does.
const char *verger_debug_types(id receiver, SEL selector);

const char *verger_debug_description(id object) {
    if (object == nil) return "nil";
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const char *text;
    @try {
        NSString *description = [object respondsToSelector:@selector(debugDescription)] ? [object debugDescription]
                                                                                        : [object description];
        text = strdup([description UTF8String] ?: "(no description)");
    } @catch (id exception) {
        text = strdup([[NSString stringWithFormat:@"(its description raised %@)", exception] UTF8String]);
    }
    [pool drain];
    return text;
}

id verger_debug_string(const char *text) { return [[NSString alloc] initWithUTF8String:text]; }

const char *verger_debug_types(id receiver, SEL selector) {
    Class class = receiver ? object_getClass(receiver) : Nil;
    if (class == Nil) return NULL;
    Method method = class_getInstanceMethod(class, selector);
    return method ? method_getTypeEncoding(method) : NULL;
}
