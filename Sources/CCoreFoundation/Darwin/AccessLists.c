// sys/acl.h: access control lists in memory. Files never have one.

#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/acl.h>
#include <sys/stat.h>

/// Marks of the types, by which a pointer of another type is recognised and refused.
enum mark { ListMark = 0x41434C31, EntryMark = 0x41434545 };

struct _acl_entry {
    uint32_t mark;
    /// The words to which acl_get_permset and acl_get_flagset_np return pointers.
    uint32_t permissions, flags;
    acl_tag_t tag;
    uint8_t uuid[16];
};

/// The capacity is fixed when the list is made, so that pointers to entries stay valid.
struct _acl {
    uint32_t mark;
    uint32_t flags;
    int count, next;
    struct _acl_entry entries[ACL_MAX_ENTRIES];
};

static int fail(int number) {
    errno = number;
    return -1;
}

static int is_list(acl_t list) { return list && list != _FILESEC_REMOVE_ACL && list->mark == ListMark; }
static int is_entry(acl_entry_t entry) { return entry && entry->mark == EntryMark; }

acl_t acl_init(int count) {
    if (count < 0 || count > ACL_MAX_ENTRIES) {
        errno = count < 0 ? EINVAL : ENOMEM;
        return NULL;
    }
    acl_t list = calloc(1, sizeof *list);
    if (list) list->mark = ListMark;
    return list;
}

acl_t acl_dup(acl_t list) {
    if (!is_list(list)) {
        errno = EINVAL;
        return NULL;
    }
    acl_t copy = malloc(sizeof *copy);
    if (copy) *copy = *list;
    return copy;
}

int acl_free(void *object) {
    if (object == NULL || object == _FILESEC_REMOVE_ACL) return fail(EINVAL);
    free(object);
    return 0;
}

int acl_valid(acl_t list) {
    if (!is_list(list)) return fail(EINVAL);
    for (int i = 0; i < list->count; i++) {
        if (list->entries[i].tag == ACL_UNDEFINED_TAG) return fail(EINVAL);
    }
    return 0;
}

int acl_create_entry_np(acl_t *list, acl_entry_t *entry, int index) {
    if (list == NULL || entry == NULL || !is_list(*list)) return fail(EINVAL);
    acl_t it = *list;
    if (it->count == ACL_MAX_ENTRIES) return fail(ENOMEM);
    if (index == ACL_LAST_ENTRY) index = it->count;
    if (index < 0 || index > it->count) return fail(EINVAL);
    memmove(&it->entries[index + 1], &it->entries[index], (size_t)(it->count - index) * sizeof it->entries[0]);
    it->entries[index] = (struct _acl_entry){.mark = EntryMark};
    it->count++;
    *entry = &it->entries[index];
    return 0;
}

int acl_create_entry(acl_t *list, acl_entry_t *entry) { return acl_create_entry_np(list, entry, ACL_LAST_ENTRY); }

int acl_delete_entry(acl_t list, acl_entry_t entry) {
    if (!is_list(list) || entry < list->entries || entry >= list->entries + list->count) return fail(EINVAL);
    int index = (int)(entry - list->entries);
    list->count--;
    memmove(entry, entry + 1, (size_t)(list->count - index) * sizeof *entry);
    if (list->next > index) list->next--;
    return 0;
}

int acl_copy_entry(acl_entry_t destination, acl_entry_t source) {
    if (!is_entry(destination) || !is_entry(source)) return fail(EINVAL);
    *destination = *source;
    return 0;
}

int acl_get_entry(acl_t list, int id, acl_entry_t *entry) {
    if (!is_list(list) || entry == NULL) return fail(EINVAL);
    int index = id;
    if (id == ACL_NEXT_ENTRY) index = list->next;
    if (id == ACL_LAST_ENTRY) index = list->count - 1;
    if (index < 0 || index >= list->count) return fail(EINVAL);
    list->next = index + 1;
    *entry = &list->entries[index];
    return 0;
}

