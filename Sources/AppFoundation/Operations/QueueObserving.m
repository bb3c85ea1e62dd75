// NSOperationQueue announces these changes itself, once for each.

#import <Foundation/Foundation.h>

@interface NSOperationQueue (Observing)
@end

@implementation NSOperationQueue (Observing)
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    NSArray *own = [NSArray arrayWithObjects:@"suspended", @"maxConcurrentOperationCount", @"name", nil];
    return ![own containsObject:key] && [super automaticallyNotifiesObserversForKey:key];
}
@end
