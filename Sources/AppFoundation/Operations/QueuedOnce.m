// An operation is queued once, and not when it runs or has run: queues say so as Apple's do.

#import <Foundation/Foundation.h>
#include "Runtime/AssociatedObjects.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

static char queued_key;
enum { Retained = 01401 };

static NSString *objection(NSOperation *operation) {
    if ([operation isFinished]) return @"operation is finished and cannot be enqueued";
    if ([operation isExecuting]) return @"operation is executing and cannot be enqueued";
    return objc_getAssociatedObject(operation, &queued_key) ? @"operation is already enqueued on a queue" : nil;
}

static void (*former_add)(NSOperationQueue *queue, SEL selector, NSOperation *operation);

static void add_operation(NSOperationQueue *queue, SEL selector, NSOperation *operation) {
    if (operation == nil) {
        [NSException raise:NSInvalidArgumentException format:@"*** -[NSOperationQueue addOperation:]: argument is nil"];
    }
    @synchronized(operation) {
        NSString *text = objection(operation);
        if (text) [NSException raise:NSInvalidArgumentException format:@"*** -[NSOperationQueue addOperation:]: %@", text];
        objc_setAssociatedObject(operation, &queued_key, [NSNumber numberWithBool:YES], Retained);
    }
    former_add(queue, selector, operation);
}

INSTALL(queued_once) {
    former_add = (void (*)(NSOperationQueue *, SEL, NSOperation *))replace_instance_method(
        objc_lookUpClass("NSOperationQueue"), @selector(addOperation:), (IMP)add_operation);
}