int acl_get_tag_type(acl_entry_t entry, acl_tag_t *tag) {
    if (!is_entry(entry) || tag == NULL) return fail(EINVAL);
    *tag = entry->tag;
    return 0;
}

int acl_set_tag_type(acl_entry_t entry, acl_tag_t tag) {
    if (!is_entry(entry) || (tag != ACL_EXTENDED_ALLOW && tag != ACL_EXTENDED_DENY)) return fail(EINVAL);
    entry->tag = tag;
    return 0;
}

void *acl_get_qualifier(acl_entry_t entry) {
    void *uuid = is_entry(entry) && entry->tag != ACL_UNDEFINED_TAG ? malloc(sizeof entry->uuid) : NULL;
    if (uuid) return memcpy(uuid, entry->uuid, sizeof entry->uuid);
    errno = EINVAL;
    return NULL;
}

int acl_set_qualifier(acl_entry_t entry, const void *uuid) {
    if (!is_entry(entry) || uuid == NULL || entry->tag == ACL_UNDEFINED_TAG) return fail(EINVAL);
    memcpy(entry->uuid, uuid, sizeof entry->uuid);
    return 0;
}

// Permission sets and flag sets are words.

int acl_get_permset(acl_entry_t entry, acl_permset_t *permissions) {
    if (!is_entry(entry) || permissions == NULL) return fail(EINVAL);
    *permissions = (acl_permset_t)&entry->permissions;
    return 0;
}

int acl_set_permset(acl_entry_t entry, acl_permset_t permissions) {
    if (!is_entry(entry) || permissions == NULL) return fail(EINVAL);
    entry->permissions = *(uint32_t *)permissions;
    return 0;
}

int acl_get_flagset_np(void *object, acl_flagset_t *flags) {
    if (flags == NULL) return fail(EINVAL);
    if (is_entry(object)) *flags = (acl_flagset_t)&((acl_entry_t)object)->flags;
    else if (is_list(object)) *flags = (acl_flagset_t)&((acl_t)object)->flags;
    else return fail(EINVAL);
    return 0;
}

int acl_set_flagset_np(void *object, acl_flagset_t flags) {
    acl_flagset_t own;
    if (flags == NULL || acl_get_flagset_np(object, &own) != 0) return fail(EINVAL);
    *(uint32_t *)own = *(uint32_t *)flags;
    return 0;
}

static int change(void *set, uint32_t added, uint32_t removed) {
    if (set == NULL) return fail(EINVAL);
    *(uint32_t *)set = (*(uint32_t *)set & ~removed) | added;
    return 0;
}

int acl_add_perm(acl_permset_t permissions, acl_perm_t permission) { return change(permissions, permission, 0); }
int acl_delete_perm(acl_permset_t permissions, acl_perm_t permission) { return change(permissions, 0, permission); }
int acl_clear_perms(acl_permset_t permissions) { return change(permissions, 0, UINT32_MAX); }
int acl_add_flag_np(acl_flagset_t flags, acl_flag_t flag) { return change(flags, flag, 0); }
int acl_delete_flag_np(acl_flagset_t flags, acl_flag_t flag) { return change(flags, 0, flag); }
int acl_clear_flags_np(acl_flagset_t flags) { return change(flags, 0, UINT32_MAX); }

int acl_get_perm_np(acl_permset_t permissions, acl_perm_t permission) {
    return permissions ? (*(uint32_t *)permissions & permission) != 0 : fail(EINVAL);
}

int acl_get_flag_np(acl_flagset_t flags, acl_flag_t flag) {
    return flags ? (*(uint32_t *)flags & flag) != 0 : fail(EINVAL);
}

// Text representation.

struct named_bit {
    uint32_t bit;
    const char *name;
};

