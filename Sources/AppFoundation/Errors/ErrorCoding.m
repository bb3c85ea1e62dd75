// Errors in archives, with codes of Apple's width. GNUstep accepts any objects as domain and user info, even the error
// itself.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static id decode(NSError *error, SEL selector, NSCoder *coder) {
    BOOL has_keys = [coder allowsKeyedCoding];
    int code = 0;
    if (!has_keys) [coder decodeValueOfObjCType:@encode(int) at:&code];
    NSInteger whole_code = has_keys ? [coder decodeIntegerForKey:@"NSCode"] : code;
    id domain = has_keys ? [coder decodeObjectForKey:@"NSDomain"] : [coder decodeObject];
    id details = has_keys ? [coder decodeObjectForKey:@"NSUserInfo"] : [coder decodeObject];
    if (![domain isKindOfClass:[NSString class]] || (details && ![details isKindOfClass:[NSDictionary class]])) {
        [NSException raise:NSInvalidUnarchiveOperationException format:@"*** The archived error is broken."];
    }
    return [error initWithDomain:domain code:whole_code userInfo:details];
}

static void encode(NSError *error, SEL selector, NSCoder *coder) {
    if ([coder allowsKeyedCoding]) {
        [coder encodeInteger:[error code] forKey:@"NSCode"];
        [coder encodeObject:[error domain] forKey:@"NSDomain"];
        [coder encodeObject:[error userInfo] forKey:@"NSUserInfo"];
        return;
    }
    int code = (int)[error code];
    [coder encodeValueOfObjCType:@encode(int) at:&code];
    [coder encodeObject:[error domain]];
    [coder encodeObject:[error userInfo]];
}

INSTALL(error_coding) {
    static const char *const names[] = {"NSError", NULL};
    replace_method_of_classes(@selector(encodeWithCoder:), (IMP)encode, names);
    replace_method_of_classes(@selector(initWithCoder:), (IMP)decode, names);
}
