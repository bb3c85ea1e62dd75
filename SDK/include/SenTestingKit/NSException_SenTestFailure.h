#pragma once
#import <Foundation/Foundation.h>

extern NSString *const SenTestFailureException;
extern NSString *const SenFailureTypeKey;
extern NSString *const SenConditionFailure;
extern NSString *const SenRaiseFailure;
extern NSString *const SenEqualityFailure;
extern NSString *const SenUnconditionalFailure;
extern NSString *const SenTestConditionKey;
extern NSString *const SenTestEqualityLeftKey;
extern NSString *const SenTestEqualityRightKey;
extern NSString *const SenTestEqualityAccuracyKey;
extern NSString *const SenTestFilenameKey;
extern NSString *const SenTestLineNumberKey;
extern NSString *const SenTestDescriptionKey;

#ifdef __cplusplus
extern "C"
#else
extern
#endif
    /// The text of an assertion's description, which may be nil.
    NSString *STComposeString(NSString *format, ...);

/// The failures of assertions.
@interface NSException (SenTestFailure)
- (NSString *)filename;
- (NSString *)filePathInProject;
- (NSNumber *)lineNumber;

+ (NSException *)failureInFile:(NSString *)file atLine:(int)line withDescription:(NSString *)format, ...;
/// - isTrue: what the condition was.
+ (NSException *)failureInCondition:(NSString *)condition
                             isTrue:(BOOL)isTrue
                             inFile:(NSString *)file
                             atLine:(int)line
                    withDescription:(NSString *)format, ...;
+ (NSException *)failureInEqualityBetweenObject:(id)left
                                      andObject:(id)right
                                         inFile:(NSString *)file
                                         atLine:(int)line
                                withDescription:(NSString *)format, ...;
+ (NSException *)failureInEqualityBetweenValue:(NSValue *)left
                                      andValue:(NSValue *)right
                                  withAccuracy:(NSValue *)accuracy
                                        inFile:(NSString *)file
                                        atLine:(int)line
                               withDescription:(NSString *)format, ...;
/// An expression that should have raised.
+ (NSException *)failureInRaise:(NSString *)expression
                         inFile:(NSString *)file
                         atLine:(int)line
                withDescription:(NSString *)format, ...;
/// An expression that should not have raised, or something else.
+ (NSException *)failureInRaise:(NSString *)expression
                      exception:(NSException *)exception
                         inFile:(NSString *)file
                         atLine:(int)line
                withDescription:(NSString *)format, ...;
@end
