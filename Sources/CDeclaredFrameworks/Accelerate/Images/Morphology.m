// vImage's morphology: dilation, erosion, maximum and minimum.
#include "ImageAccess.h"

#define IMAGE_TEMPLATE "MorphologyOfKind.h"
#include "EachKindOfImage.h"
