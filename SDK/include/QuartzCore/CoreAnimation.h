// Apple's other name for the whole framework.
#pragma once
#import <QuartzCore/QuartzCore.h>
