// The notification for changes of the credential storage.

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

INSTALL(credential_changes) {
    Class class = objc_lookUpClass("NSURLCredentialStorage");
    former_set = (change *)replace_instance_method(class, @selector(setCredential:forProtectionSpace:), (IMP)set);
    former_set_default =
        (change *)replace_instance_method(class, @selector(setDefaultCredential:forProtectionSpace:), (IMP)set_default);
    former_remove =
        (change *)replace_instance_method(class, @selector(removeCredential:forProtectionSpace:), (IMP)removed);
}
