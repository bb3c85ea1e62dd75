// Settings of the computer's name. On the phone there are no such functions.
#pragma once
#include <SystemConfiguration/SCPreferences.h>