static const struct named_bit permission_names[] = {
    {ACL_READ_DATA, "read"},          {ACL_WRITE_DATA, "write"},           {ACL_EXECUTE, "execute"},
    {ACL_DELETE, "delete"},           {ACL_APPEND_DATA, "append"},         {ACL_DELETE_CHILD, "delete_child"},
    {ACL_READ_ATTRIBUTES, "readattr"}, {ACL_WRITE_ATTRIBUTES, "writeattr"}, {ACL_READ_EXTATTRIBUTES, "readextattr"},
    {ACL_WRITE_EXTATTRIBUTES, "writeextattr"}, {ACL_READ_SECURITY, "readsecurity"},
    {ACL_WRITE_SECURITY, "writesecurity"},     {ACL_CHANGE_OWNER, "chown"},
};

static const struct named_bit flag_names[] = {
    {ACL_ENTRY_INHERITED, "inherited"},
    {ACL_ENTRY_FILE_INHERIT, "file_inherit"},
    {ACL_ENTRY_DIRECTORY_INHERIT, "directory_inherit"},
    {ACL_ENTRY_LIMIT_INHERIT, "limit_inherit"},
    {ACL_ENTRY_ONLY_INHERIT, "only_inherit"},
};

static void write_bits(FILE *text, uint32_t bits, const struct named_bit *names, size_t count, const char *before) {
    for (size_t i = 0; i < count; i++) {
        if ((bits & names[i].bit) == 0) continue;
        fprintf(text, "%s%s", before, names[i].name);
        before = ",";
    }
}

static void write_entry(FILE *text, const struct _acl_entry *entry) {
    for (int i = 0; i < 16; i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10) fputc('-', text);
        fprintf(text, "%02X", entry->uuid[i]);
    }
    fputs(entry->tag == ACL_EXTENDED_ALLOW ? ":::allow" : ":::deny", text);
    write_bits(text, entry->flags, flag_names, sizeof flag_names / sizeof flag_names[0], ",");
    write_bits(text, entry->permissions, permission_names, sizeof permission_names / sizeof permission_names[0], ":");
    fputc('\n', text);
}

char *acl_to_text(acl_t list, ssize_t *length) {
    if (!is_list(list)) {
        errno = EINVAL;
        return NULL;
    }
    char *characters = NULL;
    size_t size = 0;
    FILE *text = open_memstream(&characters, &size);
    if (text == NULL) return NULL;
    fputs("!#acl 1\n", text);
    for (int i = 0; i < list->count; i++) write_entry(text, &list->entries[i]);
    fclose(text);
    if (length) *length = (ssize_t)size;
    return characters;
}

// Access control lists of files.

static acl_t no_list(int is_there) {
    if (is_there) errno = ENOENT;
    return NULL;
}

static int store(int is_there, acl_t list) {
    if (!is_there) return -1;
    if (list == _FILESEC_REMOVE_ACL) return 0;
    if (!is_list(list)) return fail(EINVAL);
    return list->count == 0 ? 0 : fail(ENOTSUP);
}

static int exists(const char *path) {
    struct stat info;
    return stat(path, &info) == 0;
}

static int link_exists(const char *path) {
    struct stat info;
    return lstat(path, &info) == 0;
}

static int is_open(int descriptor) {
    struct stat info;
    return fstat(descriptor, &info) == 0;
}

acl_t acl_get_file(const char *path, acl_type_t type) { return no_list(exists(path)); }
acl_t acl_get_link_np(const char *path, acl_type_t type) { return no_list(link_exists(path)); }
acl_t acl_get_fd(int descriptor) { return no_list(is_open(descriptor)); }
acl_t acl_get_fd_np(int descriptor, acl_type_t type) { return acl_get_fd(descriptor); }
int acl_set_file(const char *path, acl_type_t type, acl_t list) { return store(exists(path), list); }
int acl_set_link_np(const char *path, acl_type_t type, acl_t list) { return store(link_exists(path), list); }
int acl_set_fd(int descriptor, acl_t list) { return store(is_open(descriptor), list); }
int acl_set_fd_np(int descriptor, acl_t list, acl_type_t type) { return acl_set_fd(descriptor, list); }
int acl_delete_def_file(const char *path) { return fail(ENOTSUP); }
