// Who owns a file and who may do what with it, as kCFURLFileSecurityKey gives it.
#pragma once
#include <CoreFoundation/CFBase.h>
#include <CoreFoundation/CFUUID.h>
#include <sys/acl.h>
#include <sys/types.h>

typedef struct __CFFileSecurity *CFFileSecurityRef;

/// In place of a list: the file has none any more.
#define kCFFileSecurityRemoveACL ((acl_t)_FILESEC_REMOVE_ACL)

CF_EXTERN_C_BEGIN

// What was not set before is not there: the functions that read say false then.

CFTypeID CFFileSecurityGetTypeID(void);
CFFileSecurityRef CFFileSecurityCreate(CFAllocatorRef allocator);
CFFileSecurityRef CFFileSecurityCreateCopy(CFAllocatorRef allocator, CFFileSecurityRef security);
Boolean CFFileSecurityCopyOwnerUUID(CFFileSecurityRef security, CFUUIDRef *owner);
Boolean CFFileSecuritySetOwnerUUID(CFFileSecurityRef security, CFUUIDRef owner);
Boolean CFFileSecurityCopyGroupUUID(CFFileSecurityRef security, CFUUIDRef *group);
Boolean CFFileSecuritySetGroupUUID(CFFileSecurityRef security, CFUUIDRef group);
/// The list is the caller's: to be freed by acl_free().
Boolean CFFileSecurityCopyAccessControlList(CFFileSecurityRef security, acl_t *list);
Boolean CFFileSecuritySetAccessControlList(CFFileSecurityRef security, acl_t list);
Boolean CFFileSecurityGetOwner(CFFileSecurityRef security, uid_t *owner);
Boolean CFFileSecuritySetOwner(CFFileSecurityRef security, uid_t owner);
Boolean CFFileSecurityGetGroup(CFFileSecurityRef security, gid_t *group);
Boolean CFFileSecuritySetGroup(CFFileSecurityRef security, gid_t group);
Boolean CFFileSecurityGetMode(CFFileSecurityRef security, mode_t *mode);
Boolean CFFileSecuritySetMode(CFFileSecurityRef security, mode_t mode);

CF_EXTERN_C_END
