// vForce: elementary functions of arrays, as plain loops.
#include <math.h>
#import <vecLib/vForce.h>

#define REAL float
#define NAME(name) name##f
#define M(name) name##f
#include "ForceOfType.h"

#define REAL double
#define NAME(name) name
#define M(name) name
#include "ForceOfType.h"
