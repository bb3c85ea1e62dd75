#pragma once
#import "SQLite/SQLiteLibrary.h"

/// Gives a connection the functions and collations that make SQL mean what predicates and sort descriptors mean: they
/// call the same code.
///
/// - `NSCoreDataStringSearch(value, pattern, operator, options)`: a string operator of predicates, for values of
///   columns.
/// - `NSCoreDataUppercase`, `NSCoreDataLowercase`.
/// - The collations NSCollateNoCase, NSCollateLocaleSensitive, NSCollateFinderlike and NSCollateCompare.
void sqlite_functions_install(sqlite3 *handle);
