// Lists of who may do what with a file, beyond its mode. File systems here keep none: the functions for files find no list, and
// store none. Lists themselves are made, read and changed as on the phone.
#pragma once
#include <stdint.h>
#include <sys/types.h>

#define __DARWIN_ACL_READ_DATA (1 << 1)
#define __DARWIN_ACL_LIST_DIRECTORY __DARWIN_ACL_READ_DATA
#define __DARWIN_ACL_WRITE_DATA (1 << 2)
#define __DARWIN_ACL_ADD_FILE __DARWIN_ACL_WRITE_DATA
#define __DARWIN_ACL_EXECUTE (1 << 3)
#define __DARWIN_ACL_SEARCH __DARWIN_ACL_EXECUTE
#define __DARWIN_ACL_DELETE (1 << 4)
#define __DARWIN_ACL_APPEND_DATA (1 << 5)
#define __DARWIN_ACL_ADD_SUBDIRECTORY __DARWIN_ACL_APPEND_DATA
#define __DARWIN_ACL_DELETE_CHILD (1 << 6)
#define __DARWIN_ACL_READ_ATTRIBUTES (1 << 7)
#define __DARWIN_ACL_WRITE_ATTRIBUTES (1 << 8)
#define __DARWIN_ACL_READ_EXTATTRIBUTES (1 << 9)
#define __DARWIN_ACL_WRITE_EXTATTRIBUTES (1 << 10)
#define __DARWIN_ACL_READ_SECURITY (1 << 11)
#define __DARWIN_ACL_WRITE_SECURITY (1 << 12)
#define __DARWIN_ACL_CHANGE_OWNER (1 << 13)
#define __DARWIN_ACL_EXTENDED_ALLOW 1
#define __DARWIN_ACL_EXTENDED_DENY 2
#define __DARWIN_ACL_ENTRY_INHERITED (1 << 4)
#define __DARWIN_ACL_ENTRY_FILE_INHERIT (1 << 5)
#define __DARWIN_ACL_ENTRY_DIRECTORY_INHERIT (1 << 6)
#define __DARWIN_ACL_ENTRY_LIMIT_INHERIT (1 << 7)
#define __DARWIN_ACL_ENTRY_ONLY_INHERIT (1 << 8)
#define __DARWIN_ACL_FLAG_NO_INHERIT (1 << 17)

#define ACL_MAX_ENTRIES 128

typedef enum {
    ACL_READ_DATA = __DARWIN_ACL_READ_DATA,
    ACL_LIST_DIRECTORY = __DARWIN_ACL_LIST_DIRECTORY,
    ACL_WRITE_DATA = __DARWIN_ACL_WRITE_DATA,
    ACL_ADD_FILE = __DARWIN_ACL_ADD_FILE,
    ACL_EXECUTE = __DARWIN_ACL_EXECUTE,
    ACL_SEARCH = __DARWIN_ACL_SEARCH,
    ACL_DELETE = __DARWIN_ACL_DELETE,
    ACL_APPEND_DATA = __DARWIN_ACL_APPEND_DATA,
    ACL_ADD_SUBDIRECTORY = __DARWIN_ACL_ADD_SUBDIRECTORY,
    ACL_DELETE_CHILD = __DARWIN_ACL_DELETE_CHILD,
    ACL_READ_ATTRIBUTES = __DARWIN_ACL_READ_ATTRIBUTES,
    ACL_WRITE_ATTRIBUTES = __DARWIN_ACL_WRITE_ATTRIBUTES,
    ACL_READ_EXTATTRIBUTES = __DARWIN_ACL_READ_EXTATTRIBUTES,
    ACL_WRITE_EXTATTRIBUTES = __DARWIN_ACL_WRITE_EXTATTRIBUTES,
    ACL_READ_SECURITY = __DARWIN_ACL_READ_SECURITY,
    ACL_WRITE_SECURITY = __DARWIN_ACL_WRITE_SECURITY,
    ACL_CHANGE_OWNER = __DARWIN_ACL_CHANGE_OWNER
} acl_perm_t;

