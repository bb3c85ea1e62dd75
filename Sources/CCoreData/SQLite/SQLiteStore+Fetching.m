#import "SQLite/SQLiteStore.h"
#import "Errors/Failures.h"
#import "Model/EntityOwnership.h"
#import "Requests/MemoryFetch.h"
#import "SQLite/RowDictionary.h"

/// A request translated to SQL, and the parts that remain for evaluation with objects.
@interface SQLFetch : NSObject {
  @public
    NSFetchRequest *request;
    SQLTranslator *translator;
    EntityTable *table;
    NSString *condition, *order;
    NSPredicate *rest;
    BOOL isSorted;
}
@end

@implementation SQLFetch

/// The SQL after the selected columns.
- (NSString *)tailWithEntityCondition:(NSString *)entityCondition limits:(BOOL)limits {
    SQLBuffer sql;
    sql_begin(&sql);
    [self addTailTo:&sql entityCondition:entityCondition limits:limits];
    NSString *tail = [NSString stringWithUTF8String:sql_end(&sql)];
    sql_free(&sql);
    return tail;
}

- (void)addTailTo:(SQLBuffer *)sql entityCondition:(NSString *)entityCondition limits:(BOOL)limits {
    sql_add(sql, @" FROM ");
    sql_add(sql, table->quoted_table);
    sql_add(sql, @" t0");
    if (translator->scope->joins) sql_add(sql, translator->scope->joins);
    BOOL hasEntities = [entityCondition length] > 0;
    if (hasEntities || condition) sql_add(sql, @" WHERE ");
    if (hasEntities) sql_add(sql, entityCondition);
    if (hasEntities && condition) sql_add(sql, @" AND ");
    if (condition) sql_add(sql, condition);
    if (limits) sql_add(sql, [self limits]);
}

/// Order and limits.
- (NSString *)limits {
    NSString *sql = [order length] ? sql_text(@" ORDER BY ", order, nil) : @"";
    // Limits apply after filtering and sorting, so not here if those remain.
    if (rest || !isSorted || (request.fetchLimit == 0 && request.fetchOffset == 0)) return sql;
    sql = [sql stringByAppendingFormat:@" LIMIT %lld", request.fetchLimit ? (long long)request.fetchLimit : -1LL];
    if (request.fetchOffset == 0) return sql;
    return [sql stringByAppendingFormat:@" OFFSET %llu", (unsigned long long)request.fetchOffset];
}

@end

@implementation SQLiteStore (Fetching)

- (SQLFetch *)fetchFor:(NSFetchRequest *)request {
    SQLFetch *fetch = [[SQLFetch alloc] init];
    fetch->request = request;
    fetch->table = [schema tableForEntity:request.entity];
    fetch->translator = [[SQLTranslator alloc] initWithSchema:schema store:self entity:fetch->table->entity];
    NSPredicate *rest = nil;
    fetch->condition = [fetch->translator conditionOf:request.predicate rest:&rest];
    fetch->rest = rest;
    fetch->order = [fetch->translator orderOf:request.sortDescriptors];
    fetch->isSorted = fetch->order != nil || [request.sortDescriptors count] == 0;
    return fetch;
}

- (NSArray *)rowsOfFetch:(SQLFetch *)fetch error:(NSError **)error {
    RowReader *reader = [self readerForEntity:fetch->table->entity
                          includesSubentities:fetch->request.includesSubentities];
    SQLBuffer sql;
    sql_begin(&sql);
    sql_add(&sql, @"SELECT ");
    sql_add(&sql, [reader columnsWithAlias:@"t0"]);
    [fetch addTailTo:&sql entityCondition:[reader entityConditionWithAlias:@"t0"] limits:YES];
    sqlite3_stmt *statement = [database statementOfText:sql_end(&sql) values:fetch->translator->values error:error];
    sql_free(&sql);
    if (statement == NULL) return nil;
    NSMutableArray *rows = [NSMutableArray array];
    int status;
    while ((status = sqlite.step(statement)) == SQLITE_ROW) {
        StoredRow *row = [reader newRowOfStatement:statement];
        if (row) [rows addObject:row];
    }
    BOOL isDone = [database isDone:status error:error];
    [database end:statement];
    return isDone ? rows : nil;
}

