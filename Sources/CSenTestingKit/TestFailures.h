#import <Foundation/Foundation.h>

/// Stands for the file that makes failures: it is loaded when this class is asked for.
@interface TestFailures : NSObject
@end
