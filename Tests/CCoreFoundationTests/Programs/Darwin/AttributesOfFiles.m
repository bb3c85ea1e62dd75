// Attributes of files by Darwin's functions: getattrlist, stat's times and flags, fcntl's commands, access lists.

#import <Foundation/Foundation.h>
#import "../../../Programs/Checks.h"
#include <fcntl.h>
#include <sys/acl.h>
#include <sys/attr.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *path;
static int file;

static void attribute_lists(void) {
    struct attrlist list = {.bitmapcount = ATTR_BIT_MAP_COUNT};
    list.commonattr = ATTR_CMN_CRTIME | ATTR_CMN_MODTIME;
    struct {
        u_int32_t length;
        struct timespec created, modified;
    } times;
    struct stat info;
    stat(path, &info);
    CHECK(getattrlist(path, &list, &times, sizeof times, 0) == 0 && times.length == sizeof times);
    CHECK(times.modified.tv_sec == info.st_mtimespec.tv_sec && times.created.tv_sec > 1000000000);
    list.commonattr = ATTR_CMN_NAME | ATTR_CMN_OBJTYPE | ATTR_CMN_OWNERID | ATTR_CMN_ACCESSMASK;
    list.fileattr = ATTR_FILE_TOTALSIZE | ATTR_FILE_DATALENGTH;
    struct {
        u_int32_t length;
        attrreference_t name;
        fsobj_type_t kind;
        uid_t owner;
        u_int32_t mode;
        off_t size, data;
        char text[64];
    } all;
    CHECK(fgetattrlist(file, &list, &all, sizeof all, 0) == 0 && all.kind == VREG && all.owner == getuid());
    CHECK(all.size == 5 && all.data == 5 && (all.mode & 0777) == 0640);
    CHECK_TEXT((char *)&all.name + all.name.attr_dataoffset, "file");
    // What does not fit is left out; what is not known is refused.
    u_int32_t length = 0;
    CHECK(getattrlist(path, &list, &length, sizeof length, FSOPT_REPORT_FULLSIZE) == 0 && length > 40);
    CHECK(getattrlist("/no/such/file", &list, &all, sizeof all, 0) == -1 && errno == ENOENT);
    list.bitmapcount = 4;
    CHECK(getattrlist(path, &list, &all, sizeof all, 0) == -1 && errno == EINVAL);
    struct attrlist folder = {.bitmapcount = ATTR_BIT_MAP_COUNT, .dirattr = ATTR_DIR_ENTRYCOUNT};
    struct {
        u_int32_t length, entries;
    } found;
    CHECK(getattrlist([NSTemporaryDirectory() fileSystemRepresentation], &folder, &found, sizeof found, 0) == 0);
    CHECK(found.entries >= 1);
    struct attrlist change = {.bitmapcount = ATTR_BIT_MAP_COUNT, .commonattr = ATTR_CMN_MODTIME | ATTR_CMN_ACCESSMASK};
    struct {
        struct timespec modified;
        u_int32_t mode;
    } wanted = {{1000000000, 5}, 0600};
    CHECK(setattrlist(path, &change, &wanted, sizeof wanted, 0) == 0);
    stat(path, &info);
    CHECK(info.st_mtimespec.tv_sec == 1000000000 && (info.st_mode & 0777) == 0600);
    wanted.mode = 0640;
    CHECK(fsetattrlist(file, &change, &wanted, sizeof wanted, 0) == 0);
    change.commonattr = ATTR_CMN_FNDRINFO;
    CHECK(setattrlist(path, &change, &wanted, sizeof wanted, 0) == -1 && errno == ENOTSUP);
}

static void times_and_flags(void) {
    struct stat info;
    stat(path, &info);
    CHECK(info.st_atimespec.tv_sec == info.st_atime && info.st_ctimespec.tv_sec == info.st_ctime);
    CHECK(info.st_birthtimespec.tv_sec == info.st_birthtime && info.st_birthtime > 0);
    CHECK(info.st_flags == 0 && info.st_gen == 0 && !(info.st_flags & (UF_IMMUTABLE | UF_HIDDEN | SF_ARCHIVED)));
    CHECK(chflags(path, 0) == 0 && lchflags(path, 0) == 0 && fchflags(file, 0) == 0);
    CHECK(chflags(path, UF_NODUMP) == -1 && errno == ENOTSUP);
    CHECK(chflags("/no/such/file", 0) == -1 && errno == ENOENT && !S_ISWHT(info.st_mode));
}

