#import "SQLite/SQLTranslator.h"
#import "Objects/ManagedObject.h"
#import "SQLite/SQLConstants.h"
#import "SQLite/SQLPaths.h"

enum { MaximumDepth = 64, MaximumListLength = 30000 };

@implementation SQLTranslator {
    SQLPaths *_paths;
    int _depth;
}

- (id)initWithSchema:(StoreSchema *)theSchema store:(NSPersistentStore *)theStore entity:(NSEntityDescription *)entity {
    if ((self = [super init])) {
        schema = theSchema;
        store = theStore;
        scope = [[SQLScope alloc] initWithEntity:entity alias:@"t0" outer:nil];
        values = [[NSMutableArray alloc] init];
        _paths = [[SQLPaths alloc] initWithSchema:theSchema];
    }
    return self;
}

#pragma mark Predicates

- (NSString *)conditionOf:(NSPredicate *)predicate {
    NSUInteger count = [values count], joined = [scope->joins length];
    NSString *sql = [self conditionOf:predicate scope:scope isNegated:NO];
    if (sql) return sql;
    [values removeObjectsInRange:NSMakeRange(count, [values count] - count)];
    // Removes the joins for the failed part, which would not change the result but take time.
    [_paths forgetJoinsOf:scope fromLength:joined];
    return nil;
}

- (NSString *)conditionOf:(NSPredicate *)predicate rest:(NSPredicate **)rest {
    *rest = nil;
    if (predicate == nil) return nil;
    NSString *whole = [self conditionOf:predicate];
    if (whole) return whole;
    *rest = predicate;
    NSCompoundPredicate *compound = (NSCompoundPredicate *)predicate;
    if (![predicate isKindOfClass:[NSCompoundPredicate class]] ||
        [compound compoundPredicateType] != NSAndPredicateType) {
        return nil;
    }
    NSMutableArray *conditions = [NSMutableArray array], *others = [NSMutableArray array];
    for (NSPredicate *part in [compound subpredicates]) {
        NSString *condition = [self conditionOf:part];
        if (condition) {
            [conditions addObject:condition];
        } else {
            [others addObject:part];
        }
    }
    *rest = [NSCompoundPredicate andPredicateWithSubpredicates:others];
    return [conditions count] ? [conditions componentsJoinedByString:@" AND "] : nil;
}

- (NSString *)conditionOf:(NSPredicate *)predicate scope:(SQLScope *)within isNegated:(BOOL)isNegated {
    if (++_depth > MaximumDepth) {
        _depth--;
        return nil;
    }
    NSString *sql = nil;
    if ([predicate isKindOfClass:[NSCompoundPredicate class]]) {
        sql = [self conditionOfCompound:(NSCompoundPredicate *)predicate scope:within isNegated:isNegated];
    } else if ([predicate isKindOfClass:[NSComparisonPredicate class]]) {
        sql = [self conditionOfComparison:(NSComparisonPredicate *)predicate scope:within isNegated:isNegated];
    } else if ([[predicate predicateFormat] isEqualToString:@"TRUEPREDICATE"]) {
        sql = @"1";
    } else if ([[predicate predicateFormat] isEqualToString:@"FALSEPREDICATE"]) {
        sql = @"0";
    }
    _depth--;
    return sql;
}

- (NSString *)conditionOfCompound:(NSCompoundPredicate *)compound scope:(SQLScope *)within isNegated:(BOOL)isNegated {
    BOOL isNot = [compound compoundPredicateType] == NSNotPredicateType;
    NSMutableArray *parts = [NSMutableArray array];
    for (NSPredicate *part in [compound subpredicates]) {
        NSString *sql = [self conditionOf:part scope:within isNegated:isNegated || isNot];
        if (sql == nil) return nil;
        [parts addObject:sql];
    }
    if (isNot) return [parts count] == 1 ? [NSString stringWithFormat:@"NOT (%@)", [parts lastObject]] : nil;
    BOOL isOr = [compound compoundPredicateType] == NSOrPredicateType;
    if ([parts count] == 0) return isOr ? @"0" : @"1";
    return [NSString stringWithFormat:@"(%@)", [parts componentsJoinedByString:isOr ? @" OR " : @" AND "]];
}

