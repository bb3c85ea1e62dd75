// Mounted file systems, by Darwin's names. The structure of this system's `statfs` is another one.
#pragma once
#include <stdint.h>
#include <sys/param.h>
#include <sys/types.h>

#define MFSNAMELEN 15
#define MFSTYPENAMELEN 16
#define MNAMELEN MAXPATHLEN

#define MNT_RDONLY 1
#define MNT_WAIT 1
#define MNT_NOWAIT 2
#define MNT_SYNCHRONOUS 2
#define MNT_DWAIT 4
#define MNT_NOEXEC 4
#define MNT_NOSUID 8
#define MNT_NODEV 16
#define MNT_UNION 32
#define MNT_ASYNC 64
#define MNT_CPROTECT 128
#define MNT_EXPORTED 256
#define MNT_QUARANTINE 1024
#define MNT_LOCAL 4096
#define MNT_QUOTA 8192
#define MNT_ROOTFS 16384
#define MNT_DOVOLFS 32768
#define MNT_UPDATE 0x10000
#define MNT_RELOAD 0x40000
#define MNT_CMDFLAGS 0xd0000
#define MNT_DONTBROWSE 0x100000
#define MNT_IGNORE_OWNERSHIP 0x200000
#define MNT_UNKNOWNPERMISSIONS 0x200000
#define MNT_AUTOMOUNTED 0x400000
#define MNT_JOURNALED 0x800000
#define MNT_NOUSERXATTR 0x1000000
#define MNT_DEFWRITE 0x2000000
#define MNT_MULTILABEL 0x4000000
#define MNT_NOATIME 0x10000000
#define MNT_VISFLAGMASK 0x17f0f5ff

struct fsid {
    int32_t val[2];
};

struct statfs {
    uint32_t f_bsize;
    int32_t f_iosize;
    uint64_t f_blocks;
    uint64_t f_bfree;
    uint64_t f_bavail;
    uint64_t f_files;
    uint64_t f_ffree;
    struct fsid f_fsid;
    uid_t f_owner;
    uint32_t f_type;
    uint32_t f_flags;
    uint32_t f_fssubtype;
    char f_fstypename[MFSTYPENAMELEN];
    char f_mntonname[MNAMELEN];
    char f_mntfromname[MNAMELEN];
    uint32_t f_reserved[8];
};

#pragma redefine_extname statfs CocoaStatfs
#pragma redefine_extname fstatfs CocoaFstatfs

#ifdef __cplusplus
extern "C" {
#endif
int statfs(const char *path, struct statfs *result);
int fstatfs(int descriptor, struct statfs *result);
/// All mounted file systems, in memory that the next call uses again; how many they are, or 0 and errno.
int getmntinfo(struct statfs **result, int flags);
/// Copies as many as there is room for, or counts them if `result` is NULL; -1 and errno if that fails.
int getfsstat(struct statfs *result, int size, int flags);
#ifdef __cplusplus
}
#endif
