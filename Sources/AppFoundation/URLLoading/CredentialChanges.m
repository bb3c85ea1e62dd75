// The notification for changes of the credential storage, and the end of a default credential that was removed.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>

typedef void change(NSURLCredentialStorage *, SEL, NSURLCredential *, NSURLProtectionSpace *);
static change *former_set, *former_set_default, *former_remove;

static void tell(NSURLCredentialStorage *storage) {
    [[NSNotificationCenter defaultCenter] postNotificationName:NSURLCredentialStorageChangedNotification
                                                        object:storage];
}

static void set(
    NSURLCredentialStorage *storage, SEL selector, NSURLCredential *credential, NSURLProtectionSpace *space) {
    former_set(storage, selector, credential, space);
    tell(storage);
}

static void set_default(NSURLCredentialStorage *storage, SEL selector, NSURLCredential *credential,
                        NSURLProtectionSpace *space) {
    former_set_default(storage, selector, credential, space);
    tell(storage);
}

static void removed(
    NSURLCredentialStorage *storage, SEL selector, NSURLCredential *credential, NSURLProtectionSpace *space) {
    former_remove(storage, selector, credential, space);
    tell(storage);
}

typedef NSURLCredential *default_of(NSURLCredentialStorage *, SEL, NSURLProtectionSpace *);
static default_of *former_default;

/// GNUstep keeps a default that was removed.
static NSURLCredential *default_credential(NSURLCredentialStorage *storage, SEL selector, NSURLProtectionSpace *space) {
    NSURLCredential *found = former_default(storage, selector, space);
    if ([found user] == nil) return found;
    return [[storage credentialsForProtectionSpace:space] objectForKey:[found user]] ? found : nil;
}

INSTALL(credential_changes) {
    Class class = objc_lookUpClass("NSURLCredentialStorage");
    former_set = (change *)replace_instance_method(class, @selector(setCredential:forProtectionSpace:), (IMP)set);
    former_set_default =
        (change *)replace_instance_method(class, @selector(setDefaultCredential:forProtectionSpace:), (IMP)set_default);
    former_remove =
        (change *)replace_instance_method(class, @selector(removeCredential:forProtectionSpace:), (IMP)removed);
    former_default = (default_of *)replace_instance_method(class, @selector(defaultCredentialForProtectionSpace:),
                                                           (IMP)default_credential);
}
