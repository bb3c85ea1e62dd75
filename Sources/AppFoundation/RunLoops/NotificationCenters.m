// Observers that Apple's notification centers accept and GNUstep's refuse.

#import <Foundation/Foundation.h>
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/message.h>
#include <pthread.h>

typedef void add_observer(id center, SEL selector, id observer, SEL action, NSString *name, id object);
typedef void remove_observer(id center, SEL selector, id observer, NSString *name, id object);
static add_observer *former_add_observer;
static remove_observer *former_remove_observer;

/// Stands in for an observer that does not respond to its action when it is added: it may forward the message or add
/// the method later, otherwise the notification raises. GNUstep raises when it is added.
@interface NotificationStandIn : NSObject {
@public
    id observer;
    SEL action;
}
@end

@implementation NotificationStandIn

- (void)hear:(NSNotification *)notification {
    ((void (*)(id, SEL, id))objc_msg_lookup(observer, action))(observer, action, notification);
}

@end

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// All stand-ins; observers are not retained.
static NSMutableArray *stand_ins;

static void add_late_observer(id center, SEL selector, id observer, SEL action, NSString *name, id object) {
    NotificationStandIn *made = [[NotificationStandIn new] autorelease];
    made->observer = observer;
    made->action = action;
    pthread_mutex_lock(&lock);
    if (stand_ins == nil) stand_ins = [NSMutableArray new];
    [stand_ins addObject:made];
    pthread_mutex_unlock(&lock);
    former_add_observer(center, selector, made, @selector(hear:), name, object);
}

/// Ignores a nil observer, for which GNUstep raises: some apps add a singleton that does not exist yet.
static void add_observer_if_any(id center, SEL selector, id observer, SEL action, NSString *name, id object) {
    if (observer == nil) return;
    if (action == NULL || [observer respondsToSelector:action]) {
        former_add_observer(center, selector, observer, action, name, object);
    } else {
        add_late_observer(center, selector, observer, action, name, object);
    }
}

/// The stand-ins of an observer; `is_forgotten` removes them from the list.
static NSArray *stand_ins_of(id observer, BOOL is_forgotten) {
    if (stand_ins == nil || observer == nil) return nil;
    NSMutableArray *found = [NSMutableArray array];
    pthread_mutex_lock(&lock);
    for (NotificationStandIn *each in stand_ins) {
        if (each->observer == observer) [found addObject:each];
    }
    if (is_forgotten) [stand_ins removeObjectsInArray:found];
    pthread_mutex_unlock(&lock);
    return found;
}

static void remove_with_stand_ins(id center, SEL selector, id observer, NSString *name, id object) {
    for (id each in stand_ins_of(observer, name == nil && object == nil)) {
        former_remove_observer(center, selector, each, name, object);
    }
    former_remove_observer(center, selector, observer, name, object);
}

INSTALL(notification_centers) {
    Class class = objc_lookUpClass("NSNotificationCenter");
    former_add_observer = (add_observer *)replace_instance_method(
        class, @selector(addObserver:selector:name:object:), (IMP)add_observer_if_any);
    former_remove_observer = (remove_observer *)replace_instance_method(
        class, @selector(removeObserver:name:object:), (IMP)remove_with_stand_ins);
}
