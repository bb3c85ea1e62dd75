// What the program is compiled for, as sources shared with the Mac ask. The builder tells a build for the device from one for
// the simulator by VERGER_DEVICE; either runs on this machine's processor.
#pragma once

#define TARGET_OS_MAC 1
#define TARGET_OS_IPHONE 1
#ifdef VERGER_DEVICE
#define TARGET_OS_EMBEDDED 1
#define TARGET_IPHONE_SIMULATOR 0
#else
#define TARGET_OS_EMBEDDED 0
#define TARGET_IPHONE_SIMULATOR 1
#endif
#define TARGET_OS_WIN32 0
#define TARGET_OS_UNIX 0
#define TARGET_CPU_PPC 0
#define TARGET_CPU_PPC64 0
#define TARGET_CPU_68K 0
#define TARGET_CPU_ARM 0
#define TARGET_CPU_X86 0
#define TARGET_CPU_MIPS 0
#define TARGET_CPU_SPARC 0
#define TARGET_CPU_ALPHA 0
#if defined(__x86_64__)
#define TARGET_CPU_X86_64 1
#define TARGET_CPU_ARM64 0
#else
#define TARGET_CPU_X86_64 0
#define TARGET_CPU_ARM64 1
#endif
#define TARGET_RT_MAC_CFM 0
#define TARGET_RT_MAC_MACHO 1
#define TARGET_RT_LITTLE_ENDIAN 1
#define TARGET_RT_BIG_ENDIAN 0
#define TARGET_RT_64_BIT 1
