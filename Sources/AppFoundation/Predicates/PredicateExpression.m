#import "PredicateExpression.h"

@implementation PredicateExpression

+ (PredicateExpression *)expressionOfKind:(NSExpressionType)kind value:(id)value {
    PredicateExpression *made = [[NSAllocateObject(self, 0, NULL) init] autorelease];
    made->kind = kind;
    made->value = [value retain];
    return made;
}

- (void)dealloc {
    [value release];
    [operand release];
    [arguments release];
    [condition release];
    [super dealloc];
}

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSExpressionType)expressionType { return kind; }

/// Raises unless the expression's kind has this property.
static void require(PredicateExpression *expression, SEL selector, BOOL has_it) {
    if (has_it) return;
    [NSException raise:NSInvalidArgumentException format:@"*** -[NSExpression %@]: not applicable to %@",
                       NSStringFromSelector(selector), expression];
}

- (id)constantValue {
    require(self, _cmd, kind == NSConstantValueExpressionType);
    return value;
}

- (NSString *)variable {
    require(self, _cmd, kind == NSVariableExpressionType || kind == NSSubqueryExpressionType);
    return value;
}

- (NSString *)keyPath {
    require(self, _cmd, kind == NSKeyPathExpressionType);
    return value;
}

- (NSString *)function {
    require(self, _cmd, kind == NSFunctionExpressionType);
    return value;
}

- (NSExpression *)operand {
    require(self, _cmd, kind == NSFunctionExpressionType || kind == NSKeyPathExpressionType);
    return operand;
}

- (NSArray *)arguments {
    require(self, _cmd, kind == NSFunctionExpressionType || kind == NSBlockExpressionType);
    return arguments;
}

static BOOL is_of_sets(NSExpressionType kind) {
    return kind == NSUnionSetExpressionType || kind == NSIntersectSetExpressionType || kind == NSMinusSetExpressionType;
}

- (NSExpression *)leftExpression {
    require(self, _cmd, is_of_sets(kind));
    return [arguments objectAtIndex:0];
}

- (NSExpression *)rightExpression {
    require(self, _cmd, is_of_sets(kind));
    return [arguments objectAtIndex:1];
}

- (id (^)(id, NSArray *, NSMutableDictionary *))expressionBlock {
    require(self, _cmd, kind == NSBlockExpressionType);
    return value;
}

- (id)collection {
    require(self, _cmd, kind == NSAggregateExpressionType || kind == NSSubqueryExpressionType);
    return kind == NSAggregateExpressionType ? (id)arguments : (id)operand;
}

- (NSPredicate *)predicate {
    require(self, _cmd, kind == NSSubqueryExpressionType);
    return condition;
}


- (id)expressionValueWithObject:(id)object context:(NSMutableDictionary *)context {
    return expression_value(self, object, context);
}

- (NSString *)description { return expression_text(self); }

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[PredicateExpression class]]) return NO;
    PredicateExpression *expression = other;
    return kind == expression->kind && (value == expression->value || [value isEqual:expression->value]) &&
           (operand == expression->operand || [operand isEqual:expression->operand]) &&
           (arguments == expression->arguments || [arguments isEqual:expression->arguments]) &&
           (condition == expression->condition || [condition isEqual:expression->condition]);
}

- (NSUInteger)hash { return kind * 31 + [value hash]; }

@end

@implementation NSExpression (Making)

+ (NSExpression *)expressionForConstantValue:(id)value {
    return [PredicateExpression expressionOfKind:NSConstantValueExpressionType value:value];
}

+ (NSExpression *)expressionForEvaluatedObject {
    return [PredicateExpression expressionOfKind:NSEvaluatedObjectExpressionType value:nil];
}

+ (NSExpression *)expressionForVariable:(NSString *)name {
    return [PredicateExpression expressionOfKind:NSVariableExpressionType value:name];
}

