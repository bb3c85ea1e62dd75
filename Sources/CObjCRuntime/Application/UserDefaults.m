// Writes user defaults to disk at the end of the run-loop turn in which they changed, so that an app that is killed
// loses none.
//
// Names the file after the bundle, as the iPhone does; GNUstep names it after the process.

#include "Application.h"
#include "Runtime/MethodReplacement.h"
#import <Foundation/Foundation.h>
#include <objc/runtime.h>

static BOOL has_changes;

@interface DefaultsWatcher : NSObject
@end

@implementation DefaultsWatcher
+ (void)defaultsDidChange:(NSNotification *)notification { has_changes = YES; }
@end

/// In ObjCBridge: copies the identifier of the main bundle, if there is one. Swift's Foundation reads it, since
/// GNUstep's own way of reading a property list asks the user defaults for the time zone.
extern bool objc_bridge_bundle_identifier(char *buffer, long capacity) __attribute__((weak));

static NSString *bundle_identifier(void) {
    char buffer[256];
    if (objc_bridge_bundle_identifier == NULL || !objc_bridge_bundle_identifier(buffer, sizeof buffer)) return nil;
    return [NSString stringWithUTF8String:buffer];
}

static void (*initialize_class)(Class class, SEL selector);

/// `NSUserDefaults` asks for the process's name in +initialize: it gets the bundle's.
static void initialize_with_bundle_name(Class class, SEL selector) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *identifier = bundle_identifier();
    NSProcessInfo *process = [NSProcessInfo processInfo];
    NSString *name = [process processName];
    if (identifier) [process setProcessName:identifier];
    initialize_class(class, selector);
    if (identifier) [process setProcessName:name];
    // User defaults hold a lock while they are read, and the +initialize of these classes reads user defaults: two
    // threads could each wait for the other. So these are initialised here, while other threads still wait for this
    // method.
    [NSPropertyListSerialization class];
    [NSScanner class];
    [pool drain];
}

void defaults_install(void) {
    // Looked up by name, since a message to the class would send +initialize.
    Class class = objc_lookUpClass("NSUserDefaults");
    initialize_class =
        (void (*)(Class, SEL))replace_class_method(class, @selector(initialize), (IMP)initialize_with_bundle_name);
}

void defaults_watch(void) {
    [[NSNotificationCenter defaultCenter] addObserver:[DefaultsWatcher class]
                                             selector:@selector(defaultsDidChange:)
                                                 name:NSUserDefaultsDidChangeNotification
                                               object:nil];
}

void defaults_read_again(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[NSUserDefaults standardUserDefaults] synchronize];
    [pool drain];
}

void defaults_synchronize_if_changed(void) {
    if (!has_changes) return;
    has_changes = NO;
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [[NSUserDefaults standardUserDefaults] synchronize];
    // Cleared first, since synchronising may announce a change.
    has_changes = NO;
    [pool drain];
}
