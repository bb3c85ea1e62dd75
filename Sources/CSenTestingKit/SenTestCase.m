#import <SenTestingKit/SenTestingKit.h>
#include <objc/runtime.h>

@implementation SenTestCase {
    NSInvocation *_invocation;
    /// While the test runs.
    SenTestCaseRun *_run;
    BOOL _raisesAfterFailure;
}

+ (id)testCaseWithInvocation:(NSInvocation *)invocation { return [[self alloc] initWithInvocation:invocation]; }

+ (id)testCaseWithSelector:(SEL)selector { return [[self alloc] initWithSelector:selector]; }

static NSInvocation *invocation_of(Class class, SEL selector) {
    NSMethodSignature *signature = [class instanceMethodSignatureForSelector:selector];
    if (signature == nil) return nil;
    NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
    [invocation setSelector:selector];
    return invocation;
}

- (id)initWithInvocation:(NSInvocation *)invocation {
    // Subclasses that make their own invocations learn by the setter which one a test has.
    if ((self = [super init])) [self setInvocation:invocation];
    return self;
}

- (id)initWithSelector:(SEL)selector { return [self initWithInvocation:invocation_of([self class], selector)]; }

- (id)init { return [self initWithInvocation:nil]; }

- (NSInvocation *)invocation { return _invocation; }
- (void)setInvocation:(NSInvocation *)invocation { _invocation = invocation; }
- (SEL)selector { return [_invocation selector]; }

- (NSString *)name {
    NSString *method = _invocation ? NSStringFromSelector([_invocation selector]) : @"(null)";
    return [NSString stringWithFormat:@"-[%@ %@]", NSStringFromClass([self class]), method];
}

- (NSUInteger)testCaseCount { return 1; }
- (Class)testRunClass { return [SenTestCaseRun class]; }

- (BOOL)isEqual:(id)other {
    return [other isMemberOfClass:[self class]] && sel_isEqual([self selector], [(SenTestCase *)other selector]);
}

- (NSUInteger)hash { return [[self name] hash]; }

// MARK: - Running

+ (void)setUp {
}
+ (void)tearDown {
}
- (void)setUp {
}
- (void)tearDown {
}

- (void)performTest:(SenTestRun *)run {
    _run = (SenTestCaseRun *)run;
    [run start];
    [self invokeTest];
    [run stop];
    _run = nil;
}

- (void)invokeTest {
    // Exceptions raised while the pool releases objects count, too.
    @try {
        @autoreleasepool {
            @try {
                [self setUp];
                @try {
                    [self performInvocation];
                } @catch (NSException *exception) {
                    [self logException:exception];
                }
                [self tearDown];
            } @catch (NSException *exception) {
                [self logException:exception];
            }
        }
    } @catch (NSException *exception) {
        [self logException:exception];
    }
}

/// A method without arguments is called as any other: exceptions need not pass through what calls by signature.
- (void)performInvocation {
    if ([[_invocation methodSignature] numberOfArguments] > 2) return [_invocation invokeWithTarget:self];
    SEL selector = [_invocation selector];
    if (selector) ((void (*)(id, SEL))[self methodForSelector:selector])(self, selector);
}

- (void)raiseAfterFailure { _raisesAfterFailure = YES; }
- (void)continueAfterFailure { _raisesAfterFailure = NO; }

- (void)failWithException:(NSException *)exception {
    if (_raisesAfterFailure) [exception raise];
    [self logException:exception];
}

- (void)logException:(NSException *)exception { [_run addException:exception]; }

// MARK: - Finding

/// `-test…` without arguments and result.
static BOOL is_test(Method method) {
    char type[8] = "";
    if (strncmp(sel_getName(method_getName(method)), "test", 4) != 0) return NO;
    method_getReturnType(method, type, sizeof type);
    return type[0] == 'v' && method_getNumberOfArguments(method) == 2;
}

+ (NSArray *)testInvocations {
    NSMutableSet *names = [NSMutableSet set];
    for (Class class = self; class != Nil && class != [SenTestCase class]; class = class_getSuperclass(class)) {
        unsigned count = 0;
        Method *methods = class_copyMethodList(class, &count);
        for (unsigned i = 0; i < count; i++) {
            if (is_test(methods[i])) [names addObject:NSStringFromSelector(method_getName(methods[i]))];
        }
        free(methods);
    }
    NSMutableArray *invocations = [NSMutableArray array];
    for (NSString *name in [[names allObjects] sortedArrayUsingSelector:@selector(compare:)]) {
        [invocations addObject:invocation_of(self, NSSelectorFromString(name))];
    }
    return invocations;
}

@end

@implementation SenTestCase (Suite)

+ (id)defaultTestSuite { return [SenTestSuite testSuiteForTestCaseClass:self]; }

@end
