// Attributes of files, many in one call. The buffer begins with its length (32 bits); then come the attributes that were asked
// for, each where a structure of theirs would have it. What this system keeps can be had: not the Finder's.
#pragma once
#include <stdint.h>
#include <sys/types.h>
#include <sys/xattr.h>
#include <time.h>

#define FSOPT_NOFOLLOW 0x00000001
#define FSOPT_NOINMEMUPDATE 0x00000002
#define FSOPT_REPORT_FULLSIZE 0x00000004
#define FSOPT_PACK_INVAL_ATTRS 0x00000008
#define SEARCHFS_MAX_SEARCHPARMS 4096

typedef uint32_t attrgroup_t;

struct attrlist {
    unsigned short bitmapcount;
    uint16_t reserved;
    attrgroup_t commonattr;
    attrgroup_t volattr;
    attrgroup_t dirattr;
    attrgroup_t fileattr;
    attrgroup_t forkattr;
};
#define ATTR_BIT_MAP_COUNT 5

typedef struct attribute_set {
    attrgroup_t commonattr;
    attrgroup_t volattr;
    attrgroup_t dirattr;
    attrgroup_t fileattr;
    attrgroup_t forkattr;
} attribute_set_t;

/// Where an attribute of variable length is: from the place of this structure.
typedef struct attrreference {
    int32_t attr_dataoffset;
    uint32_t attr_length;
} attrreference_t;

typedef struct fsobj_id {
    uint32_t fid_objno;
    uint32_t fid_generation;
} fsobj_id_t;

typedef uint32_t fsobj_type_t;
typedef uint32_t fsobj_tag_t;
typedef uint32_t text_encoding_t;

/// Kinds of files.
enum vtype { VNON, VREG, VDIR, VBLK, VCHR, VLNK, VSOCK, VFIFO, VBAD, VSTR, VCPLX };
enum vtagtype { VT_NON = 0, VT_UFS = 1, VT_HFS = 16, VT_OTHER = 23 };

#define ATTR_CMN_NAME 0x00000001
#define ATTR_CMN_DEVID 0x00000002
#define ATTR_CMN_FSID 0x00000004
#define ATTR_CMN_OBJTYPE 0x00000008
#define ATTR_CMN_OBJTAG 0x00000010
#define ATTR_CMN_OBJID 0x00000020
#define ATTR_CMN_OBJPERMANENTID 0x00000040
#define ATTR_CMN_PAROBJID 0x00000080
#define ATTR_CMN_SCRIPT 0x00000100
#define ATTR_CMN_CRTIME 0x00000200
#define ATTR_CMN_MODTIME 0x00000400
#define ATTR_CMN_CHGTIME 0x00000800
#define ATTR_CMN_ACCTIME 0x00001000
#define ATTR_CMN_BKUPTIME 0x00002000
#define ATTR_CMN_FNDRINFO 0x00004000
#define ATTR_CMN_OWNERID 0x00008000
#define ATTR_CMN_GRPID 0x00010000
#define ATTR_CMN_ACCESSMASK 0x00020000
#define ATTR_CMN_FLAGS 0x00040000
#define ATTR_CMN_USERACCESS 0x00200000
#define ATTR_CMN_EXTENDED_SECURITY 0x00400000
#define ATTR_CMN_UUID 0x00800000
#define ATTR_CMN_GRPUUID 0x01000000
#define ATTR_CMN_FILEID 0x02000000
#define ATTR_CMN_PARENTID 0x04000000
#define ATTR_CMN_FULLPATH 0x08000000
#define ATTR_CMN_ADDEDTIME 0x10000000
#define ATTR_CMN_RETURNED_ATTRS 0x80000000
#define ATTR_CMN_VALIDMASK 0x9FE7FFFF
#define ATTR_CMN_SETMASK 0x01C7FF00
#define ATTR_CMN_VOLSETMASK 0x00006700

#define ATTR_VOL_INFO 0x80000000
#define ATTR_VOL_SIZE 0x00000004
#define ATTR_VOL_SPACEFREE 0x00000008
#define ATTR_VOL_SPACEAVAIL 0x00000010
#define ATTR_VOL_NAME 0x00002000

#define ATTR_DIR_LINKCOUNT 0x00000001
#define ATTR_DIR_ENTRYCOUNT 0x00000002
#define ATTR_DIR_MOUNTSTATUS 0x00000004
#define ATTR_DIR_VALIDMASK 0x00000007
#define ATTR_DIR_SETMASK 0x00000000

#define ATTR_FILE_LINKCOUNT 0x00000001
#define ATTR_FILE_TOTALSIZE 0x00000002
#define ATTR_FILE_ALLOCSIZE 0x00000004
#define ATTR_FILE_IOBLOCKSIZE 0x00000008
#define ATTR_FILE_DEVTYPE 0x00000020
#define ATTR_FILE_DATALENGTH 0x00000200
#define ATTR_FILE_DATAALLOCSIZE 0x00000400
#define ATTR_FILE_RSRCLENGTH 0x00001000
#define ATTR_FILE_RSRCALLOCSIZE 0x00002000
#define ATTR_FILE_VALIDMASK 0x000037FF
#define ATTR_FILE_SETMASK 0x00000020

#ifdef __cplusplus
extern "C" {
#endif
/// -1 with EINVAL for attributes that are not there, ERANGE where the buffer has no room for their length.
int getattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int fgetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options);
/// Times, owner and mode can be set. The time of creation cannot: it is taken, and has no effect.
int setattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int fsetattrlist(int descriptor, void *list, void *buffer, size_t size, unsigned int options);
#ifdef __cplusplus
}
#endif