+ (NSExpression *)expressionForKeyPath:(NSString *)path {
    if (![path isKindOfClass:[NSString class]]) {
        [NSException raise:NSInvalidArgumentException format:@"Keypath requires a string"];
    }
    return [PredicateExpression expressionOfKind:NSKeyPathExpressionType value:path];
}

+ (NSExpression *)expressionForFunction:(NSString *)name arguments:(NSArray *)arguments {
    need_predicate_function(name, [arguments count]);
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSFunctionExpressionType value:name];
    made->arguments = [arguments copy];
    return made;
}

+ (NSExpression *)expressionForAggregate:(NSArray *)elements {
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSAggregateExpressionType value:nil];
    made->arguments = [elements copy];
    return made;
}

+ (NSExpression *)expressionForSubquery:(NSExpression *)collection
                  usingIteratorVariable:(NSString *)variable
                              predicate:(id)condition {
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSSubqueryExpressionType value:variable];
    made->operand = [collection retain];
    made->condition = [condition retain];
    return made;
}

static NSExpression *of_sets(NSExpressionType kind, NSExpression *left, NSExpression *right) {
    PredicateExpression *made = [PredicateExpression expressionOfKind:kind value:nil];
    made->arguments = [[NSArray alloc] initWithObjects:left, right, nil];
    if ([made->arguments count] < 2) {
        [NSException raise:NSInvalidArgumentException format:@"An operation on sets needs two expressions"];
    }
    return made;
}

+ (NSExpression *)expressionForUnionSet:(NSExpression *)left with:(NSExpression *)right {
    return of_sets(NSUnionSetExpressionType, left, right);
}

+ (NSExpression *)expressionForIntersectSet:(NSExpression *)left with:(NSExpression *)right {
    return of_sets(NSIntersectSetExpressionType, left, right);
}

+ (NSExpression *)expressionForMinusSet:(NSExpression *)left with:(NSExpression *)right {
    return of_sets(NSMinusSetExpressionType, left, right);
}

+ (NSExpression *)expressionForFunction:(NSExpression *)target
                           selectorName:(NSString *)name
                              arguments:(NSArray *)parameters {
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSFunctionExpressionType value:name];
    made->operand = [target retain];
    made->arguments = [parameters copy];
    return made;
}

+ (NSExpression *)expressionForBlock:(id (^)(id, NSArray *, NSMutableDictionary *))block arguments:(NSArray *)arguments {
    PredicateExpression *made = [PredicateExpression expressionOfKind:NSBlockExpressionType value:[[block copy] autorelease]];
    made->arguments = [arguments copy];
    return made;
}

+ (NSExpression *)expressionWithFormat:(NSString *)format, ... {
    va_list list;
    va_start(list, format);
    NSExpression *expression = [self expressionWithFormat:format arguments:list];
    va_end(list);
    return expression;
}

+ (NSExpression *)expressionWithFormat:(NSString *)format arguments:(va_list)list {
    return parse_expression(format, predicate_arguments(format, list));
}

+ (NSExpression *)expressionWithFormat:(NSString *)format argumentArray:(NSArray *)arguments {
    return parse_expression(format, arguments);
}

@end

static NSArray *elements_of(id collection) {
    if ([collection isKindOfClass:[NSDictionary class]]) return [collection allValues];
    if ([collection respondsToSelector:@selector(allObjects)]) return [collection allObjects];
    if ([collection isKindOfClass:[NSOrderedSet class]]) return [collection array];
    return [collection isKindOfClass:[NSArray class]] ? collection : nil;
}

/// The values of all expressions; NSNull for nil.
static NSArray *values_of(NSArray *expressions, id object, NSDictionary *bindings) {
    NSMutableArray *values = [NSMutableArray array];
    for (NSExpression *expression in expressions) {
        [values addObject:expression_value(expression, object, bindings) ?: (id)[NSNull null]];
    }
    return values;
}

