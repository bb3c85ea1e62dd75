// The texts of an error that was made without any, and its description.

#import "Descriptions/NestedDescription.h"
#include <string.h>

@interface NSError (AppleTexts)
@end

/// The reason that the system knows for a code, or nil.
static NSString *reason_of_system(NSError *error) {
    if (![[error domain] isEqualToString:NSPOSIXErrorDomain]) return nil;
    const char *text = strerrordesc_np((int)[error code]);
    return text ? [NSString stringWithUTF8String:text] : nil;
}

static NSString *described(NSError *error) {
    NSMutableString *text =
        [NSMutableString stringWithFormat:@"Error Domain=%@ Code=%ld \"%@\"", [error domain], (long)[error code],
                                          [error localizedDescription]];
    NSDictionary *details = [error userInfo];
    if ([details count] == 0) return text;
    NSMutableArray *entries = [NSMutableArray array];
    for (id key in details) {
        [entries addObject:[NSString stringWithFormat:@"%@=%@", key, [details objectForKey:key]]];
    }
    [text appendFormat:@" UserInfo=%p {%@}", (void *)details, [entries componentsJoinedByString:@", "]];
    return text;
}

@implementation NSError (AppleTexts)

- (NSString *)localizedDescription {
    NSString *description = [[self userInfo] objectForKey:NSLocalizedDescriptionKey];
    if (description) return description;
    NSString *reason = [self localizedFailureReason];
    if (reason) return [NSString stringWithFormat:@"The operation couldn\u2019t be completed. %@", reason];
    NSString *domain = [self domain];
    if ([domain isEqualToString:NSCocoaErrorDomain]) domain = @"Cocoa";
    return [NSString stringWithFormat:@"The operation couldn\u2019t be completed. (%@ error %ld.)", domain,
                                      (long)[self code]];
}

- (NSString *)localizedFailureReason {
    NSString *reason = [[self userInfo] objectForKey:NSLocalizedFailureReasonErrorKey];
    return reason ?: reason_of_system(self);
}

- (NSString *)description {
    NSString *hint = [NSString stringWithFormat:@"<%@: %p>", [self class], (void *)self];
    return description_within(self, 0, hint, ^{ return described(self); });
}

@end
