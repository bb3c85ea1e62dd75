#import <SenTestingKit/SenTestingKit.h>

@implementation SenTest

- (BOOL)isEmpty { return [self testCaseCount] == 0; }
- (NSUInteger)testCaseCount { return 0; }
- (NSString *)name { return NSStringFromClass([self class]); }
- (NSString *)description { return [self name]; }
- (Class)testRunClass { return [SenTestRun class]; }

- (SenTestRun *)run {
    SenTestRun *run = [[self testRunClass] testRunWithTest:self];
    [self performTest:run];
    return run;
}

- (void)performTest:(SenTestRun *)run {
}

@end
