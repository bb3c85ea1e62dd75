#pragma once
#include <sys/ioctl.h>
