// Errors are equal if domain, code and user info are.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

NSString *const NSHelpAnchorErrorKey = @"NSHelpAnchor";

@interface NSError (Equality)
@end

@implementation NSError (Equality)

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[NSError class]]) return NO;
    NSError *error = other;
    NSDictionary *details = [self userInfo], *other_details = [error userInfo];
    BOOL is_same_place = [self code] == [error code] && [[self domain] isEqualToString:[error domain]];
    BOOL are_empty = [details count] == 0 && [other_details count] == 0;
    return is_same_place && (are_empty || [details isEqualToDictionary:other_details]);
}

- (NSUInteger)hash {
    return [[self domain] hash] + (NSUInteger)[self code];
}

- (NSString *)helpAnchor {
    return [[self userInfo] objectForKey:NSHelpAnchorErrorKey];
}

@end
