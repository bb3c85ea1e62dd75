#import "Model/ArchivedPredicates.h"
#import "Model/VersionHash.h"

/// A stand-in for a class in Apple's archives. After decoding it makes the actual object.
@interface ArchivedStandIn : NSObject <NSCoding>
@property (nonatomic, readonly) id meantObject;
@end

@implementation ArchivedStandIn

- (id)initWithCoder:(NSCoder *)coder {
    return [super init];
}

- (id)meantObject {
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end

/// Replaces each stand-in by the actual object.
@interface StandInReplacer : NSObject <NSKeyedUnarchiverDelegate>
@end

@implementation StandInReplacer

- (id)unarchiver:(NSKeyedUnarchiver *)unarchiver didDecodeObject:(id)object {
    return [object isKindOfClass:[ArchivedStandIn class]] ? [object meantObject] : object;
}

@end

@interface ArchivedPredicateText : ArchivedStandIn
@end

@implementation ArchivedPredicateText {
    NSString *_format;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) _format = decoded_of_class(coder, @"VergerFormat", [NSString class]);
    return self;
}

- (id)meantObject {
    @try {
        return _format ? [NSPredicate predicateWithFormat:_format] : nil;
    } @catch (NSException *exception) {
        NSLog(@"CoreData: the predicate “%@” of the model cannot be read: %@", _format, [exception reason]);
        return nil;
    }
}

@end

/// Any expression but a fetch; the archived type tells which.
@interface ArchivedExpression : ArchivedStandIn
@end

@implementation ArchivedExpression {
    NSExpressionType _type;
    NSString *_text;
    id _constant;
    NSArray *_arguments;
    NSExpression *_operand, *_own;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super init])) return nil;
    // Foundation's own archives, which apps write, have the key of any value; those of Apple's compiler have not.
    if ([coder containsValueForKey:@"NSValue"]) {
        _own = [[NSExpression alloc] initWithCoder:coder];
        return self;
    }
    _type = (NSExpressionType)[coder decodeIntegerForKey:@"NSExpressionType"];
    _constant = [coder decodeObjectForKey:@"NSConstantValue"];
    if (_constant == nil && [coder containsValueForKey:@"NSConstantValueClassName"]) _constant = [NSNull null];
    NSString *path = decoded_of_class(coder, @"NSKeyPath", [NSString class]);
    NSString *variable = decoded_of_class(coder, @"NSVariable", [NSString class]);
    _text = path ?: variable ?: decoded_of_class(coder, @"NSSelectorName", [NSString class]);
    _arguments = decoded_elements(coder, @"NSArguments", [NSExpression class])
                     ?: decoded_elements(coder, @"NSCollection", [NSExpression class]);
    _operand = decoded_of_class(coder, @"NSOperand", [NSExpression class]);
    return self;
}

- (id)meantObject {
    if (_own) return _own;
    switch (_type) {
    case NSConstantValueExpressionType:
        return [NSExpression expressionForConstantValue:_constant == [NSNull null] ? nil : _constant];
    case NSEvaluatedObjectExpressionType: return [NSExpression expressionForEvaluatedObject];
    case NSVariableExpressionType: return _text ? [NSExpression expressionForVariable:_text] : nil;
    case NSAggregateExpressionType: return [NSExpression expressionForAggregate:_arguments ?: [NSArray array]];
    default: break;
    }
    if (_type != NSFunctionExpressionType) return _text ? [NSExpression expressionForKeyPath:_text] : nil;
    // A key path is archived as a function call, with the path as argument.
    if ([_text isEqualToString:@"valueForKey:"] || [_text isEqualToString:@"valueForKeyPath:"]) return [self keyPath];
    if (_text == nil) return nil;
    // Foundation's own functions are archived as messages to a class that is not named here: a constant without a value.
    BOOL isOwn = _operand == nil ||
                 (_operand.expressionType == NSConstantValueExpressionType && _operand.constantValue == nil);
    NSArray *arguments = _arguments ?: [NSArray array];
    return isOwn ? [NSExpression expressionForFunction:_text arguments:arguments]
                 : [NSExpression expressionForFunction:_operand selectorName:_text arguments:arguments];
}

