// The program and the libraries that are loaded with it.
#pragma once
#include <mach-o/loader.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct __NSObjectFileImage *NSObjectFileImage;
typedef struct __NSModule *NSModule;
typedef struct __NSSymbol *NSSymbol;

typedef enum {
    NSObjectFileImageFailure,
    NSObjectFileImageSuccess,
    NSObjectFileImageInappropriateFile,
    NSObjectFileImageArch,
    NSObjectFileImageFormat,
    NSObjectFileImageAccess
} NSObjectFileImageReturnCode;

typedef enum {
    NSLinkEditFileAccessError,
    NSLinkEditFileFormatError,
    NSLinkEditMachResourceError,
    NSLinkEditUnixResourceError,
    NSLinkEditOtherError,
    NSLinkEditWarningError,
    NSLinkEditMultiplyDefinedError,
    NSLinkEditUndefinedError
} NSLinkEditErrors;

typedef enum {
    NSOtherErrorRelocation,
    NSOtherErrorLazyBind,
    NSOtherErrorIndrLoop,
    NSOtherErrorLazyInit,
    NSOtherErrorInvalidArgs
} NSOtherErrorNumbers;

#define NSADDIMAGE_OPTION_NONE 0
#define NSLINKMODULE_OPTION_NONE 0
#define NSLOOKUPSYMBOLINIMAGE_OPTION_BIND 0
#define NSUNLINKMODULE_OPTION_NONE 0
#define NSADDIMAGE_OPTION_RETURN_ON_ERROR 1
#define NSLINKMODULE_OPTION_BINDNOW 1
#define NSLOOKUPSYMBOLINIMAGE_OPTION_BIND_NOW 1
#define NSUNLINKMODULE_OPTION_KEEP_MEMORY_MAPPED 1
#define NSADDIMAGE_OPTION_WITH_SEARCHING 2
#define NSLINKMODULE_OPTION_PRIVATE 2
#define NSLOOKUPSYMBOLINIMAGE_OPTION_BIND_FULLY 2
#define NSUNLINKMODULE_OPTION_RESET_LAZY_REFERENCES 2
#define NSADDIMAGE_OPTION_RETURN_ONLY_IF_LOADED 4
#define NSLINKMODULE_OPTION_RETURN_ON_ERROR 4
#define NSLOOKUPSYMBOLINIMAGE_OPTION_RETURN_ON_ERROR 4
#define NSADDIMAGE_OPTION_MATCH_FILENAME_BY_INSTALLNAME 8
#define NSLINKMODULE_OPTION_DONT_CALL_MOD_INIT_ROUTINES 8
#define NSLINKMODULE_OPTION_TRAILING_PHYS_NAME 16

#ifdef __cplusplus
extern "C" {
#endif

/// 0, or -1 if `size` bytes are too few, which is then what is needed.
int _NSGetExecutablePath(char *buffer, uint32_t *size);

/// How many files are loaded. The program itself is number 0.
uint32_t _dyld_image_count(void);
const char *_dyld_get_image_name(uint32_t number);
/// Where the file begins in memory: its header is this system's.
const struct mach_header *_dyld_get_image_header(uint32_t number);
intptr_t _dyld_get_image_vmaddr_slide(uint32_t number);
/// Called for each file that is loaded now. Those that come later are not announced.
void _dyld_register_func_for_add_image(void (*function)(const struct mach_header *header, intptr_t slide));
/// No file goes before the program ends.
void _dyld_register_func_for_remove_image(void (*function)(const struct mach_header *header, intptr_t slide));
/// Versions of libraries are not recorded: -1.
int32_t NSVersionOfLinkTimeLibrary(const char *name);
int32_t NSVersionOfRunTimeLibrary(const char *name);

#ifdef __cplusplus
}
#endif
