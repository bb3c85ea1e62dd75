// The app's home folder.
#pragma once
#include <CoreFoundation/CFURL.h>

CF_EXTERN_C_BEGIN
CFURLRef CFCopyHomeDirectoryURL(void);
CF_EXTERN_C_END
