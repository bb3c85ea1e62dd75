// vImage's geometric operations.
#include "Resampling.h"

#define IMAGE_TEMPLATE "GeometryOfKind.h"
#include "EachKindOfImage.h"
