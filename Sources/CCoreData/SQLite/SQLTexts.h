#pragma once
#import <Foundation/Foundation.h>

// Texts of SQL. They are made for each fetch, and with formats that would take longer than the fetch itself.

/// The texts joined; the last argument is nil.
NSString *sql_text(NSString *first, ...) NS_REQUIRES_NIL_TERMINATION;
/// A quoted identifier.
NSString *sql_quoted(NSString *name);
