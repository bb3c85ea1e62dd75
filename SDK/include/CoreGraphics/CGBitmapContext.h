#pragma once
#include <CoreGraphics/CGImage.h>
