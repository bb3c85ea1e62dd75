// The executable code of a CFBundle: its architecture, loading, and function pointers.

#include "Objects/References.h"
#include <dlfcn.h>
#include <elf.h>
#include <stdio.h>
#include <string.h>

static NSBundle *bundle_of(CFBundleRef bundle) { return OBJECT(NSBundle, bundle); }
static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }
static BOOL is_main(CFBundleRef bundle) { return bundle_of(bundle) == [NSBundle mainBundle]; }

CFURLRef CFBundleCopyExecutableURL(CFBundleRef bundle) {
    NSString *path = [bundle_of(bundle) executablePath];
    return path ? (CFURLRef)[[NSURL alloc] initFileURLWithPath:path] : NULL;
}

CFURLRef CFBundleCopyAuxiliaryExecutableURL(CFBundleRef bundle, CFStringRef name) {
    NSString *path = name ? [bundle_of(bundle) pathForAuxiliaryExecutable:string_of(name)] : nil;
    BOOL is_there = path && [[NSFileManager defaultManager] isExecutableFileAtPath:path];
    return is_there ? (CFURLRef)[[NSURL alloc] initFileURLWithPath:path] : NULL;
}

/// Mach's CPU type for the architecture of an ELF file; 0 for another file.
static int architecture_of(NSString *path) {
    FILE *file = path ? fopen([path fileSystemRepresentation], "rb") : NULL;
    Elf64_Ehdr header = {0};
    size_t size = file ? fread(&header, 1, sizeof header, file) : 0;
    if (file) fclose(file);
    if (size < sizeof(Elf32_Ehdr) || memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return 0;
    switch (header.e_machine) {
    case EM_386: return kCFBundleExecutableArchitectureI386;
    case EM_X86_64: return kCFBundleExecutableArchitectureX86_64;
    case EM_PPC: return kCFBundleExecutableArchitecturePPC;
    case EM_PPC64: return kCFBundleExecutableArchitecturePPC64;
    case EM_ARM: return 12;
    case EM_AARCH64: return 0x0100000C;
    default: return 0;
    }
}

static CFArrayRef architectures_of(NSString *path) {
    int number = architecture_of(path);
    return number ? (CFArrayRef)[[NSArray alloc] initWithObjects:[NSNumber numberWithInt:number], nil] : NULL;
}

CFArrayRef CFBundleCopyExecutableArchitectures(CFBundleRef bundle) {
    return architectures_of([bundle_of(bundle) executablePath]);
}

/// - url: The URL of a bundle, or of an executable without bundle.
CFArrayRef CFBundleCopyExecutableArchitecturesForURL(CFURLRef url) {
    NSString *path = [[OBJECT(NSURL, url) absoluteURL] path];
    BOOL is_folder = NO;
    if (![[NSFileManager defaultManager] fileExistsAtPath:path isDirectory:&is_folder]) return NULL;
    return architectures_of(is_folder ? [[NSBundle bundleWithPath:path] executablePath] : path);
}

static Boolean refuse(CFErrorRef *error, NSInteger code) {
    if (error) *error = (CFErrorRef)[[NSError alloc] initWithDomain:NSCocoaErrorDomain code:code userInfo:nil];
    return false;
}

Boolean CFBundlePreflightExecutable(CFBundleRef bundle, CFErrorRef *error) {
    if (error) *error = NULL;
    NSString *path = [bundle_of(bundle) executablePath];
    if (is_main(bundle)) return true;
    if (path == nil || ![[NSFileManager defaultManager] fileExistsAtPath:path]) {
        return refuse(error, NSExecutableNotLoadableError - 3);
    }
    CFArrayRef found = architectures_of(path);
    CFArrayRef own = architectures_of([[NSProcessInfo processInfo].arguments objectAtIndex:0]);
    BOOL fits = found && (own == NULL || CFEqual(found, own));
    if (found) CFRelease(found);
    if (own) CFRelease(own);
    if (found == NULL) return refuse(error, NSExecutableNotLoadableError);
    return fits ? true : refuse(error, NSExecutableArchitectureMismatchError);
}

Boolean CFBundleLoadExecutable(CFBundleRef bundle) { return is_main(bundle) || [bundle_of(bundle) load]; }

Boolean CFBundleLoadExecutableAndReturnError(CFBundleRef bundle, CFErrorRef *error) {
    if (!CFBundlePreflightExecutable(bundle, error)) return false;
    return CFBundleLoadExecutable(bundle) ? true : refuse(error, NSExecutableLoadError);
}

Boolean CFBundleIsExecutableLoaded(CFBundleRef bundle) { return is_main(bundle) || [bundle_of(bundle) isLoaded]; }
void CFBundleUnloadExecutable(CFBundleRef bundle) {}

void *CFBundleGetFunctionPointerForName(CFBundleRef bundle, CFStringRef name) {
    return name ? dlsym(RTLD_DEFAULT, [string_of(name) UTF8String]) : NULL;
}

void *CFBundleGetDataPointerForName(CFBundleRef bundle, CFStringRef name) {
    return CFBundleGetFunctionPointerForName(bundle, name);
}

void CFBundleGetFunctionPointersForNames(CFBundleRef bundle, CFArrayRef names, void *functions[]) {
    NSUInteger index = 0;
    for (NSString *name in OBJECT(NSArray, names)) {
        functions[index++] = CFBundleGetFunctionPointerForName(bundle, (CFStringRef)name);
    }
}

void CFBundleGetDataPointersForNames(CFBundleRef bundle, CFArrayRef names, void *data[]) {
    CFBundleGetFunctionPointersForNames(bundle, names, data);
}

// Resource files of the classic Mac OS.

enum { ResourceFileNotFound = -193 };

CFBundleRefNum CFBundleOpenBundleResourceMap(CFBundleRef bundle) { return -1; }

SInt32 CFBundleOpenBundleResourceFiles(CFBundleRef bundle, CFBundleRefNum *number, CFBundleRefNum *localizedNumber) {
    if (number) *number = -1;
    if (localizedNumber) *localizedNumber = -1;
    return ResourceFileNotFound;
}

void CFBundleCloseBundleResourceMap(CFBundleRef bundle, CFBundleRefNum number) {}
