// Prepares the runtime as soon as this library is loaded, before any class of an app.

#import <Foundation/Foundation.h>

#include "Diagnostics.h"
#include "Runtime/Exceptions.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

extern void blocks_install(void);
extern void destruction_install(void);
extern void dispatch_pools_install(void);
extern void main_bundle_install(void);
extern void defaults_install(void);

enum { MaximumAddedCount = 128 };
static void (*added[MaximumAddedCount])(void);
static int added_count;

void installation_add(void (*install)(void)) {
    if (added_count == MaximumAddedCount) abort();
    added[added_count++] = install;
}

@interface RuntimeInstallation : NSObject
@end

@implementation RuntimeInstallation
+ (void)load {
    exceptions_install();
    replacements_begin();
    destruction_install();
    blocks_install();
    dispatch_pools_install();
    zombies_enable_if_wanted();
    crash_install_signal_handlers();
    main_bundle_install();
    defaults_install();
    for (int i = 0; i < added_count; i++) added[i]();
    replacements_end();
}
@end
