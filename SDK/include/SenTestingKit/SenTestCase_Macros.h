// The assertions of tests. Each takes a description as NSString's formats do, which may be nil.
#pragma once
#include <math.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Whether values of two types, by their encodings, can be equal.
extern BOOL SenTestTypesMatch(const char *left, const char *right);
/// Whether two values of types that match are equal.
extern BOOL SenTestValuesMatch(const void *left, const char *leftType, const void *right, const char *rightType);
#ifdef __cplusplus
}
#endif

#define SenTest_file [NSString stringWithUTF8String:__FILE__]
#define SenTest_description(...) withDescription:@"%@", STComposeString(__VA_ARGS__)

/// The test fails for an exception that `expression` raised, which should not have.
#define SenTest_failRaise(expression, raised, ...)                                  \
    [self failWithException:([NSException failureInRaise:(expression)               \
                                               exception:(raised)                   \
                                                  inFile:SenTest_file               \
                                                  atLine:__LINE__                   \
                                                  SenTest_description(__VA_ARGS__)])]

/// The test fails when `condition` is not `wanted`.
#define SenTest_failCondition(condition, was, ...)                                      \
    [self failWithException:([NSException failureInCondition:(condition)                \
                                                      isTrue:(was)                      \
                                                      inFile:SenTest_file               \
                                                      atLine:__LINE__                   \
                                                      SenTest_description(__VA_ARGS__)])]

#define SenTest_fail(...)                                                                            \
    [self failWithException:([NSException failureInFile:SenTest_file atLine:__LINE__ __VA_ARGS__])]

#define STFail(description, ...) SenTest_fail(SenTest_description(description, ##__VA_ARGS__))

