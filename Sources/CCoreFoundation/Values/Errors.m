// CFError.

#include "Objects/References.h"

static NSError *error_of(CFErrorRef error) { return OBJECT(NSError, error); }

CFErrorRef CFErrorCreate(CFAllocatorRef allocator, CFStringRef domain, CFIndex code, CFDictionaryRef userInfo) {
    NSDictionary *info = userInfo ? [[[NSDictionary alloc] initWithDictionary:OBJECT(NSDictionary, userInfo)] autorelease]
                                  : nil;
    return (CFErrorRef)[[NSError alloc] initWithDomain:OBJECT(NSString, domain) code:code userInfo:info];
}

CFErrorRef CFErrorCreateWithUserInfoKeysAndValues(CFAllocatorRef allocator, CFStringRef domain, CFIndex code,
                                                  const void *const *keys, const void *const *values, CFIndex count) {
    NSDictionary *info = [NSDictionary dictionaryWithObjects:(id *)values forKeys:(id *)keys count:(NSUInteger)count];
    return CFErrorCreate(allocator, domain, code, (CFDictionaryRef)info);
}

CFStringRef CFErrorGetDomain(CFErrorRef error) { return (CFStringRef)[error_of(error) domain]; }
CFIndex CFErrorGetCode(CFErrorRef error) { return [error_of(error) code]; }

CFDictionaryRef CFErrorCopyUserInfo(CFErrorRef error) {
    NSDictionary *info = [error_of(error) userInfo];
    return OWNED(CFDictionaryRef, info ? info : [NSDictionary dictionary]);
}

CFStringRef CFErrorCopyDescription(CFErrorRef error) { return COPIED(CFStringRef, [error_of(error) localizedDescription]); }

CFStringRef CFErrorCopyFailureReason(CFErrorRef error) {
    return COPIED(CFStringRef, [error_of(error) localizedFailureReason]);
}

CFStringRef CFErrorCopyRecoverySuggestion(CFErrorRef error) {
    return COPIED(CFStringRef, [error_of(error) localizedRecoverySuggestion]);
}
