// vImage's dilation, erosion, greatest and least.
#include "ImageAccess.h"

#define IMAGE_TEMPLATE "MorphologyOfKind.h"
#include "EachKindOfImage.h"
