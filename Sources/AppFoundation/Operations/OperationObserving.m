// Changes of operations and their queues. NSOperationQueue announces its own changes manually, once each. An operation
// leaves its queue when `isFinished` is true, not whenever a change of it is announced.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

@interface NSOperationQueue (Observing)
@end

@implementation NSOperationQueue (Observing)
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    NSArray *own = [NSArray arrayWithObjects:@"suspended", @"maxConcurrentOperationCount", @"name", nil];
    return ![own containsObject:key] && [super automaticallyNotifiesObserversForKey:key];
}
@end

typedef void hear(id self, SEL selector, NSString *path, NSOperation *operation, NSDictionary *change, void *context);
static hear *former_hear;

static void hear_queued(NSOperationQueue *self, SEL selector, NSString *path, NSOperation *operation,
                        NSDictionary *change, void *context) {
    if ([path isEqualToString:@"isFinished"] && ![operation isFinished]) return;
    former_hear(self, selector, path, operation, change, context);
}

INSTALL(operation_observing) {
    former_hear = (hear *)replace_instance_method(objc_lookUpClass("NSOperationQueue"),
                                                  @selector(observeValueForKeyPath:ofObject:change:context:),
                                                  (IMP)hear_queued);
}
