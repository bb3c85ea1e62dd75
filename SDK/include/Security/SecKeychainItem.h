#pragma once
#include <Security/SecKeychain.h>
