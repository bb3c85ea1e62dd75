// The look of all objects of a class (UIAppearance): `[[UINavigationBar appearance] setTintColor:…]`.
//
// A rule keeps the messages that an app sent to the proxy of a class. An object gets them when the frameworks ask for
// it (AppearanceRules in Swift), unless the app has set this property of the object: then its value differs from that
// of a new object of the framework's class.

#include "Shell/Appearance.h"
#include "Classes.h"
#include <objc/runtime.h>
#include <string.h>

// In ObjCBridge, which is above this module.
extern void objc_bridge_begin_appearance(void) __attribute__((weak));
extern void *objc_bridge_appearance_container(void *object) __attribute__((weak));

@interface AppearanceRule : NSObject {
@public
    Class class;
    NSArray *containers;
    /// Invocations, by their setters and the arguments behind the value, such as the state in `setTitle:forState:`.
    NSMutableDictionary *messages;
    NSMutableArray *order;
}
@end

@implementation AppearanceRule
@end

@interface AppearanceProxy : NSProxy {
@public
    AppearanceRule *rule;
}
@end

static NSMutableArray *rules;
/// New objects of the frameworks' classes, by the classes' names.
static NSMutableDictionary *new_objects;

// MARK: Selectors

static BOOL is_setter(SEL selector) {
    const char *name = sel_getName(selector);
    return strncmp(name, "set", 3) == 0 && name[3] >= 'A' && name[3] <= 'Z' && strchr(name, ':') != NULL;
}

/// `setImage:forState:` → `imageForState:`.
static SEL getter_of(SEL setter) {
    NSArray *parts = [NSStringFromSelector(setter) componentsSeparatedByString:@":"];
    NSString *first = [[parts objectAtIndex:0] substringFromIndex:3];
    NSMutableString *name = [NSMutableString stringWithString:[[first substringToIndex:1] lowercaseString]];
    [name appendString:[first substringFromIndex:1]];
    for (NSUInteger i = 1; i + 1 < [parts count]; i++) {
        NSString *part = [parts objectAtIndex:i];
        if (i == 1 && [part length]) {
            [name appendString:[[part substringToIndex:1] uppercaseString]];
            part = [part substringFromIndex:1];
        }
        [name appendFormat:@"%@:", part];
    }
    return NSSelectorFromString(name);
}

static NSUInteger size_of(const char *type) {
    NSUInteger size = 0;
    NSGetSizeAndAlignment(type, &size, NULL);
    return size;
}

static BOOL is_object(const char *type) {
    while (strchr("rnNoORV", *type) && *type) type++;
    return *type == '@';
}

/// A buffer for an argument of the invocation.
static NSMutableData *argument(NSInvocation *invocation, NSUInteger index) {
    const char *type = [[invocation methodSignature] getArgumentTypeAtIndex:index];
    NSMutableData *bytes = [NSMutableData dataWithLength:MAX(size_of(type), sizeof(void *))];
    [invocation getArgument:[bytes mutableBytes] atIndex:index];
    return bytes;
}

/// The key of a message in `messages`: the setter and the arguments behind the value.
static NSString *key_of(NSInvocation *invocation, SEL setter, NSUInteger first) {
    NSMutableString *key = [NSMutableString stringWithString:NSStringFromSelector(setter)];
    NSUInteger count = [[invocation methodSignature] numberOfArguments];
    for (NSUInteger i = first; i < count; i++) [key appendFormat:@" %@", argument(invocation, i)];
    return key;
}

// MARK: Values

/// A getter that fits a setter's message, for one object; nil if the object has none.
static NSInvocation *getter_message(NSInvocation *message, id object) {
    SEL getter = getter_of([message selector]);
    NSUInteger count = [[message methodSignature] numberOfArguments];
    if (![object respondsToSelector:getter] && count == 3) {
        NSString *name = NSStringFromSelector(getter);
        getter = NSSelectorFromString([NSString stringWithFormat:@"is%@%@", [[name substringToIndex:1] uppercaseString],
                                                                 [name substringFromIndex:1]]);
    }
    if (![object respondsToSelector:getter]) return nil;
    NSMethodSignature *signature = [object methodSignatureForSelector:getter];
    if (signature == nil || [signature numberOfArguments] != count - 1) return nil;
    const char *type = [[message methodSignature] getArgumentTypeAtIndex:2];
    if (size_of([signature methodReturnType]) != size_of(type)) return nil;
    NSInvocation *question = [NSInvocation invocationWithMethodSignature:signature];
    [question setSelector:getter];
    for (NSUInteger i = 3; i < count; i++) [question setArgument:[argument(message, i) mutableBytes] atIndex:i - 1];
    return question;
}

static NSData *value_of(NSInvocation *question, id object) {
    [question invokeWithTarget:object];
    NSUInteger length = [[question methodSignature] methodReturnLength];
    NSMutableData *bytes = [NSMutableData dataWithLength:MAX(length, sizeof(void *))];
    [question getReturnValue:[bytes mutableBytes]];
    return bytes;
}

/// The frameworks' class that an object's class comes from, if that has the setter; Nil for a setter of the app's own.
static Class framework_class_with(Class class, SEL setter) {
    while (class && !class_is_framework((void *)class)) class = class_getSuperclass(class);
    return [class instancesRespondToSelector:setter] ? class : Nil;
}

