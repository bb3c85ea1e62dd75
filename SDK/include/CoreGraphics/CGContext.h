#pragma once
#include <CoreGraphics/CGContextColors.h>
#include <CoreGraphics/CGContextPainting.h>
#include <CoreGraphics/CGContextPaths.h>
#include <CoreGraphics/CGContextState.h>
