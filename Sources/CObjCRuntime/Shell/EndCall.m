// What is called when an object has come to its end.

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
    // Each call is a key of its own.
    objc_setAssociatedObject((id)object, call, call, 01401 /* retained */);
    [call release];
}