typedef enum {
    ACL_UNDEFINED_TAG = 0,
    ACL_EXTENDED_ALLOW = __DARWIN_ACL_EXTENDED_ALLOW,
    ACL_EXTENDED_DENY = __DARWIN_ACL_EXTENDED_DENY
} acl_tag_t;

typedef enum {
    ACL_TYPE_EXTENDED = 0x00000100,
    ACL_TYPE_ACCESS = 0x00000000,
    ACL_TYPE_DEFAULT = 0x00000001,
    ACL_TYPE_AFS = 0x00000002,
    ACL_TYPE_CODA = 0x00000003,
    ACL_TYPE_NTFS = 0x00000004,
    ACL_TYPE_NWFS = 0x00000005
} acl_type_t;

typedef enum {
    ACL_FIRST_ENTRY = 0,
    ACL_NEXT_ENTRY = -1,
    ACL_LAST_ENTRY = -2
} acl_entry_id_t;

typedef enum {
    ACL_FLAG_DEFER_INHERIT = 1 << 0,
    ACL_FLAG_NO_INHERIT = __DARWIN_ACL_FLAG_NO_INHERIT,
    ACL_ENTRY_INHERITED = __DARWIN_ACL_ENTRY_INHERITED,
    ACL_ENTRY_FILE_INHERIT = __DARWIN_ACL_ENTRY_FILE_INHERIT,
    ACL_ENTRY_DIRECTORY_INHERIT = __DARWIN_ACL_ENTRY_DIRECTORY_INHERIT,
    ACL_ENTRY_LIMIT_INHERIT = __DARWIN_ACL_ENTRY_LIMIT_INHERIT,
    ACL_ENTRY_ONLY_INHERIT = __DARWIN_ACL_ENTRY_ONLY_INHERIT
} acl_flag_t;

typedef struct _acl *acl_t;
typedef struct _acl_entry *acl_entry_t;
typedef struct _acl_permset *acl_permset_t;
typedef struct _acl_flagset *acl_flagset_t;
typedef uint64_t acl_permset_mask_t;

/// In place of a list: the file loses its own.
#define _FILESEC_UNSET_PROPERTY ((void *)0)
#define _FILESEC_REMOVE_ACL ((void *)1)

// The system's own library of lists has functions of these names.
#pragma redefine_extname acl_add_flag_np Cocoa_acl_add_flag_np
#pragma redefine_extname acl_add_perm Cocoa_acl_add_perm
#pragma redefine_extname acl_clear_flags_np Cocoa_acl_clear_flags_np
#pragma redefine_extname acl_clear_perms Cocoa_acl_clear_perms
#pragma redefine_extname acl_copy_entry Cocoa_acl_copy_entry
#pragma redefine_extname acl_create_entry Cocoa_acl_create_entry
#pragma redefine_extname acl_create_entry_np Cocoa_acl_create_entry_np
#pragma redefine_extname acl_delete_def_file Cocoa_acl_delete_def_file
#pragma redefine_extname acl_delete_entry Cocoa_acl_delete_entry
#pragma redefine_extname acl_delete_flag_np Cocoa_acl_delete_flag_np
#pragma redefine_extname acl_delete_perm Cocoa_acl_delete_perm
#pragma redefine_extname acl_dup Cocoa_acl_dup
#pragma redefine_extname acl_free Cocoa_acl_free
#pragma redefine_extname acl_get_entry Cocoa_acl_get_entry
#pragma redefine_extname acl_get_fd Cocoa_acl_get_fd
#pragma redefine_extname acl_get_fd_np Cocoa_acl_get_fd_np
#pragma redefine_extname acl_get_file Cocoa_acl_get_file
#pragma redefine_extname acl_get_flag_np Cocoa_acl_get_flag_np
#pragma redefine_extname acl_get_flagset_np Cocoa_acl_get_flagset_np
#pragma redefine_extname acl_get_link_np Cocoa_acl_get_link_np
#pragma redefine_extname acl_get_perm_np Cocoa_acl_get_perm_np
#pragma redefine_extname acl_get_permset Cocoa_acl_get_permset
#pragma redefine_extname acl_get_qualifier Cocoa_acl_get_qualifier
#pragma redefine_extname acl_get_tag_type Cocoa_acl_get_tag_type
#pragma redefine_extname acl_init Cocoa_acl_init
#pragma redefine_extname acl_set_fd Cocoa_acl_set_fd
#pragma redefine_extname acl_set_fd_np Cocoa_acl_set_fd_np
#pragma redefine_extname acl_set_file Cocoa_acl_set_file
#pragma redefine_extname acl_set_flagset_np Cocoa_acl_set_flagset_np
#pragma redefine_extname acl_set_link_np Cocoa_acl_set_link_np
#pragma redefine_extname acl_set_permset Cocoa_acl_set_permset
#pragma redefine_extname acl_set_qualifier Cocoa_acl_set_qualifier
#pragma redefine_extname acl_set_tag_type Cocoa_acl_set_tag_type
#pragma redefine_extname acl_to_text Cocoa_acl_to_text
#pragma redefine_extname acl_valid Cocoa_acl_valid

