// Expressions of predicates: what `NSExpression`'s constructors make.

#import <Foundation/Foundation.h>
#import "../../../SDK/include/Foundation/VergerPredicates.h"

/// [l]: texts are ordered as in the language of the user. The phone's headers have no name for it.
enum { LocaleSensitivePredicateOption = 0x08 };

@interface PredicateExpression : NSExpression {
@package
    NSExpressionType kind;
    /// A constant, the name of a variable, a key path or a function, or a block.
    id value;
    /// The expression that a key path or function is applied to, or the collection of a subquery; nil for the evaluated
    /// object.
    NSExpression *operand;
    /// The arguments of a function or a block, the elements of an aggregate, or the two operands of a set operation.
    NSArray *arguments;
    NSPredicate *condition;
}

+ (PredicateExpression *)expressionOfKind:(NSExpressionType)kind value:(id)value;
@end

/// The value for an object, with values for variables.
id expression_value(NSExpression *expression, id object, NSDictionary *bindings);

/// The same with variables replaced by those constants.
NSExpression *expression_with_variables(NSExpression *expression, NSDictionary *variables);

/// The expression as in a predicate's format.
NSString *expression_text(NSExpression *expression);

/// Evaluates a predicate of any kind.
BOOL predicate_holds(NSPredicate *predicate, id object, NSDictionary *bindings);

/// The union, intersection or difference of the collections of a set expression.
/// - Raises: NSInvalidArgumentException, if one is no collection.
NSSet *predicate_set(NSExpressionType kind, id left, id right);

/// Sends a message to the object and returns the result.
/// - Raises: NSInvalidArgumentException, if it has no such method, or one that does not take these objects.
id predicate_message(id target, NSString *name, NSArray *arguments);

/// Calls a predicate function; nil is NSNull in the list.
id predicate_function(NSString *name, NSArray *arguments);
/// - Raises: NSInvalidArgumentException, if there is none of that name, or it takes another number of arguments.
void need_predicate_function(NSString *name, NSUInteger arguments);

/// - Raises: NSInvalidArgumentException, if the text is no predicate.
NSPredicate *parse_predicate(NSString *format, NSArray *arguments);
NSExpression *parse_expression(NSString *format, NSArray *arguments);

/// The arguments that a format asks for, as objects. nil is kept as a mark that parsing understands.
NSArray *predicate_arguments(NSString *format, va_list list);
