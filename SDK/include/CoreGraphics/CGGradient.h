#pragma once
#include <CoreGraphics/CGColor.h>