static void commands(void) {
    char name[1024];
    CHECK(fcntl(file, F_GETPATH, name) == 0 && strcmp(name, path) == 0);
    CHECK(fcntl(-1, F_GETPATH, name) == -1 && errno == EBADF);
    CHECK(fcntl(file, F_FULLFSYNC) == 0 && fcntl(file, F_NOCACHE, 1) == 0 && fcntl(file, F_RDAHEAD, 0) == 0);
    fstore_t store = {F_ALLOCATECONTIG, F_PEOFPOSMODE, 0, 4096, 0};
    CHECK(fcntl(file, F_PREALLOCATE, &store) == 0 && store.fst_bytesalloc == 4096);
    struct stat info;
    fstat(file, &info);
    CHECK_NUMBER(info.st_size, 5);
    // The system's own go on to it.
    CHECK(fcntl(file, F_SETFD, FD_CLOEXEC) == 0 && fcntl(file, F_GETFD) == FD_CLOEXEC);
    CHECK((fcntl(file, F_GETFL) & O_ACCMODE) == O_RDWR);
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    CHECK(fcntl(file, F_SETLK, &lock) == 0);
    int ends[2];
    uid_t user = 99999;
    gid_t group;
    socketpair(AF_UNIX, SOCK_STREAM, 0, ends);
    CHECK(getpeereid(ends[0], &user, &group) == 0 && user == getuid() && issetugid() == 0);
}

static void access_lists(void) {
    CHECK(acl_get_file(path, ACL_TYPE_EXTENDED) == NULL && errno == ENOENT);
    acl_t list = acl_init(2);
    acl_entry_t entry, found;
    acl_permset_t permissions;
    acl_flagset_t flags;
    acl_tag_t tag;
    unsigned char uuid[16] = {0xAB, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    CHECK(acl_create_entry(&list, &entry) == 0 && acl_valid(list) == -1);
    CHECK(acl_set_tag_type(entry, ACL_EXTENDED_ALLOW) == 0 && acl_set_qualifier(entry, uuid) == 0);
    CHECK(acl_get_permset(entry, &permissions) == 0 && acl_add_perm(permissions, ACL_READ_DATA) == 0);
    CHECK(acl_add_perm(permissions, ACL_DELETE) == 0 && acl_delete_perm(permissions, ACL_READ_DATA) == 0);
    CHECK(acl_get_perm_np(permissions, ACL_DELETE) == 1 && acl_get_perm_np(permissions, ACL_READ_DATA) == 0);
    CHECK(acl_get_flagset_np(entry, &flags) == 0 && acl_add_flag_np(flags, ACL_ENTRY_FILE_INHERIT) == 0);
    CHECK(acl_get_tag_type(entry, &tag) == 0 && tag == ACL_EXTENDED_ALLOW && acl_valid(list) == 0);
    ssize_t length = 0;
    char *text = acl_to_text(list, &length);
    CHECK_TEXT(text, "!#acl 1\nAB010203-0405-0607-0809-0A0B0C0D0E0F:::allow,file_inherit:delete\n");
    CHECK(length == (ssize_t)strlen(text) && acl_free(text) == 0);
    acl_t copy = acl_dup(list);
    CHECK(acl_delete_entry(list, entry) == 0 && acl_get_entry(list, ACL_FIRST_ENTRY, &found) == -1);
    CHECK(acl_get_entry(copy, ACL_FIRST_ENTRY, &found) == 0 && acl_get_entry(copy, ACL_NEXT_ENTRY, &found) == -1);
    // Files keep none.
    CHECK(acl_set_file(path, ACL_TYPE_EXTENDED, list) == 0);
    CHECK(acl_set_file(path, ACL_TYPE_EXTENDED, copy) == -1 && errno == ENOTSUP);
    acl_free(copy);
    acl_free(list);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    path = [[NSTemporaryDirectory() stringByAppendingPathComponent:@"file"] fileSystemRepresentation];
    file = open(path, O_RDWR | O_CREAT, 0640);
    fchmod(file, 0640);
    write(file, "12345", 5);
    attribute_lists();
    times_and_flags();
    commands();
    access_lists();
    close(file);
    [pool drain];
    return end_of_checks();
}

// > 43 checks
