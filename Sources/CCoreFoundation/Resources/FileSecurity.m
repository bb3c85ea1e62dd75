// CFFileSecurity, which is toll-free bridged to NSFileSecurity.

#include "Objects/Types.h"
#include <CoreFoundation/CFFileSecurity.h>

@interface CoreFoundationFileSecurity : NSFileSecurity {
@public
    id ownerUUID, groupUUID;
    acl_t list;
    BOOL hasList, hasOwner, hasGroup, hasMode;
    uid_t owner;
    gid_t group;
    mode_t mode;
}
@end

/// A copy of an access control list for the caller. The value that removes a list is returned unchanged.
static acl_t copied_list(acl_t list) { return list && list != kCFFileSecurityRemoveACL ? acl_dup(list) : list; }

static void free_list(acl_t list) {
    if (list && list != kCFFileSecurityRemoveACL) acl_free(list);
}

static void encode_uuid(NSCoder *coder, id uuid, NSString *key) {
    if (uuid == nil) return;
    CFUUIDBytes bytes = CFUUIDGetUUIDBytes((CFUUIDRef)uuid);
    [coder encodeBytes:(const uint8_t *)&bytes length:sizeof bytes forKey:key];
}

static id decoded_uuid(NSCoder *coder, NSString *key) {
    NSUInteger length = 0;
    const uint8_t *found = [coder decodeBytesForKey:key returnedLength:&length];
    CFUUIDBytes bytes;
    if (found == NULL || length != sizeof bytes) return nil;
    memcpy(&bytes, found, sizeof bytes);
    return (id)CFUUIDCreateFromUUIDBytes(NULL, bytes);
}

@implementation CoreFoundationFileSecurity

- (void)dealloc {
    [ownerUUID release];
    [groupUUID release];
    free_list(list);
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone {
    CoreFoundationFileSecurity *copy = [CoreFoundationFileSecurity new];
    copy->ownerUUID = [ownerUUID retain];
    copy->groupUUID = [groupUUID retain];
    copy->list = copied_list(list);
    copy->hasList = hasList, copy->hasOwner = hasOwner, copy->hasGroup = hasGroup, copy->hasMode = hasMode;
    copy->owner = owner, copy->group = group, copy->mode = mode;
    return copy;
}

/// Encodes all properties except the access control list, which this system does not support.
- (void)encodeWithCoder:(NSCoder *)coder {
    encode_uuid(coder, ownerUUID, @"NS.ownerUUID");
    encode_uuid(coder, groupUUID, @"NS.groupUUID");
    if (hasOwner) [coder encodeInt64:owner forKey:@"NS.owner"];
    if (hasGroup) [coder encodeInt64:group forKey:@"NS.group"];
    if (hasMode) [coder encodeInt:mode forKey:@"NS.mode"];
}

- (id)initWithCoder:(NSCoder *)coder {
    ownerUUID = decoded_uuid(coder, @"NS.ownerUUID");
    groupUUID = decoded_uuid(coder, @"NS.groupUUID");
    hasOwner = [coder containsValueForKey:@"NS.owner"];
    hasGroup = [coder containsValueForKey:@"NS.group"];
    hasMode = [coder containsValueForKey:@"NS.mode"];
    if (hasOwner) owner = (uid_t)[coder decodeInt64ForKey:@"NS.owner"];
    if (hasGroup) group = (gid_t)[coder decodeInt64ForKey:@"NS.group"];
    if (hasMode) mode = (mode_t)[coder decodeIntForKey:@"NS.mode"];
    return self;
}

- (Class)classForCoder { return [NSFileSecurity class]; }

- (CFTypeID)coreFoundationType { return TypeFileSecurity; }

@end

@implementation NSFileSecurity

+ (id)allocWithZone:(NSZone *)zone {
    Class made = self == [NSFileSecurity class] ? [CoreFoundationFileSecurity class] : self;
    return NSAllocateObject(made, 0, zone);
}

// Implemented by the concrete class.
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (void)encodeWithCoder:(NSCoder *)coder {}
- (id)initWithCoder:(NSCoder *)coder { return self; }

@end

static CoreFoundationFileSecurity *security_of(CFFileSecurityRef security) {
    return OBJECT(CoreFoundationFileSecurity, security);
}

CFTypeID CFFileSecurityGetTypeID(void) { return TypeFileSecurity; }

CFFileSecurityRef CFFileSecurityCreate(CFAllocatorRef allocator) {
    return (CFFileSecurityRef)[CoreFoundationFileSecurity new];
}

CFFileSecurityRef CFFileSecurityCreateCopy(CFAllocatorRef allocator, CFFileSecurityRef security) {
    return (CFFileSecurityRef)[security_of(security) copy];
}

static Boolean copy_uuid(id found, CFUUIDRef *uuid) {
    if (found && uuid) *uuid = OWNED(CFUUIDRef, found);
    return found != nil;
}

static Boolean set_uuid(id *place, CFUUIDRef uuid) {
    id former = *place;
    *place = [(id)uuid retain];
    [former release];
    return true;
}

Boolean CFFileSecurityCopyOwnerUUID(CFFileSecurityRef security, CFUUIDRef *owner) {
    return copy_uuid(security_of(security)->ownerUUID, owner);
}

Boolean CFFileSecuritySetOwnerUUID(CFFileSecurityRef security, CFUUIDRef owner) {
    return set_uuid(&security_of(security)->ownerUUID, owner);
}

Boolean CFFileSecurityCopyGroupUUID(CFFileSecurityRef security, CFUUIDRef *group) {
    return copy_uuid(security_of(security)->groupUUID, group);
}

Boolean CFFileSecuritySetGroupUUID(CFFileSecurityRef security, CFUUIDRef group) {
    return set_uuid(&security_of(security)->groupUUID, group);
}

Boolean CFFileSecurityCopyAccessControlList(CFFileSecurityRef security, acl_t *list) {
    CoreFoundationFileSecurity *it = security_of(security);
    if (it->hasList && list) *list = copied_list(it->list);
    return it->hasList;
}

Boolean CFFileSecuritySetAccessControlList(CFFileSecurityRef security, acl_t list) {
    CoreFoundationFileSecurity *it = security_of(security);
    acl_t former = it->list;
    it->list = copied_list(list);
    it->hasList = list != NULL;
    free_list(former);
    return true;
}

Boolean CFFileSecurityGetOwner(CFFileSecurityRef security, uid_t *owner) {
    if (security_of(security)->hasOwner && owner) *owner = security_of(security)->owner;
    return security_of(security)->hasOwner;
}

Boolean CFFileSecuritySetOwner(CFFileSecurityRef security, uid_t owner) {
    security_of(security)->owner = owner;
    return security_of(security)->hasOwner = true;
}

Boolean CFFileSecurityGetGroup(CFFileSecurityRef security, gid_t *group) {
    if (security_of(security)->hasGroup && group) *group = security_of(security)->group;
    return security_of(security)->hasGroup;
}

Boolean CFFileSecuritySetGroup(CFFileSecurityRef security, gid_t group) {
    security_of(security)->group = group;
    return security_of(security)->hasGroup = true;
}

Boolean CFFileSecurityGetMode(CFFileSecurityRef security, mode_t *mode) {
    if (security_of(security)->hasMode && mode) *mode = security_of(security)->mode;
    return security_of(security)->hasMode;
}

Boolean CFFileSecuritySetMode(CFFileSecurityRef security, mode_t mode) {
    security_of(security)->mode = mode;
    return security_of(security)->hasMode = true;
}
