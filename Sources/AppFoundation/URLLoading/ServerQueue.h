#pragma once
#import "URLTransfer.h"

/// The transfers to one server: as many as may run at a time, and those that wait for them, in their order.
@interface ServerQueue : NSObject {
@package
    NSString *name;
@protected
    NSMutableArray *waiting;
    /// The first that still waits.
    NSUInteger next, running;
}

/// What transfers to the same server have in common: scheme, host and port.
+ (NSString *)nameForURL:(NSURL *)url;

- (id)initWithName:(NSString *)name;
- (void)add:(URLTransfer *)transfer;
/// Takes the next one that may run now; nil for none. Those that were cancelled meanwhile are left out.
- (URLTransfer *)takeNext;
/// One that was taken has ended.
- (void)ended;
- (BOOL)isEmpty;

@end