#pragma mark Comparisons

- (NSString *)conditionOfComparison:(NSComparisonPredicate *)comparison
                              scope:(SQLScope *)within
                          isNegated:(BOOL)isNegated {
    if ([comparison predicateOperatorType] == NSCustomSelectorPredicateOperatorType) return nil;
    NSExpression *left = [comparison leftExpression], *right = [comparison rightExpression];
    NSPredicateOperatorType type = [comparison predicateOperatorType];
    NSComparisonPredicateModifier modifier = [comparison comparisonPredicateModifier];
    // `%@ IN relationship` and `relationship CONTAINS %@` are comparisons with any of its objects.
    SQLStep *member = nil;
    if (type == NSInPredicateOperatorType && modifier == NSDirectPredicateModifier) {
        member = [_paths toManyStepOf:right scope:within];
        if (member) {
            right = left;
            type = NSEqualToPredicateOperatorType;
        }
    } else if (type == NSContainsPredicateOperatorType && modifier == NSDirectPredicateModifier) {
        member = [_paths toManyStepOf:left scope:within];
        if (member) type = NSEqualToPredicateOperatorType;
    }
    if (member && [member->rest count]) return nil;
    SQLStep *step = member ?: [_paths toManyStepOf:left scope:within];
    if (step == nil) {
        if (modifier != NSDirectPredicateModifier) return nil;
        SQLOperand *a = [self operandOf:left scope:within];
        if (a == nil) return nil;
        return [self compare:a right:right type:type options:[comparison options] scope:within isNegated:isNegated];
    }
    if (member == nil && modifier == NSDirectPredicateModifier) return nil;
    return [self conditionOfStep:step
                           right:right
                            type:type
                         options:[comparison options]
                           isAll:modifier == NSAllPredicateModifier
                           scope:within];
}

/// An EXISTS condition for the rows at the other end; for ALL, that no row violates the comparison.
- (NSString *)conditionOfStep:(SQLStep *)step
                        right:(NSExpression *)right
                         type:(NSPredicateOperatorType)type
                      options:(NSUInteger)options
                        isAll:(BOOL)isAll
                        scope:(SQLScope *)within {
    SQLScope *inner = [_paths scopeOfStep:step];
    NSString *path = [step->rest componentsJoinedByString:@"."];
    NSExpression *left =
        [step->rest count] ? [NSExpression expressionForKeyPath:path] : [NSExpression expressionForEvaluatedObject];
    if ([_paths toManyStepOf:left scope:inner]) return nil;
    SQLOperand *a = [self operandOf:left scope:inner];
    if (a == nil) return nil;
    // Key paths on the right refer to the outer row.
    NSString *condition = [self compare:a right:right type:type options:options scope:within isNegated:isAll];
    if (condition == nil) return nil;
    if (isAll) condition = [NSString stringWithFormat:@"NOT (%@)", condition];
    // Like key-value coding of a set, nil values are left out. An ordered set has them.
    if ([step->rest count] && ![step->relationship isOrdered]) condition = [condition stringByAppendingFormat:@" AND %@ IS NOT NULL", a->sql];
    NSString *query = [_paths queryOfStep:step scope:inner selecting:@"1" condition:condition];
    return [NSString stringWithFormat:@"%@EXISTS (%@)", isAll ? @"NOT " : @"", query];
}

static NSString *operator_sign(NSPredicateOperatorType type) {
    switch (type) {
    case NSLessThanPredicateOperatorType: return @"<";
    case NSLessThanOrEqualToPredicateOperatorType: return @"<=";
    case NSGreaterThanPredicateOperatorType: return @">";
    case NSGreaterThanOrEqualToPredicateOperatorType: return @">=";
    case NSEqualToPredicateOperatorType: return @"=";
    case NSNotEqualToPredicateOperatorType: return @"IS NOT";
    default: return nil;
    }
}

