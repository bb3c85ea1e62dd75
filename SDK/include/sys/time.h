// Times of the system; the device's header brings `<time.h>` along.
#pragma once
#include_next <sys/time.h>
#include <time.h>
