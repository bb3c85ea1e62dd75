// Constants that CoreLocation's headers declare.

#include "Structures.h"

const ObjCCoordinate2D kCLLocationCoordinate2DInvalid = {-180, -180};
