#import <CoreMotion/CoreMotion.h>

NSString *const CMErrorDomain = @"CMErrorDomain";
