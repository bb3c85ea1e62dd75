// Constants that MapKit's headers declare.

#include "Structures.h"
#include <math.h>

#define WORLD 268435456.0

const ObjCMapSize MKMapSizeWorld = {WORLD, WORLD};
const ObjCMapRect MKMapRectWorld = {{0, 0}, {WORLD, WORLD}};
const ObjCMapRect MKMapRectNull = {{INFINITY, INFINITY}, {0, 0}};