#ifdef __cplusplus
extern "C" {
#endif

// Lists. What these functions give is freed by acl_free(). -1 or NULL with errno is a failure.

/// - count: Room for so many entries; more make room by themselves, up to ACL_MAX_ENTRIES.
acl_t acl_init(int count);
acl_t acl_dup(acl_t list);
/// Also of texts and qualifiers.
int acl_free(void *object);
int acl_valid(acl_t list);
/// As `!#acl 1` and a line for each entry.
char *acl_to_text(acl_t list, ssize_t *length);

int acl_create_entry(acl_t *list, acl_entry_t *entry);
int acl_create_entry_np(acl_t *list, acl_entry_t *entry, int index);
int acl_delete_entry(acl_t list, acl_entry_t entry);
int acl_copy_entry(acl_entry_t destination, acl_entry_t source);
/// - id: An `acl_entry_id_t`, or an index. -1 with EINVAL behind the last entry.
int acl_get_entry(acl_t list, int id, acl_entry_t *entry);

// Entries: a kind, whom it is about (a UUID of 16 bytes), what it allows or denies, and how it is inherited.

int acl_get_tag_type(acl_entry_t entry, acl_tag_t *tag);
int acl_set_tag_type(acl_entry_t entry, acl_tag_t tag);
void *acl_get_qualifier(acl_entry_t entry);
int acl_set_qualifier(acl_entry_t entry, const void *uuid);
int acl_get_permset(acl_entry_t entry, acl_permset_t *permissions);
int acl_set_permset(acl_entry_t entry, acl_permset_t permissions);
int acl_add_perm(acl_permset_t permissions, acl_perm_t permission);
int acl_delete_perm(acl_permset_t permissions, acl_perm_t permission);
int acl_clear_perms(acl_permset_t permissions);
/// 1 or 0.
int acl_get_perm_np(acl_permset_t permissions, acl_perm_t permission);
/// - object: A list or an entry.
int acl_get_flagset_np(void *object, acl_flagset_t *flags);
int acl_set_flagset_np(void *object, acl_flagset_t flags);
int acl_add_flag_np(acl_flagset_t flags, acl_flag_t flag);
int acl_delete_flag_np(acl_flagset_t flags, acl_flag_t flag);
int acl_clear_flags_np(acl_flagset_t flags);
int acl_get_flag_np(acl_flagset_t flags, acl_flag_t flag);

// Files have none: NULL with ENOENT, and ENOTSUP for lists that are not empty.

acl_t acl_get_file(const char *path, acl_type_t type);
acl_t acl_get_link_np(const char *path, acl_type_t type);
acl_t acl_get_fd(int descriptor);
acl_t acl_get_fd_np(int descriptor, acl_type_t type);
int acl_set_file(const char *path, acl_type_t type, acl_t list);
int acl_set_link_np(const char *path, acl_type_t type, acl_t list);
int acl_set_fd(int descriptor, acl_t list);
int acl_set_fd_np(int descriptor, acl_t list, acl_type_t type);
int acl_delete_def_file(const char *path);

#ifdef __cplusplus
}
#endif
