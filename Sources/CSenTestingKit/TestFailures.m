// The failures of assertions, as exceptions.

#import <SenTestingKit/SenTestingKit.h>
#import "TestFailures.h"

NSString *const SenTestFailureException = @"SenTestFailureException";
NSString *const SenFailureTypeKey = @"SenFailureTypeKey";
NSString *const SenConditionFailure = @"SenConditionFailure";
NSString *const SenRaiseFailure = @"SenRaiseFailure";
NSString *const SenEqualityFailure = @"SenEqualityFailure";
NSString *const SenUnconditionalFailure = @"SenUnconditionalFailure";
NSString *const SenTestConditionKey = @"SenTestConditionKey";
NSString *const SenTestEqualityLeftKey = @"SenTestEqualityLeftKey";
NSString *const SenTestEqualityRightKey = @"SenTestEqualityRightKey";
NSString *const SenTestEqualityAccuracyKey = @"SenTestEqualityAccuracyKey";
NSString *const SenTestFilenameKey = @"SenTestFilenameKey";
NSString *const SenTestLineNumberKey = @"SenTestLineNumberKey";
NSString *const SenTestDescriptionKey = @"SenTestDescriptionKey";

@implementation TestFailures
@end

NSString *STComposeString(NSString *format, ...) {
    if (format == nil) return @"";
    va_list arguments;
    va_start(arguments, format);
    NSString *text = [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    return text;
}

/// The description that the caller's variable arguments make.
#define COMPOSED(format)                                                                                    \
    ({                                                                                                      \
        va_list arguments;                                                                                  \
        va_start(arguments, format);                                                                        \
        NSString *text = format ? [[NSString alloc] initWithFormat:format arguments:arguments] : @"";       \
        va_end(arguments);                                                                                  \
        text;                                                                                               \
    })

/// The bytes of a value in fours, as data describes itself: `<07000000>`.
static NSString *bytes_of(NSValue *value) {
    if (value == nil) return @"(null)";
    NSUInteger size = 0;
    NSGetSizeAndAlignment([value objCType], &size, NULL);
    NSMutableData *data = [NSMutableData dataWithLength:size];
    if (strcmp([value objCType], @encode(NSRange)) == 0) {
        // GNUstep's gives the location only.
        *(NSRange *)[data mutableBytes] = [value rangeValue];
    } else {
        [value getValue:[data mutableBytes]];
    }
    const unsigned char *bytes = [data bytes];
    NSMutableString *text = [NSMutableString stringWithString:@"<"];
    for (NSUInteger i = 0; i < size; i++) {
        if (i && i % 4 == 0) [text appendString:@" "];
        [text appendFormat:@"%02x", bytes[i]];
    }
    [text appendString:@">"];
    return text;
}

@implementation NSException (SenTestFailure)

static NSException *failure(NSString *type, NSString *file, int line, NSString *description, NSString *reason,
                            NSDictionary *details) {
    NSMutableDictionary *values = [NSMutableDictionary dictionaryWithDictionary:details];
    [values setObject:type forKey:SenFailureTypeKey];
    [values setObject:file ? file : @"Unknown.m" forKey:SenTestFilenameKey];
    [values setObject:[NSNumber numberWithInt:line] forKey:SenTestLineNumberKey];
    [values setObject:description forKey:SenTestDescriptionKey];
    return [NSException exceptionWithName:SenTestFailureException reason:reason userInfo:values];
}

- (NSString *)filename { return [[self userInfo] objectForKey:SenTestFilenameKey]; }

/// `Unknown.m` for an exception that is no failure of an assertion.
- (NSString *)filePathInProject {
    NSString *file = [self filename];
    return file ? file : @"Unknown.m";
}

- (NSNumber *)lineNumber {
    NSNumber *line = [[self userInfo] objectForKey:SenTestLineNumberKey];
    return line ? line : [NSNumber numberWithInt:0];
}

+ (NSException *)failureInFile:(NSString *)file atLine:(int)line withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    return failure(SenUnconditionalFailure, file, line, description, description, nil);
}

+ (NSException *)failureInCondition:(NSString *)condition
                             isTrue:(BOOL)isTrue
                             inFile:(NSString *)file
                             atLine:(int)line
                    withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    NSString *reason = [NSString stringWithFormat:@"\"%@\" should be %s. %@", condition, isTrue ? "false" : "true", description];
    return failure(SenConditionFailure, file, line, description, reason,
                   [NSDictionary dictionaryWithObjectsAndKeys:condition, SenTestConditionKey, nil]);
}

+ (NSException *)failureInEqualityBetweenObject:(id)left
                                      andObject:(id)right
                                         inFile:(NSString *)file
                                         atLine:(int)line
                                withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    NSString *reason = [NSString stringWithFormat:@"'%@' should be equal to '%@'. %@", left, right, description];
    NSMutableDictionary *sides = [NSMutableDictionary dictionary];
    if (left) [sides setObject:left forKey:SenTestEqualityLeftKey];
    if (right) [sides setObject:right forKey:SenTestEqualityRightKey];
    return failure(SenEqualityFailure, file, line, description, reason, sides);
}

+ (NSException *)failureInEqualityBetweenValue:(NSValue *)left
                                      andValue:(NSValue *)right
                                  withAccuracy:(NSValue *)accuracy
                                        inFile:(NSString *)file
                                        atLine:(int)line
                               withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    NSString *tolerance = accuracy ? [NSString stringWithFormat:@" +/-'%@'", bytes_of(accuracy)] : @"";
    NSString *reason = [NSString stringWithFormat:@"'%@' should be equal to '%@'%@. %@", bytes_of(left), bytes_of(right),
                                                  tolerance, description];
    NSMutableDictionary *sides = [NSMutableDictionary dictionary];
    if (left) [sides setObject:left forKey:SenTestEqualityLeftKey];
    if (right) [sides setObject:right forKey:SenTestEqualityRightKey];
    if (accuracy) [sides setObject:accuracy forKey:SenTestEqualityAccuracyKey];
    return failure(SenEqualityFailure, file, line, description, reason, sides);
}

+ (NSException *)failureInRaise:(NSString *)expression
                         inFile:(NSString *)file
                         atLine:(int)line
                withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    NSString *reason = [NSString stringWithFormat:@"\"%@\" should raise. %@", expression, description];
    return failure(SenRaiseFailure, file, line, description, reason, nil);
}

+ (NSException *)failureInRaise:(NSString *)expression
                      exception:(NSException *)exception
                         inFile:(NSString *)file
                         atLine:(int)line
                withDescription:(NSString *)format, ... {
    NSString *description = COMPOSED(format);
    BOOL is_exception = [exception isKindOfClass:[NSException class]];
    // An assertion inside the expression has said what is wrong.
    if (is_exception && [[exception name] isEqualToString:SenTestFailureException]) {
        return failure(SenRaiseFailure, file, line, description, [exception reason], nil);
    }
    NSString *raised = is_exception ? [NSString stringWithFormat:@"(%@) %@", [exception name], [exception reason]]
                                    : [exception description];
    NSString *reason = [NSString stringWithFormat:@"\"%@\" raised %@. %@", expression, raised, description];
    return failure(SenRaiseFailure, file, line, description, reason, nil);
}

@end
