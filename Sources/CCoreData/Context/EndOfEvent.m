#import "Context/EndOfEvent.h"
#import "Context/ContextState.h"
#import "SwiftAccess/SwiftManagedObject.h"

/// An order after all selectors that the app schedules, and before the undo manager closes its group.
static const NSUInteger orderOfEnd = 340000;

@implementation EndOfEvent {
    __unsafe_unretained NSManagedObjectContext *_context;
}

- (id)initWithContext:(NSManagedObjectContext *)context {
    if ((self = [super init])) _context = context;
    return self;
}

- (void)schedule {
    // On a private queue the event ends with the performed block.
    if (_context->_concurrencyType == NSPrivateQueueConcurrencyType) return;
    if (core_data_host.schedule_end && [NSThread isMainThread]) {
        // The main thread of a Swift app has no run loop of Objective-C's.
        core_data_host.schedule_end(self);
        return;
    }
    NSArray *modes = [NSArray arrayWithObjects:NSDefaultRunLoopMode, @"UITrackingRunLoopMode", nil];
    [[NSRunLoop currentRunLoop] performSelector:@selector(end:) target:self argument:nil order:orderOfEnd modes:modes];
}

- (void)end:(id)nothing {
    NSManagedObjectContext *context = _context;
    if (context == nil) return;
    context->_isEndScheduled = NO;
    [context processPendingChanges];
}

- (void)leave {
    _context = nil;
}

@end

void event_end(CoreDataObject end) { [(EndOfEvent *)end end:nil]; }