static id value_of_kind(PredicateExpression *expression, id object, NSDictionary *bindings) {
    switch (expression->kind) {
    case NSConstantValueExpressionType: return expression->value;
    case NSEvaluatedObjectExpressionType: return object;
    case NSVariableExpressionType: {
        id bound = [bindings objectForKey:expression->value];
        if (bound == nil) {
            [NSException raise:NSInvalidArgumentException
                        format:@"Can't get value for '%@' in bindings %@.", expression->value, bindings ?: [NSDictionary dictionary]];
        }
        return bound == [NSNull null] ? nil : bound;
    }
    case NSKeyPathExpressionType: {
        id whose = expression->operand ? expression_value(expression->operand, object, bindings) : object;
        if (whose == nil) return nil;
        if ([expression->value isEqualToString:@"@count"] && elements_of(whose)) {
            return [NSNumber numberWithUnsignedInteger:[whose count]];
        }
        return [whose valueForKeyPath:expression->value];
    }
    case NSAggregateExpressionType: return values_of(expression->arguments, object, bindings);
    case NSFunctionExpressionType: {
        NSArray *values = values_of(expression->arguments, object, bindings);
        if (expression->operand == nil) return predicate_function(expression->value, values);
        return predicate_message(expression_value(expression->operand, object, bindings), expression->value, values);
    }
    case NSUnionSetExpressionType:
    case NSIntersectSetExpressionType:
    case NSMinusSetExpressionType: {
        NSArray *sides = values_of(expression->arguments, object, bindings);
        return predicate_set(expression->kind, [sides objectAtIndex:0], [sides objectAtIndex:1]);
    }
    case NSBlockExpressionType: {
        id (^block)(id, NSArray *, NSMutableDictionary *) = expression->value;
        NSMutableDictionary *context = [NSMutableDictionary dictionaryWithDictionary:bindings];
        return block ? block(object, values_of(expression->arguments, object, bindings), context) : nil;
    }
    case NSSubqueryExpressionType: {
        NSMutableArray *found = [NSMutableArray array];
        NSMutableDictionary *inner = [NSMutableDictionary dictionaryWithDictionary:bindings];
        for (id element in elements_of(expression_value(expression->operand, object, bindings))) {
            [inner setObject:element forKey:expression->value];
            if (predicate_holds(expression->condition, object, inner)) [found addObject:element];
        }
        return found;
    }
    default: return nil;
    }
}

id expression_value(NSExpression *expression, id object, NSDictionary *bindings) {
    if ([expression isKindOfClass:[PredicateExpression class]]) {
        return value_of_kind((PredicateExpression *)expression, object, bindings);
    }
    NSMutableDictionary *context = [[bindings mutableCopy] autorelease];
    return [expression expressionValueWithObject:object context:context];
}

NSExpression *expression_with_variables(NSExpression *expression, NSDictionary *variables) {
    if (![expression isKindOfClass:[PredicateExpression class]]) return expression;
    PredicateExpression *old = (PredicateExpression *)expression;
    if (old->kind == NSVariableExpressionType) {
        id bound = [variables objectForKey:old->value];
        if (bound == nil) return expression;
        if ([bound isKindOfClass:[NSExpression class]]) return bound;
        return [NSExpression expressionForConstantValue:bound == [NSNull null] ? nil : bound];
    }
    PredicateExpression *made = [PredicateExpression expressionOfKind:old->kind value:old->value];
    made->operand = [expression_with_variables(old->operand, variables) retain];
    if (old->arguments) {
        NSMutableArray *arguments = [NSMutableArray array];
        for (NSExpression *argument in old->arguments) {
            [arguments addObject:expression_with_variables(argument, variables)];
        }
        made->arguments = [arguments copy];
    }
    if (old->condition) {
        NSMutableDictionary *outer = [NSMutableDictionary dictionaryWithDictionary:variables];
        if (old->value) [outer removeObjectForKey:old->value];
        made->condition = [[old->condition predicateWithSubstitutionVariables:outer] retain];
    }
    return made;
}
