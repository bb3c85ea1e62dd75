// Names of the computer and its console user. On the phone there are no such functions.
#pragma once
#include <SystemConfiguration/SCDynamicStore.h>
