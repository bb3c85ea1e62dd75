// What is done with descriptors.
#pragma once
#include <fcntl.h>
