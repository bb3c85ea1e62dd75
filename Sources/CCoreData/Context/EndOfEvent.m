#import "Context/EndOfEvent.h"
#import "Context/ContextState.h"

/// Behind everything that the app asks for itself, before the undo manager closes its group.
static const NSUInteger orderOfEnd = 340000;

@implementation EndOfEvent {
    __unsafe_unretained NSManagedObjectContext *_context;
}

- (id)initWithContext:(NSManagedObjectContext *)context {
    if ((self = [super init])) _context = context;
    return self;
}

- (void)schedule {
    // A performed block's end is the event's.
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
