#pragma once
#import <CoreText/CTStringAttributes.h>
