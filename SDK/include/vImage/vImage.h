#pragma once
#import <vImage/Convolution.h>
#import <vImage/Geometry.h>
#import <vImage/vImage_Types.h>
