#pragma once
#import "Model/EntityLayout.h"
#import "Objects/ObjectID.h"
#import "SQLite/SQLiteLibrary.h"

/// A column of a statement's current row. Texts and blobs are valid until the next step.
typedef struct {
    int type;
    uint32_t length;
    union {
        int64_t integer;
        double real;
        const void *bytes;
    };
} RawColumn;

RawColumn raw_column(sqlite3_stmt *statement, int column);
/// The value of a column for an attribute; nil for NULL, and for a text that is not UTF-8. Transformable values stay
/// untransformed.
RETURNS_RETAINED id raw_value(const RawColumn *column, const PropertySlot *slot);

// The columns of a row copied into one block of memory: a word for each column, the types, then texts and blobs. A word
// has a number, or the place and length of bytes.

/// Reads columns.
/// - Returns: The size of their block.
size_t columns_read(sqlite3_stmt *statement, int first, int count, RawColumn *columns);
/// Copies columns into a block.
void columns_pack(const RawColumn *columns, int count, void *block);
/// A column of a block, which must outlive it.
RawColumn packed_column(const void *block, int count, int column);