- (NSExpression *)keyPath {
    NSExpression *path = [_arguments count] ? [_arguments objectAtIndex:0] : nil;
    NSString *keyPath = nil;
    if ([path expressionType] == NSKeyPathExpressionType) keyPath = [path keyPath];
    if ([path expressionType] == NSConstantValueExpressionType) keyPath = [path constantValue];
    if (![keyPath isKindOfClass:[NSString class]]) return nil;
    if (_operand == nil || _operand.expressionType == NSEvaluatedObjectExpressionType)
        return [NSExpression expressionForKeyPath:keyPath];
    return [NSExpression expressionWithFormat:@"%@.%K", _operand, keyPath];
}

@end

/// The operator of a comparison, which Apple archives as an object.
@interface ArchivedOperator : ArchivedStandIn {
  @public
    NSUInteger type, modifier, options;
}
@end

@implementation ArchivedOperator

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super init])) return nil;
    type = (NSUInteger)[coder decodeIntegerForKey:@"NSOperatorType"];
    modifier = (NSUInteger)[coder decodeIntegerForKey:@"NSModifier"];
    options = (NSUInteger)([coder containsValueForKey:@"NSFlags"] ? [coder decodeIntegerForKey:@"NSFlags"]
                                                                  : [coder decodeIntegerForKey:@"NSOptions"]);
    return self;
}

@end

@interface ArchivedComparison : ArchivedStandIn
@end

@implementation ArchivedComparison {
    NSExpression *_left, *_right;
    ArchivedOperator *_operator;
    NSComparisonPredicate *_own;
}

- (id)initWithCoder:(NSCoder *)coder {
    if (!(self = [super init])) return nil;
    if ([coder containsValueForKey:@"NSPredicateOperatorType"]) {
        _own = [[NSComparisonPredicate alloc] initWithCoder:coder];
        return self;
    }
    _left = decoded_of_class(coder, @"NSLeftExpression", [NSExpression class]);
    _right = decoded_of_class(coder, @"NSRightExpression", [NSExpression class]);
    _operator = decoded_of_class(coder, @"NSPredicateOperator", [ArchivedOperator class]);
    return self;
}

- (id)meantObject {
    if (_own) return _own;
    if (_left == nil || _right == nil || _operator == nil || _operator->type > NSBetweenPredicateOperatorType)
        return nil;
    return [NSComparisonPredicate predicateWithLeftExpression:_left
                                              rightExpression:_right
                                                     modifier:(NSComparisonPredicateModifier)_operator->modifier
                                                         type:(NSPredicateOperatorType)_operator->type
                                                      options:_operator->options];
}

@end

void archived_predicates_prepare(NSKeyedUnarchiver *unarchiver) {
    // The delegate has no state, so one is enough.
    static StandInReplacer *replacer;
    if (replacer == nil) replacer = [[StandInReplacer alloc] init];
    [unarchiver setDelegate:replacer];
    [unarchiver setClass:[ArchivedPredicateText class] forClassName:@"VergerPredicateText"];
    [unarchiver setClass:[ArchivedComparison class] forClassName:@"NSComparisonPredicate"];
    NSArray *expressions =
        [NSArray arrayWithObjects:@"NSExpression", @"NSSelfExpression", @"NSConstantValueExpression",
                                  @"NSKeyPathExpression", @"NSKeyPathSpecifierExpression", @"NSVariableExpression",
                                  @"NSFunctionExpression", @"NSAggregateExpression", nil];
    for (NSString *name in expressions) [unarchiver setClass:[ArchivedExpression class] forClassName:name];
    NSArray *operators = [NSArray arrayWithObjects:@"NSComparisonPredicateOperator", @"NSEqualityPredicateOperator",
                                                   @"NSMatchingPredicateOperator", @"NSLikePredicateOperator",
                                                   @"NSSubstringPredicateOperator", @"NSInPredicateOperator",
                                                   @"NSBetweenPredicateOperator", @"NSStringPredicateOperator",
                                                   @"NSCompoundPredicateOperator", nil];
    for (NSString *name in operators) [unarchiver setClass:[ArchivedOperator class] forClassName:name];
}
