// Errors of Mach: a system, a part of it and a code in one number.

#pragma once
#include <mach/kern_return.h>

typedef kern_return_t mach_error_t;
typedef mach_error_t (*mach_error_fn_t)(void);

#define err_none ((mach_error_t)0)
#define ERR_SUCCESS ((mach_error_t)0)
#define ERR_ROUTINE_NIL ((mach_error_fn_t)0)

#define err_system(system) (((system) & 0x3f) << 26)
#define err_sub(part) (((part) & 0xfff) << 14)
#define err_get_system(error) (((error) >> 26) & 0x3f)
#define err_get_sub(error) (((error) >> 14) & 0xfff)
#define err_get_code(error) ((error) & 0x3fff)

#define system_emask (err_system(0x3f))
#define sub_emask (err_sub(0xfff))
#define code_emask (0x3fff)

#define err_kern err_system(0x0)
#define err_us err_system(0x1)
#define err_server err_system(0x2)
#define err_ipc err_system(0x3)
#define err_mach_ipc err_system(0x4)
#define err_dipc err_system(0x7)
#define err_local err_system(0x3e)
#define err_ipc_compat err_system(0x3f)
#define err_max_system 0x3f

#define unix_err(error) (err_kern | err_sub(3) | (error))
