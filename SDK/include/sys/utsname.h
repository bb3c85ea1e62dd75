// uname tells what the device is, as on the phone: its machine is the model's number, "iPhone2,1".
#pragma once
#include_next <sys/utsname.h>

__BEGIN_DECLS
int uname(struct utsname *names) __asm__("uname_of_device");
__END_DECLS
