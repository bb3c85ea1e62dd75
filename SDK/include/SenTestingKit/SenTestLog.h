#pragma once
#import <SenTestingKit/SenTestObserver.h>

/// Tells of tests on standard error.
@interface SenTestLog : SenTestObserver
+ (void)testLogWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
@end
