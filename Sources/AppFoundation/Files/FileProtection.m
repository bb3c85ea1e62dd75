#include "Files/FileProtection.h"
#include <sys/xattr.h>

NSString *const NSFileBusy = @"NSFileBusy";
NSString *const NSFileProtectionKey = @"NSFileProtectionKey";
NSString *const NSFileProtectionNone = @"NSFileProtectionNone";
NSString *const NSFileProtectionComplete = @"NSFileProtectionComplete";
NSString *const NSFileProtectionCompleteUnlessOpen = @"NSFileProtectionCompleteUnlessOpen";
NSString *const NSFileProtectionCompleteUntilFirstUserAuthentication =
    @"NSFileProtectionCompleteUntilFirstUserAuthentication";

static const char attribute[] = "user.verger.protection";

NSString *file_protection(NSString *path) {
    char value[128];
    ssize_t length = getxattr([path fileSystemRepresentation], attribute, value, sizeof value);
    if (length < 0) return nil;
    return [[[NSString alloc] initWithBytes:value length:(NSUInteger)length encoding:NSUTF8StringEncoding] autorelease];
}

void file_set_protection(NSString *path, NSString *protection) {
    const char *text = [protection UTF8String];
    if (text) setxattr([path fileSystemRepresentation], attribute, text, strlen(text), 0);
}

NSString *file_protection_of_options(NSUInteger options) {
    switch (options & 0xf0000000) {
    case 0x10000000: return NSFileProtectionNone;
    case 0x20000000: return NSFileProtectionComplete;
    case 0x30000000: return NSFileProtectionCompleteUnlessOpen;
    case 0x40000000: return NSFileProtectionCompleteUntilFirstUserAuthentication;
    default: return nil;
    }
}