static BOOL is_string_operator(NSPredicateOperatorType type) {
    return type == NSMatchesPredicateOperatorType || type == NSLikePredicateOperatorType ||
           type == NSBeginsWithPredicateOperatorType || type == NSEndsWithPredicateOperatorType ||
           type == NSContainsPredicateOperatorType;
}

/// Maps NULL to false in a condition that is negated.
static NSString *settled(NSString *sql, BOOL isNegated) {
    return isNegated ? [NSString stringWithFormat:@"IFNULL(%@, 0)", sql] : sql;
}

/// The row number of an object; -1 if it is in another store.
- (NSNumber *)rowOf:(id)object entity:(NSEntityDescription *)entity {
    NSManagedObjectID *objectID = [object isKindOfClass:[NSManagedObject class]] ? [object objectID] : object;
    if (![objectID isKindOfClass:[NSManagedObjectID class]]) return nil;
    BOOL isThere = objectID->_store == store && !objectID->_isTemporary &&
                   [schema tableForEntity:objectID->_entity]->table == [schema tableForEntity:entity]->table;
    return [NSNumber numberWithLongLong:isThere ? objectID->_number : -1];
}

static NSArray *elements_of(id collection) {
    if ([collection isKindOfClass:[NSArray class]]) return collection;
    if ([collection isKindOfClass:[NSOrderedSet class]]) return [collection array];
    return [collection isKindOfClass:[NSSet class]] ? [collection allObjects] : nil;
}

