#define _GNU_SOURCE
#include "Security/Keychain.h"
#include <fcntl.h>
#include <sys/stat.h>

static NSString *keychain_path(void) {
    return [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Keychains/keychain.plist"];
}

NSMutableArray *keychain_read(void) {
    NSData *data = [NSData dataWithContentsOfFile:keychain_path()];
    id list = nil;
    if (data) {
        list = [(id)CFPropertyListCreateWithData(NULL, (CFDataRef)data, kCFPropertyListMutableContainers, NULL, NULL)
            autorelease];
    }
    NSMutableArray *items = [NSMutableArray array];
    if (![list isKindOfClass:[NSArray class]]) return items;
    for (id item in list) {
        if ([item isKindOfClass:[NSDictionary class]]) [items addObject:[[item mutableCopy] autorelease]];
    }
    return items;
}

BOOL keychain_write(NSArray *items) {
    CFDataRef data = CFPropertyListCreateData(NULL, (CFPropertyListRef)items, kCFPropertyListBinaryFormat_v1_0, 0, NULL);
    if (data == NULL) return NO;
    NSString *path = keychain_path(), *folder = [path stringByDeletingLastPathComponent];
    [[NSFileManager defaultManager] createDirectoryAtPath:folder
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    // Written to a temporary file, so that the keychain is complete at any time.
    char temporary[PATH_MAX];
    snprintf(temporary, sizeof temporary, "%s.XXXXXX", [path fileSystemRepresentation]);
    int descriptor = mkostemp(temporary, O_CLOEXEC);
    if (descriptor < 0) {
        CFRelease(data);
        return NO;
    }
    BOOL done = fchmod(descriptor, S_IRUSR | S_IWUSR) == 0;
    const UInt8 *bytes = CFDataGetBytePtr(data);
    for (CFIndex left = CFDataGetLength(data); done && left > 0;) {
        ssize_t count = write(descriptor, bytes, (size_t)left);
        if (count < 0 && errno == EINTR) continue;
        done = count > 0;
        bytes += count;
        left -= count;
    }
    done = done && fsync(descriptor) == 0;
    close(descriptor);
    done = done && rename(temporary, [path fileSystemRepresentation]) == 0;
    if (!done) unlink(temporary);
    CFRelease(data);
    return done;
}

/// Whether the key of a query specifies the search or the result, instead of an attribute.
static BOOL is_about_search(NSString *key) {
    return [key hasPrefix:@"r_"] || [key hasPrefix:@"m_"] || [key hasPrefix:@"u_"] || [key isEqual:(id)kSecValueData]
        || [key isEqual:(id)kSecValueRef];
}

static BOOL values_are_equal(id value, id other, BOOL ignores_case) {
    if ([value isEqual:other]) return YES;
    BOOL are_texts = [value isKindOfClass:[NSString class]] && [other isKindOfClass:[NSString class]];
    return ignores_case && are_texts && [value caseInsensitiveCompare:other] == NSOrderedSame;
}

BOOL keychain_item_matches(NSDictionary *item, NSDictionary *query) {
    BOOL ignores_case = [[query objectForKey:(id)kSecMatchCaseInsensitive] boolValue];
    for (NSString *key in query) {
        if (is_about_search(key)) continue;
        if (!values_are_equal([item objectForKey:key], [query objectForKey:key], ignores_case)) return NO;
    }
    return YES;
}

/// The attributes that identify an item of a class.
static NSArray *naming_attributes(id item_class) {
    if ([item_class isEqual:(id)kSecClassGenericPassword]) {
        return [NSArray arrayWithObjects:(id)kSecAttrAccount, (id)kSecAttrService, (id)kSecAttrAccessGroup, nil];
    }
    if ([item_class isEqual:(id)kSecClassInternetPassword]) {
        return [NSArray arrayWithObjects:(id)kSecAttrAccount, (id)kSecAttrSecurityDomain, (id)kSecAttrServer,
                                         (id)kSecAttrProtocol, (id)kSecAttrAuthenticationType, (id)kSecAttrPort,
                                         (id)kSecAttrPath, (id)kSecAttrAccessGroup, nil];
    }
    if ([item_class isEqual:(id)kSecClassKey]) {
        return [NSArray arrayWithObjects:(id)kSecAttrKeyClass, (id)kSecAttrKeyType, (id)kSecAttrApplicationLabel,
                                         (id)kSecAttrApplicationTag, (id)kSecAttrKeySizeInBits,
                                         (id)kSecAttrEffectiveKeySize, (id)kSecAttrAccessGroup, nil];
    }
    return [NSArray arrayWithObjects:(id)kSecAttrCertificateType, (id)kSecAttrIssuer, (id)kSecAttrSerialNumber,
                                     (id)kSecAttrLabel, (id)kSecAttrAccessGroup, nil];
}

BOOL keychain_items_collide(NSDictionary *item, NSDictionary *other) {
    id item_class = [item objectForKey:(id)kSecClass];
    if (![item_class isEqual:[other objectForKey:(id)kSecClass]]) return NO;
    for (id key in naming_attributes(item_class)) {
        id value = [item objectForKey:key], other_value = [other objectForKey:key];
        if (value != other_value && ![value isEqual:other_value]) return NO;
    }
    return YES;
}
