#import "JSON.h"

@implementation NSString (JSON)

- (id)JSONValue {
    NSError *error = nil;
    NSData *data = [self dataUsingEncoding:NSUTF8StringEncoding];
    id value = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingMutableContainers error:&error];
    if (value == nil) NSLog(@"-JSONValue failed: %@", [error localizedDescription]);
    return value;
}

@end

@implementation NSObject (JSON)

- (NSString *)JSONRepresentation {
    if (![NSJSONSerialization isValidJSONObject:self]) {
        NSLog(@"-JSONRepresentation failed: %@ cannot be spelled", [self class]);
        return nil;
    }
    NSData *data = [NSJSONSerialization dataWithJSONObject:self options:0 error:NULL];
    return [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
}

@end
