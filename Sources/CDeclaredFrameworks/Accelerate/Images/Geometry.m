// vImage's geometry.
#include "Resampling.h"

#define IMAGE_TEMPLATE "GeometryOfKind.h"
#include "EachKindOfImage.h"
