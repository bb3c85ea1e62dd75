#import "SQLite/SQLPaths.h"
#import "Model/EntityOwnership.h"
#import "Objects/RelationshipSets.h"

@implementation SQLPaths {
    StoreSchema *_schema;
    int _aliases;
    /// The aliases of joined tables, by the alias of the scope and key path.
    NSMutableDictionary *_joined;
}

- (id)initWithSchema:(StoreSchema *)schema {
    if ((self = [super init])) {
        _schema = schema;
    }
    return self;
}

- (NSString *)newAlias {
    return [NSString stringWithFormat:@"t%d", ++_aliases];
}

- (void)forgetJoinsOf:(SQLScope *)scope fromLength:(NSUInteger)length {
    if ([scope->joins length] == length) return;
    [scope->joins deleteCharactersInRange:NSMakeRange(length, [scope->joins length] - length)];
    for (NSString *key in [_joined allKeys]) {
        NSString *alias = [_joined objectForKey:key];
        NSString *mark = [NSString stringWithFormat:@" %@ ON ", alias];
        if ([key hasPrefix:scope->alias] && [scope->joins rangeOfString:mark].location == NSNotFound)
            [_joined removeObjectForKey:key];
    }
}

#pragma mark Columns

/// The keys of a path, of which most have one.
static NSArray *keys_of(NSString *path) {
    if ([path rangeOfString:@"."].length == 0) return [NSArray arrayWithObject:path];
    return [path componentsSeparatedByString:@"."];
}

/// The column of a property in the table of an entity or its subentities.
static NSString *column_of(StoreSchema *schema, NSEntityDescription *entity, NSString *key, PropertySlot **slot) {
    EntityTable *table = [schema tableForEntity:entity];
    if (table == nil) return nil;
    NSUInteger index = layout_index(table->layout, key);
    if (index == NoSlot) {
        // A request may refer to properties of subentities.
        for (NSEntityDescription *each in entity.subentities) {
            NSString *found = column_of(schema, each, key, slot);
            if (found) return found;
        }
        return nil;
    }
    *slot = &table->layout->slots[index];
    return table->columns[index] ?: ((*slot)->kind == ToManySlot ? @"" : nil);
}

/// The alias of the table at the other end of a to-one relationship, which is joined if necessary.
- (NSString *)joinOf:(NSRelationshipDescription *)relationship
              column:(NSString *)column
               alias:(NSString *)alias
               scope:(SQLScope *)scope {
    NSString *key = [NSString stringWithFormat:@"%@.%@.%@", scope->alias, alias, relationship.name];
    NSString *known = [_joined objectForKey:key];
    if (known) return known;
    EntityTable *other = [_schema tableForEntity:relationship.destinationEntity];
    if (other == nil) return nil;
    NSString *made = [self newAlias];
    if (scope->joins == nil) scope->joins = [[NSMutableString alloc] init];
    [scope->joins appendFormat:@" LEFT OUTER JOIN %@ %@ ON %@.%@ = %@.Z_PK", sql_quoted(other->table), made, alias,
                               sql_quoted(column), made];
    if (_joined == nil) _joined = [[NSMutableDictionary alloc] init];
    [_joined setObject:made forKey:key];
    return made;
}

/// Follows to-one relationships to the end of the path. At a to-many relationship it stops and sets `step`; it returns
/// nil for a property without column, and if the caller asks for a step.
- (SQLOperand *)follow:(NSArray *)keys scope:(SQLScope *)scope slot:(PropertySlot **)lastSlot step:(SQLStep **)step {
    NSEntityDescription *entity = scope->entity;
    NSString *alias = scope->alias;
    SQLOperand *operand = [[SQLOperand alloc] init];
    operand->kind = ObjectOperand;
    operand->entity = entity;
    PropertySlot *slot = NULL;
    NSString *column = nil;
    for (NSUInteger i = 0; i < [keys count]; i++) {
        NSString *key = [keys objectAtIndex:i];
        if ([key isEqualToString:@"self"] || [key isEqualToString:@"SELF"] || [key isEqualToString:@"objectID"]) {
            if (i + 1 == [keys count] || ![key isEqualToString:@"objectID"]) continue;
            return nil;
        }
        if (slot) {
            // Continues from the previous relationship.
            if (slot->kind != ToOneSlot) return nil;
            NSRelationshipDescription *relationship = (NSRelationshipDescription *)slot->description;
            alias = [self joinOf:relationship column:column alias:alias scope:scope];
            entity = relationship.destinationEntity;
            if (alias == nil) return nil;
        }
        column = column_of(_schema, entity, key, &slot);
        if (column == nil) return nil;
        if (slot->kind == ToManySlot) {
            if (step == NULL) return nil;
            NSRelationshipDescription *relationship = (NSRelationshipDescription *)slot->description;
            BOOL isKept = relationship.destinationEntity && [_schema tableForEntity:relationship.destinationEntity];
            if (!isKept || (relationship_has_table(relationship) && [_schema joinForRelationship:relationship] == nil))
                return nil;
            *step = [[SQLStep alloc] init];
            (*step)->scope = scope;
            (*step)->alias = alias;
            (*step)->entity = entity;
            (*step)->relationship = relationship;
            (*step)->rest = [keys subarrayWithRange:NSMakeRange(i + 1, [keys count] - i - 1)];
            return nil;
        }
        operand->kind = slot->kind == ToOneSlot ? ObjectOperand : AttributeOperand;
        // The bytes of the column are not the value; as with transformable values memory compares.
        operand->type = slot->is_external ? NSTransformableAttributeType : slot->type;
        operand->entity =
            slot->kind == ToOneSlot ? [(NSRelationshipDescription *)slot->description destinationEntity] : nil;
    }
    if (lastSlot) *lastSlot = slot;
    // Who asks for a step does not want the column.
    if (step) return nil;
    operand->sql = column ? sql_text(alias, @".", sql_quoted(column), nil) : sql_text(alias, @".Z_PK", nil);
    return operand;
}

