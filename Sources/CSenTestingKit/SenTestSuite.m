#import "SenTestBundle.h"
#import "SenTestSelection.h"
#import <SenTestingKit/SenTestingKit.h>

@implementation SenTestSuite {
    NSString *_name;
    NSMutableArray *_tests;
    /// Set for the tests of one class.
    Class _testCaseClass;
}

+ (id)testSuiteWithName:(NSString *)name { return [[self alloc] initWithName:name]; }

/// A test goes by its method, and by the name that its class may give it instead: that is what the log tells.
static BOOL is_selected(Class class, SenTestCase *test) {
    NSString *className = NSStringFromClass(class), *name = [test name];
    NSString *beginning = [NSString stringWithFormat:@"-[%@ ", className];
    NSMutableArray *names = [NSMutableArray arrayWithObject:NSStringFromSelector([test selector])];
    if ([name hasPrefix:beginning] && [name hasSuffix:@"]"]) {
        NSUInteger start = [beginning length];
        [names addObject:[name substringWithRange:NSMakeRange(start, [name length] - start - 1)]];
    }
    return test_is_selected(className, names);
}

+ (id)testSuiteForTestCaseClass:(Class)class {
    SenTestSuite *suite = [self testSuiteWithName:NSStringFromClass(class)];
    suite->_testCaseClass = class;
    for (NSInvocation *invocation in [class testInvocations]) {
        SenTestCase *test = [class testCaseWithInvocation:invocation];
        if (is_selected(class, test)) [suite addTest:test];
    }
    return suite;
}

+ (id)testSuiteForTestCaseWithName:(NSString *)name {
    Class class = NSClassFromString(name);
    return class ? [self testSuiteForTestCaseClass:class] : nil;
}

static SenTestSuite *suite_of(NSString *name, NSArray *classes) {
    SenTestSuite *suite = [SenTestSuite testSuiteWithName:name];
    for (Class class in classes) {
        SenTestSuite *tests = [class defaultTestSuite];
        // Excluded classes are not reported.
        if (!tests_are_selected() || [tests testCaseCount] > 0) [suite addTest:tests];
    }
    return suite;
}

+ (id)testSuiteForBundlePath:(NSString *)path {
    SenTestBundle *bundle = [SenTestBundle loadedBundleWithPath:path];
    return bundle ? suite_of([path stringByAppendingString:@"(Tests)"], [bundle testCaseClasses]) : nil;
}

+ (id)defaultTestSuite {
    NSArray *bundles = [SenTestBundle loadedBundles];
    if ([bundles count] == 0) return suite_of(@"All tests", [SenTestBundle allTestCaseClasses]);
    SenTestSuite *suite = [self testSuiteWithName:@"All tests"];
    for (SenTestBundle *bundle in bundles) [suite addTest:[self testSuiteForBundlePath:[bundle path]]];
    return suite;
}

- (id)initWithName:(NSString *)name {
    if ((self = [super init])) {
        _name = [name copy];
        _tests = [NSMutableArray new];
    }
    return self;
}

- (id)init { return [self initWithName:@""]; }

- (NSString *)name { return _name; }
- (NSArray *)tests { return _tests; }
- (Class)testRunClass { return [SenTestSuiteRun class]; }

- (void)addTest:(SenTest *)test {
    if (test) [_tests addObject:test];
}

- (void)addTestsEnumerator:(NSEnumerator *)tests {
    for (SenTest *test in tests) [self addTest:test];
}

- (NSUInteger)testCaseCount {
    NSUInteger count = 0;
    for (SenTest *test in _tests) count += [test testCaseCount];
    return count;
}

- (void)performTest:(SenTestRun *)run {
    [run start];
    if ([_tests count]) [_testCaseClass setUp];
    for (SenTest *test in _tests) {
        @autoreleasepool {
            [(SenTestSuiteRun *)run addTestRun:[test run]];
        }
    }
    if ([_tests count]) [_testCaseClass tearDown];
    [run stop];
}

@end
