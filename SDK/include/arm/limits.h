// The ranges of integers.
#pragma once
#include <limits.h>
