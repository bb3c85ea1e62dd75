#pragma once
#import <SenTestingKit/SenTest.h>

/// Tests that run one after the other.
@interface SenTestSuite : SenTest
/// All test cases of the program.
+ (id)defaultTestSuite;
/// Those of a bundle that is loaded, by its path.
+ (id)testSuiteForBundlePath:(NSString *)path;
/// Those of the class with this name.
+ (id)testSuiteForTestCaseWithName:(NSString *)name;
+ (id)testSuiteForTestCaseClass:(Class)testCaseClass;
+ (id)testSuiteWithName:(NSString *)name;
- (id)initWithName:(NSString *)name;

- (void)addTest:(SenTest *)test;
- (void)addTestsEnumerator:(NSEnumerator *)tests;
- (NSArray *)tests;
@end
