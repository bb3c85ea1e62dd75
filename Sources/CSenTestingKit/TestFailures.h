#import <Foundation/Foundation.h>

/// Stands for the file that makes failures: one with a class is loaded with the framework, not at every start.
@interface TestFailures : NSObject
@end
