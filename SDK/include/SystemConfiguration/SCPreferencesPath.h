// Settings by their paths. On the phone there are no such functions.
#pragma once
#include <SystemConfiguration/SCPreferences.h>
