// What is done with descriptors: the system's, and what the device's have besides.
#pragma once
// What the system's `fcntl` does not know is done before it.
#pragma redefine_extname fcntl CocoaFcntl
#include_next <fcntl.h>

// Commands of Darwin. Not there, -1 (EINVAL): file systems' own, F_LOG2PHYS, signatures.
#define F_CHKCLEAN 41
#define F_PREALLOCATE 42
#define F_SETSIZE 43
#define F_RDADVISE 44
#define F_RDAHEAD 45
#define F_NOCACHE 48
#define F_LOG2PHYS 49
/// A file's path by its descriptor.
#define F_GETPATH 50
/// Writes a file through to the medium: `fsync` does so here.
#define F_FULLFSYNC 51
#define F_SETPROTECTIONCLASS 64
#define F_SETNOSIGPIPE 73
#define F_GETNOSIGPIPE 74

#define F_ALLOCATECONTIG 0x00000002
#define F_ALLOCATEALL 0x00000004
#define F_PEOFPOSMODE 3
#define F_VOLPOSMODE 4

typedef struct fstore {
    unsigned int fst_flags;
    int fst_posmode;
    off_t fst_offset;
    off_t fst_length;
    off_t fst_bytesalloc;
} fstore_t;

/// A descriptor by which events of a file are watched, not its contents read.
#ifdef O_PATH
#define O_EVTONLY O_PATH
#else
#define O_EVTONLY 010000000
#endif
#define FREAD 0x0001
#define FWRITE 0x0002
