// The vDSP functions that are not in VectorsOfFloats.m and VectorsOfDoubles.m, for both number types.
#include <math.h>
#include <stdlib.h>
#import <vecLib/vDSP.h>

#define REAL float
#define SPLIT DSPSplitComplex
#define COMPLEX_OF_TYPE DSPComplex
#define SETUP FFTSetup
#define OPAQUE_SETUP OpaqueFFTSetup
#define VDSP(name) vDSP_##name
#define M(name) name##f
#include "VectorsOfType.h"
#include "SequencesOfType.h"
#include "ComplexVectorsOfType.h"
#include "TransformsOfType.h"
#include "PlanesAndRadicesOfType.h"
#include "SignalsOfType.h"
#undef REAL
#undef SPLIT
#undef COMPLEX_OF_TYPE
#undef SETUP
#undef OPAQUE_SETUP
#undef VDSP
#undef M

#define REAL double
#define SPLIT DSPDoubleSplitComplex
#define COMPLEX_OF_TYPE DSPDoubleComplex
#define SETUP FFTSetupD
#define OPAQUE_SETUP OpaqueFFTSetupD
#define VDSP(name) vDSP_##name##D
#define M(name) name
#include "VectorsOfType.h"
#include "SequencesOfType.h"
#include "ComplexVectorsOfType.h"
#include "TransformsOfType.h"
#include "PlanesAndRadicesOfType.h"
#include "SignalsOfType.h"