- (NSString *)compare:(SQLOperand *)a
                right:(NSExpression *)right
                 type:(NSPredicateOperatorType)type
              options:(NSUInteger)options
                scope:(SQLScope *)within
            isNegated:(BOOL)isNegated {
    if (type == NSInPredicateOperatorType) return [self list:a right:right options:options isNegated:isNegated];
    if (type == NSBetweenPredicateOperatorType) return [self between:a right:right isNegated:isNegated];
    SQLOperand *b = [self operandOf:right scope:within];
    if (b == nil) return nil;
    if (a->kind == ConstantOperand) {
        if (b->kind == ConstantOperand || is_string_operator(type)) return nil;
        NSDictionary *turned = @{
            @(NSLessThanPredicateOperatorType) : @(NSGreaterThanPredicateOperatorType),
            @(NSLessThanOrEqualToPredicateOperatorType) : @(NSGreaterThanOrEqualToPredicateOperatorType),
            @(NSGreaterThanPredicateOperatorType) : @(NSLessThanPredicateOperatorType),
            @(NSGreaterThanOrEqualToPredicateOperatorType) : @(NSLessThanOrEqualToPredicateOperatorType)
        };
        NSNumber *other = [turned objectForKey:@(type)];
        if (other) type = (NSPredicateOperatorType)[other integerValue];
        SQLOperand *constant = a;
        a = b;
        b = constant;
    }
    BOOL isEquality = type == NSEqualToPredicateOperatorType, isInequality = type == NSNotEqualToPredicateOperatorType;
    if (b->kind == ConstantOperand && (b->constant == nil || b->constant == [NSNull null])) {
        BOOL holdsForBoth = type == NSLessThanOrEqualToPredicateOperatorType ||
                            type == NSGreaterThanOrEqualToPredicateOperatorType || isEquality || isInequality;
        if (!holdsForBoth) return a->kind == ObjectOperand || a->kind == AttributeOperand ? @"0" : nil;
        [values addObjectsFromArray:a->values];
        return [NSString stringWithFormat:@"%@ IS %@NULL", a->sql, isInequality ? @"NOT " : @""];
    }
    if (a->kind == ObjectOperand)
        return [self compareObject:a with:b isEquality:isEquality isInequality:isInequality isNegated:isNegated];
    BOOL isText = a->kind == StringOperand || (a->kind == AttributeOperand && a->type == NSStringAttributeType);
    if (b->kind == ConstantOperand) {
        // In a store, though not in memory, the digits of a whole number are a text.
        if (is_string_operator(type) && operand_is_whole(a) && [b->constant isKindOfClass:[NSString class]]) {
            [values addObjectsFromArray:[a->values arrayByAddingObject:b->constant] ?: @[ b->constant ]];
            return [NSString stringWithFormat:@"NSCoreDataStringSearch(CAST(%@ AS TEXT), ?, %d, %lu)", a->sql, (int)type,
                                              (unsigned long)options];
        }
        // Nor does a store tell the text of a number from the number.
        NSNumber *number = is_string_operator(type) ? nil : number_for_operand(a, b->constant);
        if (number) b->constant = number;
        if (!constant_suits(a, b->constant)) return nil;
    } else {
        BOOL isOtherText =
            b->kind == StringOperand || (b->kind == AttributeOperand && b->type == NSStringAttributeType);
        BOOL isDate = a->kind == AttributeOperand && a->type == NSDateAttributeType;
        BOOL isOtherDate = b->kind == AttributeOperand && b->type == NSDateAttributeType;
        if (b->kind == ObjectOperand || isText != isOtherText || isDate != isOtherDate) return nil;
        if (operand_is_opaque(a) || operand_is_opaque(b)) return nil;
    }
    [values addObjectsFromArray:a->values];
    NSString *other = b->kind == ConstantOperand ? @"?" : b->sql;
    if (b->kind == ConstantOperand) {
        [values addObject:b->constant];
    } else {
        [values addObjectsFromArray:b->values];
    }
    if (is_string_operator(type) || (isText && options)) {
        if (!isText) return nil;
        return [NSString stringWithFormat:@"NSCoreDataStringSearch(%@, %@, %d, %lu)", a->sql, other, (int)type,
                                          (unsigned long)options];
    }
    NSString *sign = operator_sign(type);
    if (sign == nil) return nil;
    // With IS, two NULL values are equal, as two nil values are in predicates.
    if (isEquality && b->kind != ConstantOperand) return [NSString stringWithFormat:@"%@ IS %@", a->sql, other];
    NSString *sql = sql_text(a->sql, @" ", sign, @" ", other, nil);
    return isInequality ? sql : settled(sql, isNegated);
}

- (NSString *)compareObject:(SQLOperand *)a
                       with:(SQLOperand *)b
                 isEquality:(BOOL)isEquality
               isInequality:(BOOL)isInequality
                  isNegated:(BOOL)isNegated {
    if (!isEquality && !isInequality) return nil;
    if (b->kind == ObjectOperand) {
        return [NSString stringWithFormat:@"%@ IS %@%@", a->sql, isInequality ? @"NOT " : @"", b->sql];
    }
    NSNumber *row = b->kind == ConstantOperand ? [self rowOf:b->constant entity:a->entity] : nil;
    if (row == nil) return nil;
    [values addObject:row];
    return isInequality ? [NSString stringWithFormat:@"%@ IS NOT ?", a->sql]
                        : settled([NSString stringWithFormat:@"%@ = ?", a->sql], isNegated);
}

- (NSString *)list:(SQLOperand *)a right:(NSExpression *)right options:(NSUInteger)options isNegated:(BOOL)isNegated {
    id collection = [_paths constantOf:right];
    NSArray *elements = elements_of(collection);
    if (elements == nil || options || a->kind == ConstantOperand || [elements count] > MaximumListLength) return nil;
    NSMutableArray *bound = [NSMutableArray array];
    for (id element in elements) {
        id value = element;
        if (a->kind == ObjectOperand) {
            value = [self rowOf:element entity:a->entity];
        } else if (element == [NSNull null] || !constant_suits(a, element)) {
            return nil;
        }
        if (value == nil) return nil;
        [bound addObject:value];
    }
    if ([bound count] == 0) return @"0";
    [values addObjectsFromArray:a->values];
    [values addObjectsFromArray:bound];
    NSString *marks = [@"" stringByPaddingToLength:[bound count] * 2 - 1 withString:@"?," startingAtIndex:0];
    return settled([NSString stringWithFormat:@"%@ IN (%@)", a->sql, marks], isNegated);
}

