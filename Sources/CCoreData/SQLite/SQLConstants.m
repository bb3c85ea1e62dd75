#import "SQLite/SQLConstants.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

BOOL operand_is_whole(SQLOperand *operand) {
    return operand->kind == AttributeOperand &&
           (operand->type == NSInteger16AttributeType || operand->type == NSInteger32AttributeType ||
            operand->type == NSInteger64AttributeType);
}

static BOOL is_number(SQLOperand *operand) {
    return operand_is_whole(operand) ||
           (operand->kind == AttributeOperand &&
            (operand->type == NSDecimalAttributeType || operand->type == NSDoubleAttributeType ||
             operand->type == NSFloatAttributeType || operand->type == NSBooleanAttributeType));
}

/// The number that a text is in a comparison with a column of numbers: SQLite's affinity. Nil for other texts.
static NSNumber *number_of_text(id text) {
    if (![text isKindOfClass:[NSString class]]) return nil;
    const char *digits = [text UTF8String] ?: "";
    if (*digits == 0 || strspn(digits, "+-.0123456789eE") != strlen(digits)) return nil;
    char *end;
    errno = 0;
    long long whole = strtoll(digits, &end, 10);
    if (*end == 0 && errno == 0) return [NSNumber numberWithLongLong:whole];
    double number = strtod(digits, &end);
    return *end == 0 ? [NSNumber numberWithDouble:number] : nil;
}

BOOL constant_suits(SQLOperand *operand, id constant) {
    switch (operand->kind) {
    case NumberOperand: return [constant isKindOfClass:[NSNumber class]];
    case StringOperand: return [constant isKindOfClass:[NSString class]];
    case AttributeOperand: break;
    default: return NO;
    }
    switch (operand->type) {
    case NSStringAttributeType: return [constant isKindOfClass:[NSString class]];
    case NSDateAttributeType: return [constant isKindOfClass:[NSDate class]];
    case NSBinaryDataAttributeType: return [constant isKindOfClass:[NSData class]];
    case NSTransformableAttributeType:
    case NSObjectIDAttributeType:
    case NSUndefinedAttributeType: return NO;
    default: return [constant isKindOfClass:[NSNumber class]];
    }
}

NSNumber *number_for_operand(SQLOperand *operand, id text) { return is_number(operand) ? number_of_text(text) : nil; }
