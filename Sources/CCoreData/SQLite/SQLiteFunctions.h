#pragma once
#import "SQLite/SQLiteLibrary.h"

/// Installs the functions and collations with which SQL gives the same results as predicates and sort descriptors,
/// whose code they call.
///
/// - `NSCoreDataStringSearch(value, pattern, operator, options)`: a string operator of predicates for a column's value.
/// - `NSCoreDataUppercase`, `NSCoreDataLowercase`.
/// - The collations NSCollateNoCase, NSCollateLocaleSensitive, NSCollateFinderlike and NSCollateCompare.
void sqlite_functions_install(sqlite3 *handle);