- (NSString *)columnOfKeyPath:(NSString *)keyPath scope:(SQLScope *)scope slot:(PropertySlot **)slot {
    if (keyPath == nil) return nil;
    SQLOperand *operand = [self follow:keys_of(keyPath) scope:scope slot:slot step:NULL];
    return operand ? operand->sql : nil;
}

#pragma mark Expressions

/// The scope of the row at which a key path starts; nil if it starts at another object.
- (SQLScope *)scopeOf:(NSExpression *)operand within:(SQLScope *)scope {
    if (operand == nil || [operand expressionType] == NSEvaluatedObjectExpressionType) {
        // In a subquery, a path without the variable refers to the row of the outer query.
        while (scope->variable) scope = scope->outer;
        return scope;
    }
    if ([operand expressionType] != NSVariableExpressionType) return nil;
    for (SQLScope *each = scope; each; each = each->outer) {
        if ([each->variable isEqualToString:[operand variable]]) return each;
    }
    return nil;
}

static NSExpression *operand_of(NSExpression *expression) {
    return [expression respondsToSelector:@selector(operand)] ? [expression operand] : nil;
}

- (id)constantOf:(NSExpression *)expression {
    if ([expression expressionType] == NSConstantValueExpressionType) return [expression constantValue];
    if ([expression expressionType] != NSAggregateExpressionType) return nil;
    NSMutableArray *elements = [NSMutableArray array];
    for (NSExpression *each in [expression collection]) {
        if ([each expressionType] != NSConstantValueExpressionType) return nil;
        [elements addObject:[each constantValue] ?: [NSNull null]];
    }
    return elements;
}

- (SQLOperand *)operandOf:(NSExpression *)expression scope:(SQLScope *)scope {
    SQLOperand *operand = nil;
    SQLScope *begin;
    switch ([expression expressionType]) {
    case NSConstantValueExpressionType:
        operand = [[SQLOperand alloc] init];
        operand->kind = ConstantOperand;
        operand->constant = [expression constantValue];
        return operand;
    case NSEvaluatedObjectExpressionType:
    case NSVariableExpressionType:
        begin = [self scopeOf:expression within:scope];
        return begin ? [self follow:[NSArray array] scope:begin slot:NULL step:NULL] : nil;
    case NSKeyPathExpressionType:
        begin = [self scopeOf:operand_of(expression) within:scope];
        if (begin == nil) return nil;
        return [self follow:keys_of([expression keyPath]) scope:begin slot:NULL step:NULL];
    case NSFunctionExpressionType: return [self operandOfFunction:expression scope:scope];
    default: return nil;
    }
}

static BOOL is_number(SQLOperand *operand) {
    if (operand->kind == NumberOperand) return YES;
    if (operand->kind == ConstantOperand) return [operand->constant isKindOfClass:[NSNumber class]];
    return operand->kind == AttributeOperand && operand->type >= NSInteger16AttributeType &&
           operand->type <= NSFloatAttributeType;
}

static NSString *text_of(SQLOperand *operand, NSMutableArray *values) {
    if (operand->kind == ConstantOperand) {
        [values addObject:operand->constant];
        return @"?";
    }
    [values addObjectsFromArray:operand->values];
    return operand->sql;
}

