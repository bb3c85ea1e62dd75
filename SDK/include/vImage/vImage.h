#pragma once
#import <vImage/vImage_Types.h>

#import <vImage/Alpha.h>
#import <vImage/BasicImageTypes.h>
#import <vImage/Conversion.h>
#import <vImage/Convolution.h>
#import <vImage/Geometry.h>
#import <vImage/Histogram.h>
#import <vImage/Morphology.h>
#import <vImage/Transform.h>