- (NSArray *)identifiersOfFetch:(SQLFetch *)fetch error:(NSError **)error {
    RowReader *reader = [self readerForEntity:fetch->table->entity
                          includesSubentities:fetch->request.includesSubentities];
    NSString *tail = [fetch tailWithEntityCondition:[reader entityConditionWithAlias:@"t0"] limits:YES];
    NSString *sql = [@"SELECT t0.Z_PK, t0.Z_ENT" stringByAppendingString:tail];
    sqlite3_stmt *statement = [database statement:sql values:fetch->translator->values error:error];
    if (statement == NULL) return nil;
    NSMutableArray *identifiers = [NSMutableArray array];
    int status;
    while ((status = [database step:statement error:error]) == SQLITE_ROW) {
        EntityTable *table = [schema tableForNumber:sqlite.column_int64(statement, 1)];
        if (table) [identifiers addObject:object_id_of_row(table->entity, self, sqlite.column_int64(statement, 0))];
    }
    [database end:statement];
    return status == SQLITE_DONE ? identifiers : nil;
}

- (NSArray *)countOfFetch:(SQLFetch *)fetch error:(NSError **)error {
    RowReader *reader = [self readerForEntity:fetch->table->entity
                          includesSubentities:fetch->request.includesSubentities];
    NSString *condition = [reader entityConditionWithAlias:@"t0"];
    fetch->order = nil;
    BOOL isCut = fetch->request.fetchLimit || fetch->request.fetchOffset;
    fetch->isSorted = YES;
    NSString *sql = isCut ? [NSString stringWithFormat:@"SELECT COUNT(*) FROM (SELECT t0.Z_PK%@)",
                                                       [fetch tailWithEntityCondition:condition limits:YES]]
                          : [@"SELECT COUNT(*)" stringByAppendingString:[fetch tailWithEntityCondition:condition
                                                                                                limits:NO]];
    sqlite3_stmt *statement = [database statement:sql values:fetch->translator->values error:error];
    if (statement == NULL) return nil;
    NSArray *result = nil;
    if ([database step:statement error:error] == SQLITE_ROW) {
        result = [NSArray arrayWithObject:[NSNumber numberWithLongLong:sqlite.column_int64(statement, 0)]];
    }
    [database end:statement];
    return result;
}

#pragma mark Dictionaries

static NSString *aggregate_function(NSString *function) {
    return [@{@"sum:" : @"SUM", @"average:" : @"AVG", @"min:" : @"MIN", @"max:" : @"MAX", @"count:" : @"COUNT"}
        objectForKey:function];
}

/// The SQL of an expression in a dictionary result; nil if it cannot be translated.
- (NSString *)columnOfExpression:(NSExpressionDescription *)description
                      translator:(SQLTranslator *)translator
                            slot:(PropertySlot *)result {
    NSExpression *expression = description.expression;
    PropertySlot *slot = NULL;
    NSString *sql = nil;
    if ([expression expressionType] == NSKeyPathExpressionType) {
        sql = [translator columnOfKeyPath:[expression keyPath] slot:&slot];
    } else if ([expression expressionType] == NSFunctionExpressionType && [[expression arguments] count] == 1) {
        NSExpression *argument = [[expression arguments] objectAtIndex:0];
        NSString *function = aggregate_function([expression function]);
        NSString *path = [argument expressionType] == NSKeyPathExpressionType ? [argument keyPath] : @"self";
        NSString *column = [translator columnOfKeyPath:path slot:&slot];
        if (function && column) sql = [NSString stringWithFormat:@"%@(%@)", function, column];
    }
    if (sql == nil) return nil;
    if (slot) *result = *slot;
    result->kind = AttributeSlot;
    if (description.expressionResultType != NSUndefinedAttributeType) result->type = description.expressionResultType;
    if ([expression expressionType] == NSFunctionExpressionType && [[expression function] isEqualToString:@"count:"]) {
        result->type = NSInteger64AttributeType;
    }
    return sql;
}

