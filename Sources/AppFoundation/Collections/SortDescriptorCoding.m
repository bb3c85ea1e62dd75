// Sort descriptors from archives: GNUstep accepts any object as the key, even the descriptor itself.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id decode(NSSortDescriptor *descriptor, SEL selector, NSCoder *coder) {
    BOOL has_keys = [coder allowsKeyedCoding], is_ascending = NO;
    SEL comparison = NULL;
    id key = has_keys ? [coder decodeObjectForKey:@"NSKey"] : [coder decodeObject];
    id name = nil;
    if (has_keys) {
        is_ascending = [coder decodeBoolForKey:@"NSAscending"];
        name = [coder decodeObjectForKey:@"NSSelector"];
    } else {
        [coder decodeValueOfObjCType:@encode(BOOL) at:&is_ascending];
        [coder decodeValueOfObjCType:@encode(SEL) at:&comparison];
    }
    if ((key && ![key isKindOfClass:[NSString class]]) || (name && ![name isKindOfClass:[NSString class]])) {
        [NSException raise:NSInvalidUnarchiveOperationException format:@"*** The archived sort descriptor is broken."];
    }
    if (name) comparison = NSSelectorFromString(name);
    return [descriptor initWithKey:key ascending:is_ascending selector:comparison];
}

INSTALL(sort_descriptor_coding) {
    // The class is named only, since +initialize would read the user defaults before the app has begun.
    static const char *const names[] = {"NSSortDescriptor", NULL};
    replace_method_of_classes(@selector(initWithCoder:), (IMP)decode, names);
}
