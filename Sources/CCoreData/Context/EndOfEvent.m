#import "Context/EndOfEvent.h"
#import "Context/ContextState.h"

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
