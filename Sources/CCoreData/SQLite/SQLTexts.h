#pragma once
#import <Foundation/Foundation.h>

// Texts of SQL. They are made for each fetch, and with formats that would take longer than the fetch itself.

/// The texts joined; the last argument is nil.
NSString *sql_text(NSString *first, ...) NS_REQUIRES_NIL_TERMINATION;
/// A quoted identifier.
NSString *sql_quoted(NSString *name);

/// The text of a statement in UTF-8, of which most need no memory of their own.
typedef struct {
    char *bytes;
    size_t length, capacity;
    char few[1024];
} SQLBuffer;

void sql_begin(SQLBuffer *buffer);
void sql_add(SQLBuffer *buffer, NSString *text);
/// Ends the text with NUL.
const char *sql_end(SQLBuffer *buffer);
void sql_free(SQLBuffer *buffer);

#define NoShortText ((size_t)-1)

/// Writes a text of up to 128 characters, none of them a surrogate, as UTF-8: `-UTF8String` takes ten times as long.
/// - Returns: the number of bytes; NoShortText for other texts, and if there may be too little room.
size_t short_text(NSString *text, char *bytes, size_t capacity);