#define STAssertTrue(expression, description, ...)                                        \
    do {                                                                                  \
        BOOL SenTest_value = (BOOL)!!(expression);                                        \
        if (!SenTest_value) {                                                             \
            SenTest_failCondition(@ #expression, NO, description, ##__VA_ARGS__);         \
        }                                                                                 \
    } while (0)

#define STAssertFalse(expression, description, ...)                                       \
    do {                                                                                  \
        BOOL SenTest_value = (BOOL)!!(expression);                                        \
        if (SenTest_value) {                                                              \
            SenTest_failCondition(@ #expression, YES, description, ##__VA_ARGS__);        \
        }                                                                                 \
    } while (0)

#define STAssertTrueNoThrow(expression, description, ...)                                                 \
    do {                                                                                                  \
        @try {                                                                                            \
            if (!(expression)) SenTest_failCondition(@ #expression, NO, description, ##__VA_ARGS__);      \
        } @catch (id SenTest_raised) {                                                                    \
            SenTest_failRaise(@"(" #expression ") ", SenTest_raised, description, ##__VA_ARGS__);         \
        }                                                                                                 \
    } while (0)

#define STAssertFalseNoThrow(expression, description, ...)                                                \
    do {                                                                                                  \
        @try {                                                                                            \
            if (expression) SenTest_failCondition(@ #expression, YES, description, ##__VA_ARGS__);        \
        } @catch (id SenTest_raised) {                                                                    \
            SenTest_failRaise(@"!(" #expression ") ", SenTest_raised, description, ##__VA_ARGS__);        \
        }                                                                                                 \
    } while (0)

#define STAssertNil(object, description, ...)                                                             \
    do {                                                                                                  \
        @try {                                                                                            \
            id SenTest_value = (object);                                                                  \
            if (SenTest_value != nil) {                                                                   \
                SenTest_failCondition(@"((" #object ") == nil)", NO, description, ##__VA_ARGS__);         \
            }                                                                                             \
        } @catch (id SenTest_raised) {                                                                    \
            SenTest_failRaise(@"(" #object ") == nil fails", SenTest_raised, description, ##__VA_ARGS__); \
        }                                                                                                 \
    } while (0)

#define STAssertNotNil(object, description, ...)                                                          \
    do {                                                                                                  \
        @try {                                                                                            \
            id SenTest_value = (object);                                                                  \
            if (SenTest_value == nil) {                                                                   \
                SenTest_failCondition(@"((" #object ") != nil)", NO, description, ##__VA_ARGS__);         \
            }                                                                                             \
        } @catch (id SenTest_raised) {                                                                    \
            SenTest_failRaise(@"(" #object ") != nil fails", SenTest_raised, description, ##__VA_ARGS__); \
        }                                                                                                 \
    } while (0)

/// For objects: the same one, or `-isEqual:`.
#define STAssertEqualObjects(left, right, description, ...)                                                         \
    do {                                                                                                            \
        @try {                                                                                                      \
            id SenTest_left = (left);                                                                               \
            id SenTest_right = (right);                                                                             \
            if (SenTest_left != SenTest_right && ![SenTest_left isEqual:SenTest_right]) {                           \
                [self failWithException:([NSException failureInEqualityBetweenObject:SenTest_left                   \
                                                                           andObject:SenTest_right                  \
                                                                              inFile:SenTest_file                   \
                                                                              atLine:__LINE__                       \
                                                                              SenTest_description(                  \
                                                                                  description, ##__VA_ARGS__)])];   \
            }                                                                                                       \
        } @catch (id SenTest_raised) {                                                                              \
            SenTest_failRaise(@"(" #left ") == (" #right ")", SenTest_raised, description, ##__VA_ARGS__);          \
        }                                                                                                           \
    } while (0)

/// Whether two types can be compared. On the phone NSInteger is `int` and CGFloat `float`: what was one type there, and is
/// not here, counts as one.
#define SenTest_haveOneType(left, right) SenTestTypesMatch(@encode(__typeof__(left)), @encode(__typeof__(right)))

#define SenTest_failType(description, ...) \
    SenTest_fail(withDescription:@"Type mismatch -- %@", STComposeString(description, ##__VA_ARGS__))

#define SenTest_failValues(left, right, accuracy, ...)                                                    \
    [self failWithException:([NSException failureInEqualityBetweenValue:(left)                            \
                                                               andValue:(right)                           \
                                                           withAccuracy:(accuracy)                        \
                                                                 inFile:SenTest_file                      \
                                                                 atLine:__LINE__                          \
                                                                 SenTest_description(__VA_ARGS__)])]

/// For numbers, pointers, structures: of one type and value.
#define STAssertEquals(left, right, description, ...)                                                               \
    do {                                                                                                            \
        @try {                                                                                                      \
            if (!SenTest_haveOneType(left, right)) {                                                                \
                SenTest_failType(description, ##__VA_ARGS__);                                                       \
            } else {                                                                                                \
                __typeof__(left) SenTest_left = (left);                                                             \
                __typeof__(right) SenTest_right = (right);                                                          \
                if (!SenTestValuesMatch(&SenTest_left, @encode(__typeof__(left)), &SenTest_right,                   \
                                        @encode(__typeof__(right)))) {                                              \
                    SenTest_failValues(                                                                             \
                        [NSValue value:&SenTest_left withObjCType:@encode(__typeof__(left))],                       \
                        [NSValue value:&SenTest_right withObjCType:@encode(__typeof__(right))], nil, description,   \
                        ##__VA_ARGS__);                                                                             \
                }                                                                                                   \
            }                                                                                                       \
        } @catch (id SenTest_raised) {                                                                              \
            SenTest_failRaise(@"(" #left ") == (" #right ")", SenTest_raised, description, ##__VA_ARGS__);          \
        }                                                                                                           \
    } while (0)

/// For numbers of one type that may differ by `accuracy`.
#define STAssertEqualsWithAccuracy(left, right, accuracy, description, ...)                                         \
    do {                                                                                                            \
        @try {                                                                                                      \
            if (!SenTest_haveOneType(left, right)) {                                                                \
                SenTest_failType(description, ##__VA_ARGS__);                                                       \
            } else {                                                                                                \
                __typeof__(left) SenTest_left = (left);                                                             \
                __typeof__(right) SenTest_right = (right);                                                          \
                __typeof__(accuracy) SenTest_accuracy = (accuracy);                                                 \
                if (!(fabs((double)SenTest_left - (double)SenTest_right) <= fabs((double)SenTest_accuracy))) {      \
                    SenTest_failValues(                                                                             \
                        [NSValue value:&SenTest_left withObjCType:@encode(__typeof__(left))],                       \
                        [NSValue value:&SenTest_right withObjCType:@encode(__typeof__(right))],                     \
                        ([NSValue value:&SenTest_accuracy withObjCType:@encode(__typeof__(accuracy))]),             \
                        description, ##__VA_ARGS__);                                                                \
                }                                                                                                   \
            }                                                                                                       \
        } @catch (id SenTest_raised) {                                                                              \
            SenTest_failRaise(@"(" #left ") == (" #right ")", SenTest_raised, description, ##__VA_ARGS__);          \
        }                                                                                                           \
    } while (0)

#define SenTest_failNoRaise(expression, ...)                                        \
    [self failWithException:([NSException failureInRaise:(expression)               \
                                                  inFile:SenTest_file               \
                                                  atLine:__LINE__                   \
                                                  SenTest_description(__VA_ARGS__)])]

#define STAssertThrows(expression, description, ...)                              \
    do {                                                                          \
        BOOL SenTest_hasRaised = NO;                                              \
        @try {                                                                    \
            (void)(expression);                                                   \
        } @catch (id SenTest_raised) {                                            \
            SenTest_hasRaised = YES;                                              \
        }                                                                         \
        if (!SenTest_hasRaised) {                                                 \
            SenTest_failNoRaise(@ #expression, description, ##__VA_ARGS__);       \
        }                                                                         \
    } while (0)

/// Exceptions of a class only.
#define STAssertThrowsSpecific(expression, specificException, description, ...)                             \
    do {                                                                                                    \
        BOOL SenTest_hasRaised = NO;                                                                        \
        @try {                                                                                              \
            (void)(expression);                                                                             \
        } @catch (specificException * SenTest_raised) {                                                     \
            SenTest_hasRaised = YES;                                                                        \
        } @catch (id SenTest_raised) {                                                                      \
            SenTest_hasRaised = YES;                                                                        \
            SenTest_failRaise(@ #expression, SenTest_raised, @"(Expected exception: %@) %@",                \
                              @ #specificException, STComposeString(description, ##__VA_ARGS__));           \
        }                                                                                                   \
        if (!SenTest_hasRaised) {                                                                           \
            SenTest_failNoRaise(@ #expression, @"(Expected exception: %@) %@", @ #specificException,        \
                                STComposeString(description, ##__VA_ARGS__));                               \
        }                                                                                                   \
    } while (0)

/// Exceptions of a class with a name only.
#define STAssertThrowsSpecificNamed(expression, specificException, aName, description, ...)                 \
    do {                                                                                                    \
        BOOL SenTest_hasRaised = NO;                                                                        \
        NSString *SenTest_expected =                                                                        \
            [NSString stringWithFormat:@"(Expected exception: %@ (name: %@)) ", @ #specificException, aName]; \
        @try {                                                                                              \
            (void)(expression);                                                                             \
        } @catch (specificException * SenTest_raised) {                                                     \
            SenTest_hasRaised = YES;                                                                        \
            if (![(aName) isEqualToString:[SenTest_raised name]]) {                                         \
                SenTest_failRaise(@ #expression, SenTest_raised, @"%@%@", SenTest_expected,                 \
                                  STComposeString(description, ##__VA_ARGS__));                             \
            }                                                                                               \
        } @catch (id SenTest_raised) {                                                                      \
            SenTest_hasRaised = YES;                                                                        \
            SenTest_failRaise(@ #expression, SenTest_raised, @"%@%@", SenTest_expected,                     \
                              STComposeString(description, ##__VA_ARGS__));                                 \
        }                                                                                                   \
        if (!SenTest_hasRaised) {                                                                           \
            SenTest_failNoRaise(@ #expression, @"%@%@", SenTest_expected,                                   \
                                STComposeString(description, ##__VA_ARGS__));                               \
        }                                                                                                   \
    } while (0)

#define STAssertNoThrow(expression, description, ...)                                       \
    do {                                                                                    \
        @try {                                                                              \
            (void)(expression);                                                             \
        } @catch (id SenTest_raised) {                                                      \
            SenTest_failRaise(@ #expression, SenTest_raised, description, ##__VA_ARGS__);   \
        }                                                                                   \
    } while (0)

/// Fails for exceptions of a class; others are let be.
#define STAssertNoThrowSpecific(expression, specificException, description, ...)            \
    do {                                                                                    \
        @try {                                                                              \
            (void)(expression);                                                             \
        } @catch (specificException * SenTest_raised) {                                     \
            SenTest_failRaise(@ #expression, SenTest_raised, description, ##__VA_ARGS__);   \
        } @catch (id SenTest_raised) {                                                      \
        }                                                                                   \
    } while (0)

/// Fails for exceptions of a class with a name; others are let be.
#define STAssertNoThrowSpecificNamed(expression, specificException, aName, description, ...)       \
    do {                                                                                           \
        @try {                                                                                     \
            (void)(expression);                                                                    \
        } @catch (specificException * SenTest_raised) {                                            \
            if ([(aName) isEqualToString:[SenTest_raised name]]) {                                 \
                SenTest_failRaise(@ #expression, SenTest_raised, description, ##__VA_ARGS__);      \
            }                                                                                      \
        } @catch (id SenTest_raised) {                                                             \
        }                                                                                          \
    } while (0)
