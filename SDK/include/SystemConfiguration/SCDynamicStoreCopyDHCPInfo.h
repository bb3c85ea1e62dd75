// What a DHCP server said. On the phone there are no such functions.
#pragma once
#include <SystemConfiguration/SCDynamicStore.h>