- (SQLOperand *)operandOfFunction:(NSExpression *)expression scope:(SQLScope *)scope {
    NSString *name = [expression function];
    NSMutableArray *arguments = [NSMutableArray array];
    for (NSExpression *each in [expression arguments]) {
        SQLOperand *argument = [self operandOf:each scope:scope];
        if (argument == nil) return nil;
        [arguments addObject:argument];
    }
    SQLOperand *result = [[SQLOperand alloc] init];
    NSMutableArray *values = [NSMutableArray array];
    SQLOperand *first = [arguments count] ? [arguments objectAtIndex:0] : nil;
    if ([name isEqualToString:@"lowercase:"] || [name isEqualToString:@"uppercase:"]) {
        BOOL isText = first && first->kind == AttributeOperand && first->type == NSStringAttributeType;
        if (!isText || [arguments count] != 1) return nil;
        NSString *function = [name hasPrefix:@"l"] ? @"NSCoreDataLowercase" : @"NSCoreDataUppercase";
        result->kind = StringOperand;
        result->sql = [NSString stringWithFormat:@"%@(%@)", function, text_of(first, values)];
        result->values = values;
        return result;
    }
    NSString *sign = [@{@"add:to:" : @"+", @"from:subtract:" : @"-", @"multiply:by:" : @"*"} objectForKey:name];
    if (sign == nil || [arguments count] != 2) return nil;
    SQLOperand *second = [arguments objectAtIndex:1];
    if (!is_number(first) || !is_number(second)) return nil;
    NSString *a = text_of(first, values), *b = text_of(second, values);
    result->kind = NumberOperand;
    result->sql = [NSString stringWithFormat:@"(%@ %@ %@)", a, sign, b];
    result->values = values;
    return result;
}

#pragma mark Relationships to many

- (SQLStep *)stepOfKeys:(NSArray *)keys operand:(NSExpression *)operand scope:(SQLScope *)scope {
    SQLScope *begin = [self scopeOf:operand within:scope];
    if (begin == nil) return nil;
    SQLStep *step = nil;
    [self follow:keys scope:begin slot:NULL step:&step];
    return step;
}

- (SQLStep *)toManyStepOf:(NSExpression *)expression scope:(SQLScope *)scope {
    if ([expression expressionType] != NSKeyPathExpressionType) return nil;
    NSArray *keys = keys_of([expression keyPath]);
    for (NSString *key in keys) {
        if ([key length] && [key characterAtIndex:0] == '@') return nil;
    }
    return [self stepOfKeys:keys operand:operand_of(expression) scope:scope];
}

- (NSExpression *)countedExpressionOf:(NSExpression *)expression {
    if ([expression expressionType] == NSKeyPathExpressionType && [[expression keyPath] isEqualToString:@"@count"]) {
        return operand_of(expression);
    }
    if ([expression expressionType] == NSFunctionExpressionType && [[expression function] isEqualToString:@"count:"] &&
        [[expression arguments] count] == 1) {
        return [[expression arguments] objectAtIndex:0];
    }
    return nil;
}

- (NSExpression *)subqueryOf:(NSExpression *)expression {
    NSExpression *counted = [self countedExpressionOf:expression];
    return [counted expressionType] == NSSubqueryExpressionType ? counted : nil;
}

- (SQLStep *)countedStepOf:(NSExpression *)expression scope:(SQLScope *)scope {
    NSExpression *counted = [self countedExpressionOf:expression];
    SQLStep *step = nil;
    if ([counted expressionType] == NSSubqueryExpressionType) {
        step = [self toManyStepOf:(NSExpression *)[counted collection] scope:scope];
    } else if (counted) {
        step = [self toManyStepOf:counted scope:scope];
    } else if ([expression expressionType] == NSKeyPathExpressionType && [[expression keyPath] hasSuffix:@".@count"]) {
        NSArray *keys = [[expression keyPath] componentsSeparatedByString:@"."];
        keys = [keys subarrayWithRange:NSMakeRange(0, [keys count] - 1)];
        step = [self stepOfKeys:keys operand:operand_of(expression) scope:scope];
    }
    return step && [step->rest count] ? nil : step;
}

- (SQLScope *)scopeOfStep:(SQLStep *)step {
    return [[SQLScope alloc] initWithEntity:step->relationship.destinationEntity
                                      alias:[self newAlias]
                                      outer:step->scope];
}

- (NSString *)queryOfStep:(SQLStep *)step
                    scope:(SQLScope *)inner
                selecting:(NSString *)what
                condition:(NSString *)condition {
    NSRelationshipDescription *relationship = step->relationship;
    EntityTable *other = [_schema tableForEntity:relationship.destinationEntity];
    NSMutableString *query =
        [NSMutableString stringWithFormat:@"SELECT %@ FROM %@ %@", what, sql_quoted(other->table), inner->alias];
    NSString *link;
    if (relationship_has_table(relationship)) {
        JoinTable *join = [_schema joinForRelationship:relationship];
        NSString *alias = [self newAlias];
        [query appendFormat:@" JOIN %@ %@ ON %@.%@ = %@.Z_PK", sql_quoted(join->table), alias, alias,
                            sql_quoted(join->other_column), inner->alias];
        link = [NSString stringWithFormat:@"%@.%@ = %@.Z_PK", alias, sql_quoted(join->own_column), step->alias];
    } else {
        PropertySlot *slot = NULL;
        NSString *column =
            column_of(_schema, relationship.destinationEntity, relationship.inverseRelationship.name, &slot);
        link = [NSString stringWithFormat:@"%@.%@ = %@.Z_PK", inner->alias, sql_quoted(column ?: @"Z_PK"), step->alias];
    }
    [query appendFormat:@"%@ WHERE %@", inner->joins ?: @"", link];
    if (condition) [query appendFormat:@" AND (%@)", condition];
    return query;
}

@end
