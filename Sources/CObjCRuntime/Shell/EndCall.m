// Calls a function when an object is deallocated.

#import "Runtime/AssociatedObjects.h"
#include "Shells.h"

@interface VergerEndCall : NSObject {
@package
    void (*_function)(void *, void *);
    void *_first, *_second;
}
@end

@implementation VergerEndCall

- (void)dealloc {
    _function(_first, _second);
    [super dealloc];
}

@end

void object_call_at_end(void *object, void (*function)(void *, void *), void *first, void *second) {
    VergerEndCall *call = [[VergerEndCall alloc] init];
    call->_function = function;
    call->_first = first;
    call->_second = second;
    // The address of each call serves as its key.
    objc_setAssociatedObject((id)object, call, call, 01401 /* retained */);
    [call release];
}