/// Whether the app gave the object a value of its own.
static BOOL has_own_value(id object, NSInvocation *message) {
    Class framework = framework_class_with([object class], [message selector]);
    if (framework == Nil) return NO;
    NSInvocation *question = getter_message(message, object);
    if (question == nil) return NO;
    NSString *name = NSStringFromClass(framework);
    id new_object = [new_objects objectForKey:name];
    if (new_object == nil) {
        new_object = [[[framework alloc] init] autorelease];
        if (new_object == nil) return NO;
        [new_objects setObject:new_object forKey:name];
    }
    NSData *present = value_of(question, object);
    NSData *usual = value_of(question, new_object);
    if (!is_object([[question methodSignature] methodReturnType])) return ![present isEqual:usual];
    id present_object = *(id *)[present bytes], usual_object = *(id *)[usual bytes];
    return present_object != usual_object && ![present_object isEqual:usual_object];
}

// MARK: Objects

static BOOL is_contained(id object, NSArray *containers) {
    NSUInteger found = 0, depth = 0;
    void *place = (void *)object;
    while (found < [containers count] && depth++ < 1000) {
        place = objc_bridge_appearance_container ? objc_bridge_appearance_container(place) : NULL;
        if (place == NULL) return NO;
        if ([(id)place isKindOfClass:[[containers objectAtIndex:found] pointerValue]]) found++;
    }
    return found == [containers count];
}

static unsigned depth_of(Class class) {
    unsigned depth = 0;
    for (; class; class = class_getSuperclass(class)) depth++;
    return depth;
}

/// Rules with more containers, and then rules of a more derived class, come later and so win.
static NSInteger by_weight(AppearanceRule *first, AppearanceRule *second, void *unused) {
    NSUInteger first_count = [first->containers count], second_count = [second->containers count];
    if (first_count != second_count) return first_count < second_count ? NSOrderedAscending : NSOrderedDescending;
    unsigned first_depth = depth_of(first->class), second_depth = depth_of(second->class);
    if (first_depth == second_depth) return NSOrderedSame;
    return first_depth < second_depth ? NSOrderedAscending : NSOrderedDescending;
}

/// Called for each object that enters a window or a bar, once there is a rule.
void appearance_apply(void *shell) {
    id object = (id)shell;
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSMutableDictionary *wanted = nil;
    NSMutableArray *order = nil;
    for (AppearanceRule *rule in rules) {
        if (![object isKindOfClass:rule->class] || !is_contained(object, rule->containers)) continue;
        if (wanted == nil) wanted = [NSMutableDictionary dictionary];
        if (order == nil) order = [NSMutableArray array];
        for (NSString *key in rule->order) {
            if ([wanted objectForKey:key] == nil) [order addObject:key];
            [wanted setObject:[rule->messages objectForKey:key] forKey:key];
        }
    }
    NSMutableArray *messages = [NSMutableArray array];
    for (NSString *key in order) {
        NSInvocation *message = [wanted objectForKey:key];
        if (![object respondsToSelector:[message selector]] || has_own_value(object, message)) continue;
        [messages addObject:message];
    }
    for (NSInvocation *message in messages) {
        [message invokeWithTarget:object];
        // Arguments are retained, and the target with them.
        [message setTarget:nil];
    }
    [pool release];
}

// MARK: The proxy

@implementation AppearanceProxy

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    NSMethodSignature *signature = [rule->class instanceMethodSignatureForSelector:selector];
    if (signature == nil) {
        [NSException raise:NSInvalidArgumentException
                    format:@"-[%@ %@]: unrecognized selector sent to the appearance of the class",
                           NSStringFromClass(rule->class), NSStringFromSelector(selector)];
    }
    return signature;
}

- (BOOL)respondsToSelector:(SEL)selector { return [rule->class instancesRespondToSelector:selector]; }
- (BOOL)isKindOfClass:(Class)class { return [rule->class isSubclassOfClass:class]; }

- (NSString *)description {
    return [NSString stringWithFormat:@"<Appearance of %@>", NSStringFromClass(rule->class)];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    SEL selector = [invocation selector];
    if (is_setter(selector)) {
        [invocation setTarget:nil];
        [invocation retainArguments];
        NSString *key = key_of(invocation, selector, 3);
        if ([rule->messages objectForKey:key] == nil) [rule->order addObject:key];
        [rule->messages setObject:invocation forKey:key];
        return;
    }
    NSUInteger length = [[invocation methodSignature] methodReturnLength];
    if (length == 0) return;
    NSMutableData *value = [NSMutableData dataWithLength:MAX(length, sizeof(void *))];
    for (NSString *key in rule->order) {
        NSInvocation *message = [rule->messages objectForKey:key];
        if (!sel_isEqual(getter_of([message selector]), selector)) continue;
        if (![key_of(invocation, [message selector], 2) isEqual:key]) continue;
        NSMutableData *found = argument(message, 2);
        if ([found length] == [value length]) value = found;
        break;
    }
    [invocation setReturnValue:[value mutableBytes]];
}

@end

id appearance_proxy(Class class, NSArray *containers) {
    if (rules == nil) {
        rules = [[NSMutableArray alloc] init];
        new_objects = [[NSMutableDictionary alloc] init];
        if (objc_bridge_begin_appearance) objc_bridge_begin_appearance();
    }
    AppearanceRule *rule = nil;
    for (AppearanceRule *known in rules) {
        if (known->class != class) continue;
        if (known->containers == containers || [known->containers isEqual:containers]) rule = known;
    }
    if (rule == nil) {
        rule = [[[AppearanceRule alloc] init] autorelease];
        rule->class = class;
        rule->containers = [containers copy];
        rule->messages = [[NSMutableDictionary alloc] init];
        rule->order = [[NSMutableArray alloc] init];
        [rules addObject:rule];
        [rules sortUsingFunction:by_weight context:NULL];
    }
    AppearanceProxy *proxy = [AppearanceProxy alloc];
    proxy->rule = rule;
    return [(id)proxy autorelease];
}
