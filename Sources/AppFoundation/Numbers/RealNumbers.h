#pragma once
#import <Foundation/Foundation.h>

/// The one object of an infinite number or of none; nil for a finite one.
NSNumber *number_that_is_not_finite(double value);
