#import "SQLite/SQLiteFunctions.h"
#import <Foundation/Foundation.h>

static NSString *text_of(sqlite3_value *value) {
    if (sqlite.value_type(value) == SQLITE_NULL) return nil;
    const unsigned char *text = sqlite.value_text(value);
    int length = sqlite.value_bytes(value);
    return text ? [[NSString alloc] initWithBytes:text length:(NSUInteger)length encoding:NSUTF8StringEncoding] : nil;
}

/// Evaluates a predicate, so that SQL and memory use the same implementation.
static void search(sqlite3_context *context, int count, sqlite3_value **values) {
    @autoreleasepool {
        NSPredicateOperatorType type = (NSPredicateOperatorType)sqlite.value_int64(values[2]);
        NSUInteger options = (NSUInteger)sqlite.value_int64(values[3]);
        int answer = 0;
        @try {
            NSExpression *left = [NSExpression expressionForConstantValue:text_of(values[0])];
            NSExpression *right = [NSExpression expressionForConstantValue:text_of(values[1])];
            NSPredicate *predicate = [NSComparisonPredicate predicateWithLeftExpression:left
                                                                        rightExpression:right
                                                                               modifier:NSDirectPredicateModifier
                                                                                   type:type
                                                                                options:options];
            answer = [predicate evaluateWithObject:nil];
        } @catch (NSException *exception) {
            // An invalid pattern matches nothing.
            answer = 0;
        }
        sqlite.result_int(context, answer);
    }
}

static void give_text(sqlite3_context *context, NSString *text) {
    if (text == nil) {
        sqlite.result_null(context);
        return;
    }
    const char *bytes = [text UTF8String];
    sqlite.result_text(context, bytes, -1, SQLITE_TRANSIENT);
}

static void uppercase(sqlite3_context *context, int count, sqlite3_value **values) {
    @autoreleasepool {
        give_text(context, [text_of(values[0]) uppercaseString]);
    }
}

static void lowercase(sqlite3_context *context, int count, sqlite3_value **values) {
    @autoreleasepool {
        give_text(context, [text_of(values[0]) lowercaseString]);
    }
}

typedef NSComparisonResult (*Compare)(NSString *a, NSString *b);

static NSComparisonResult compare_plain(NSString *a, NSString *b) { return [a compare:b]; }
static NSComparisonResult compare_no_case(NSString *a, NSString *b) { return [a caseInsensitiveCompare:b]; }
static NSComparisonResult compare_localized(NSString *a, NSString *b) { return [a localizedCompare:b]; }
static NSComparisonResult compare_localized_no_case(NSString *a, NSString *b) {
    return [a localizedCaseInsensitiveCompare:b];
}
static NSComparisonResult compare_as_finder(NSString *a, NSString *b) { return [a localizedStandardCompare:b]; }

static int collate(void *compare, int lengthA, const void *a, int lengthB, const void *b) {
    @autoreleasepool {
        NSString *first = [[NSString alloc] initWithBytes:a length:(NSUInteger)lengthA encoding:NSUTF8StringEncoding];
        NSString *second = [[NSString alloc] initWithBytes:b length:(NSUInteger)lengthB encoding:NSUTF8StringEncoding];
        return (int)((Compare)compare)(first ?: @"", second ?: @"");
    }
}

void sqlite_functions_install(sqlite3 *handle) {
    sqlite.create_function(handle, "NSCoreDataStringSearch", 4, SQLITE_UTF8, NULL, search, NULL, NULL);
    sqlite.create_function(handle, "NSCoreDataUppercase", 1, SQLITE_UTF8, NULL, uppercase, NULL, NULL);
    sqlite.create_function(handle, "NSCoreDataLowercase", 1, SQLITE_UTF8, NULL, lowercase, NULL, NULL);
    sqlite.create_collation(handle, "NSCollateCompare", SQLITE_UTF8, (void *)compare_plain, collate);
    sqlite.create_collation(handle, "NSCollateNoCase", SQLITE_UTF8, (void *)compare_no_case, collate);
    sqlite.create_collation(handle, "NSCollateLocaleSensitive", SQLITE_UTF8, (void *)compare_localized, collate);
    sqlite.create_collation(handle, "NSCollateLocaleSensitiveNoCase", SQLITE_UTF8, (void *)compare_localized_no_case,
                            collate);
    sqlite.create_collation(handle, "NSCollateFinderlike", SQLITE_UTF8, (void *)compare_as_finder, collate);
}