/// nil without an error if SQL cannot express the request.
- (NSArray *)dictionariesOfFetch:(SQLFetch *)fetch error:(NSError **)error {
    NSFetchRequest *request = fetch->request;
    NSArray *properties = request_properties(request);
    NSUInteger count = [properties count];
    if (count == 0 || fetch->rest || !fetch->isSorted) return nil;
    ResultColumns *columns = [[ResultColumns alloc] initWithCount:count store:self];
    NSMutableArray *selected = [NSMutableArray array], *names = [NSMutableArray array];
    for (NSUInteger i = 0; i < count; i++) {
        NSPropertyDescription *property = [properties objectAtIndex:i];
        NSString *sql = nil;
        if ([property isKindOfClass:[NSExpressionDescription class]]) {
            sql = [self columnOfExpression:(NSExpressionDescription *)property
                                translator:fetch->translator
                                      slot:&columns->slots[i]];
        } else {
            PropertySlot *slot = NULL;
            sql = [fetch->translator columnOfKeyPath:property.name slot:&slot];
            if (slot) columns->slots[i] = *slot;
        }
        if (sql == nil || property.name == nil) return nil;
        [names addObject:property.name];
        [selected addObject:sql];
    }
    columns->names = names;
    NSMutableArray *groups = [NSMutableArray array];
    for (id property in request.propertiesToGroupBy) {
        PropertySlot *slot = NULL;
        NSString *name = [property isKindOfClass:[NSString class]] ? property : [property name];
        NSString *sql = [fetch->translator columnOfKeyPath:name slot:&slot];
        if (sql) [groups addObject:sql];
    }
    NSString *having = request.havingPredicate ? [fetch->translator conditionOf:request.havingPredicate] : nil;
    RowReader *reader = [self readerForEntity:fetch->table->entity includesSubentities:request.includesSubentities];
    NSMutableString *sql =
        [NSMutableString stringWithFormat:@"SELECT %@%@", request.returnsDistinctResults ? @"DISTINCT " : @"",
                                          [selected componentsJoinedByString:@", "]];
    [sql appendString:[fetch tailWithEntityCondition:[reader entityConditionWithAlias:@"t0"] limits:NO]];
    if ([groups count]) [sql appendFormat:@" GROUP BY %@", [groups componentsJoinedByString:@", "]];
    if (having) [sql appendFormat:@" HAVING %@", having];
    [sql appendString:[fetch limits]];
    sqlite3_stmt *statement = [database statement:sql values:fetch->translator->values error:error];
    NSMutableArray *result = statement ? [NSMutableArray array] : nil;
    int status = SQLITE_DONE;
    while (statement && (status = sqlite.step(statement)) == SQLITE_ROW) {
        [result addObject:[columns newRowOfStatement:statement]];
    }
    BOOL isDone = [database isDone:status error:error];
    [database end:statement];
    return isDone ? result : nil;
}

#pragma mark Requests

- (NSArray *)resultsOfRequest:(NSFetchRequest *)request
                      context:(NSManagedObjectContext *)context
                        error:(NSError **)error {
    if ([schema tableForEntity:request.entity] == nil) return [NSArray array];
    SQLFetch *fetch = [self fetchFor:request];
    BOOL isWhole = fetch->rest == nil && fetch->isSorted;
    if (request.resultType == NSCountResultType && fetch->rest == nil) return [self countOfFetch:fetch error:error];
    if (request.resultType == NSManagedObjectIDResultType && isWhole)
        return [self identifiersOfFetch:fetch error:error];
    if (request.resultType == NSDictionaryResultType) {
        NSError *problem = nil;
        NSArray *found = [self dictionariesOfFetch:fetch error:&problem];
        if (found || problem) {
            if (error && problem) *error = problem;
            return found;
        }
        fetch = [self fetchFor:request];
        if (fetch->rest == nil && request.propertiesToGroupBy == nil) fetch->isSorted = NO;
    }
    if (request.resultType == NSManagedObjectResultType && isWhole && !request.includesPropertyValues) {
        return [self identifiersOfFetch:fetch error:error];
    }
    NSArray *rows = [self rowsOfFetch:fetch error:error];
    if (rows == nil || (isWhole && request.resultType == NSManagedObjectResultType)) return rows;
    return memory_fetch_rest(rows, request, fetch->rest, !fetch->isSorted, context);
}

@end