- (NSString *)between:(SQLOperand *)a right:(NSExpression *)right isNegated:(BOOL)isNegated {
    NSArray *limits = elements_of([_paths constantOf:right]);
    if ([limits count] != 2 || a->kind == ConstantOperand) return nil;
    if (!constant_suits(a, [limits objectAtIndex:0]) || !constant_suits(a, [limits objectAtIndex:1])) return nil;
    [values addObjectsFromArray:a->values];
    [values addObjectsFromArray:limits];
    return settled([NSString stringWithFormat:@"%@ BETWEEN ? AND ?", a->sql], isNegated);
}

#pragma mark Expressions

- (SQLOperand *)operandOf:(NSExpression *)expression scope:(SQLScope *)within {
    SQLOperand *operand = [_paths operandOf:expression scope:within];
    if (operand) return operand;
    SQLStep *counted = [_paths countedStepOf:expression scope:within];
    if (counted == nil) return nil;
    SQLScope *inner = [_paths scopeOfStep:counted];
    NSString *condition = nil;
    NSExpression *subquery = [_paths subqueryOf:expression];
    NSMutableArray *outerValues = values;
    values = [NSMutableArray array];
    if (subquery) {
        inner->variable = [subquery variable];
        condition = [self conditionOf:[subquery predicate] scope:inner isNegated:NO];
    }
    operand = [[SQLOperand alloc] init];
    operand->kind = NumberOperand;
    operand->values = values;
    values = outerValues;
    if (subquery && condition == nil) return nil;
    NSString *query = [_paths queryOfStep:counted scope:inner selecting:@"COUNT(*)" condition:condition];
    operand->sql = [NSString stringWithFormat:@"(%@)", query];
    return operand;
}

#pragma mark Order

- (NSString *)columnOfKeyPath:(NSString *)keyPath slot:(PropertySlot **)slot {
    return [_paths columnOfKeyPath:keyPath scope:scope slot:slot];
}

static NSString *collation_for(SEL selector) {
    NSString *name = selector ? NSStringFromSelector(selector) : @"compare:";
    NSDictionary *collations = @{
        @"compare:" : @"",
        @"caseInsensitiveCompare:" : @" COLLATE NSCollateNoCase",
        @"localizedCompare:" : @" COLLATE NSCollateLocaleSensitive",
        @"localizedCaseInsensitiveCompare:" : @" COLLATE NSCollateLocaleSensitiveNoCase",
        @"localizedStandardCompare:" : @" COLLATE NSCollateFinderlike",
    };
    return [collations objectForKey:name];
}

- (NSString *)orderOf:(NSArray *)sortDescriptors {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSSortDescriptor *descriptor in sortDescriptors) {
        if ([descriptor respondsToSelector:@selector(comparator)] && [descriptor comparator] &&
            [descriptor selector] == NULL) {
            return nil;
        }
        PropertySlot *slot = NULL;
        NSString *column = [self columnOfKeyPath:[descriptor key] slot:&slot];
        if (column == nil || slot == NULL || slot->kind != AttributeSlot || slot->is_external ||
            slot->type == NSTransformableAttributeType) {
            return nil;
        }
        NSString *collation = collation_for([descriptor selector]);
        if (collation == nil || ([collation length] && slot->type != NSStringAttributeType)) return nil;
        [parts addObject:[NSString
                             stringWithFormat:@"%@%@%@", column, collation, [descriptor ascending] ? @"" : @" DESC"]];
    }
    return [parts componentsJoinedByString:@", "];
}

@end
