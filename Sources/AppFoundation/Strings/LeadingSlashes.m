// A path to which a component is appended begins with one slash at most. GNUstep keeps two, which have a meaning on Windows.

#import <Foundation/Foundation.h>
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

typedef NSString *append_component(NSString *path, SEL selector, NSString *component);
static append_component *former_append;

static NSString *append(NSString *path, SEL selector, NSString *component) {
    NSString *longer = former_append(path, selector, component);
    NSUInteger extra = 0, length = [longer length];
    while (extra + 1 < length && [longer characterAtIndex:extra] == '/' && [longer characterAtIndex:extra + 1] == '/') extra++;
    return extra ? [longer substringFromIndex:extra] : longer;
}

INSTALL(leading_slashes) {
    former_append = (append_component *)replace_instance_method(
        [NSString class], @selector(stringByAppendingPathComponent:), (IMP)append);
}
