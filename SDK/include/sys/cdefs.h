// This system's, and the marks of declarations that the device's library has besides.
#pragma once
#include_next <sys/cdefs.h>

#define __dead
#define __dead2 __attribute__((noreturn))
#define __pure
#define __pure2 __attribute__((const))
#define __unused __attribute__((unused))
#define __used __attribute__((used))
#define __deprecated __attribute__((deprecated))
#define __unavailable __attribute__((unavailable))
#define __printflike(format, first) __attribute__((format(printf, format, first)))
#define __scanflike(format, first) __attribute__((format(scanf, format, first)))
#define __CAST_AWAY_QUALIFIER(variable, qualifier, type) ((type)(unsigned long)(variable))

#define __IDSTRING(name, string) static const char name[] __used = string
#define __COPYRIGHT(text) __IDSTRING(copyright, text)
#define __RCSID(text) __IDSTRING(rcsid, text)
#define __SCCSID(text) __IDSTRING(sccsid, text)
#define __PROJECT_VERSION(text) __IDSTRING(project_version, text)

#define __DARWIN_ONLY_64_BIT_INO_T 1
#define __DARWIN_ONLY_UNIX_CONFORMANCE 1
#define __DARWIN_ONLY_VERS_1050 1
#define __DARWIN_UNIX03 1
#define __DARWIN_64_BIT_INO_T 1
#define __DARWIN_VERS_1050 1
#define __DARWIN_NON_CANCELABLE 0
#define __DARWIN_LONG_DOUBLE_IS_DOUBLE 1
#define __DARWIN_SUF_UNIX03
#define __DARWIN_SUF_NON_CANCELABLE
#define __DARWIN_SUF_1050
#define __DARWIN_SUF_EXTSN "$DARWIN_EXTSN"
#define __DARWIN_C_ANSI 010000L
#define __DARWIN_C_FULL 900000L
#define __DARWIN_C_LEVEL __DARWIN_C_FULL

// Names for the linker, of which there is one for each function here.
#define __DARWIN_ALIAS(symbol)
#define __DARWIN_ALIAS_C(symbol)
#define __DARWIN_ALIAS_I(symbol)
#define __DARWIN_ALIAS_STARTING(mac, phone, alias)
#define __DARWIN_1050(symbol)
#define __DARWIN_1050ALIAS(symbol)
#define __DARWIN_1050ALIAS_C(symbol)
#define __DARWIN_1050ALIAS_I(symbol)
#define __DARWIN_1050INODE64(symbol)
#define __DARWIN_INODE64(symbol)
#define __DARWIN_EXTSN(symbol)
#define __DARWIN_EXTSN_C(symbol)
#define __DARWIN_LDBL_COMPAT(symbol)
#define __DARWIN_LDBL_COMPAT2(symbol)
#define __POSIX_C_DEPRECATED(version)

#define _DARWIN_FEATURE_64_BIT_INODE 1
#define _DARWIN_FEATURE_LONG_DOUBLE_IS_DOUBLE 1
#define _DARWIN_FEATURE_ONLY_64_BIT_INODE 1
#define _DARWIN_FEATURE_ONLY_UNIX_CONFORMANCE 1
#define _DARWIN_FEATURE_ONLY_VERS_1050 1
#define _DARWIN_FEATURE_UNIX_CONFORMANCE 3
