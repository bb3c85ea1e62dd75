// What programs ask DHCP servers for. On the phone there are no such functions.
#pragma once
#include <SystemConfiguration/SCPreferences.h>
