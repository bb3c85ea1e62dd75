// The version of the system that the headers describe, for sources that are compiled with several. The versions after it
// are not defined, since sources ask for them by #ifdef.
#pragma once

#define __IPHONE_2_0 20000
#define __IPHONE_2_1 20100
#define __IPHONE_2_2 20200
#define __IPHONE_3_0 30000
#define __IPHONE_3_1 30100

#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_3_1
#ifndef __IPHONE_OS_VERSION_MIN_REQUIRED
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_3_0
#endif
