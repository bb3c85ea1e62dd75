#import "SQLite/PackedColumns.h"
#include <inttypes.h>
#include <math.h>
#include <string.h>
#import "Objects/TransformableValues.h"

// MARK: Values

static id number_value(const RawColumn *column, NSAttributeType type) {
    BOOL isReal = column->type == SQLITE_FLOAT;
    int64_t integer = column->type == SQLITE_INTEGER ? column->integer : isReal ? (int64_t)column->real : 0;
    double real = isReal ? column->real : (double)integer;
    switch (type) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType: return [NSNumber numberWithInt:(int)integer];
    case NSInteger64AttributeType: return [NSNumber numberWithLongLong:integer];
    case NSBooleanAttributeType: return [NSNumber numberWithBool:integer != 0];
    case NSDoubleAttributeType: return [NSNumber numberWithDouble:real];
    case NSFloatAttributeType: return [NSNumber numberWithFloat:(float)real];
    // Only damaged rows have dates that are no numbers.
    default: return isnan(real) ? nil : [[NSDate alloc] initWithTimeIntervalSinceReferenceDate:real];
    }
}

static NSString *text_value(const RawColumn *column) {
    switch (column->type) {
    case SQLITE_INTEGER: return [NSString stringWithFormat:@"%" PRId64, column->integer];
    // SQLite keeps decimal numbers as doubles. A number of up to 15 digits comes back as it was written.
    case SQLITE_FLOAT: return [NSString stringWithFormat:@"%.15g", column->real];
    default:
        return [[NSString alloc] initWithBytes:column->bytes length:column->length encoding:NSUTF8StringEncoding];
    }
}

static NSData *data_value(const RawColumn *column) {
    BOOL hasBytes = column->type == SQLITE_TEXT || column->type == SQLITE_BLOB;
    return [[NSData alloc] initWithBytes:hasBytes ? column->bytes : "" length:hasBytes ? column->length : 0];
}

id raw_value(const RawColumn *column, const PropertySlot *slot) {
    if (column->type == SQLITE_NULL) return nil;
    switch (slot->type) {
    case NSInteger16AttributeType:
    case NSInteger32AttributeType:
    case NSInteger64AttributeType:
    case NSBooleanAttributeType:
    case NSDoubleAttributeType:
    case NSFloatAttributeType:
    case NSDateAttributeType: return number_value(column, slot->type);
    case NSStringAttributeType: return text_value(column);
    case NSDecimalAttributeType: {
        NSString *text = text_value(column);
        return text ? [NSDecimalNumber decimalNumberWithString:text locale:nil] : nil;
    }
    case NSTransformableAttributeType: return transformable_value_of_data(data_value(column));
    default: return data_value(column);
    }
}

// MARK: Blocks

RawColumn raw_column(sqlite3_stmt *statement, int column) {
    RawColumn raw = {.type = sqlite.column_type(statement, column)};
    switch (raw.type) {
    case SQLITE_INTEGER: raw.integer = sqlite.column_int64(statement, column); return raw;
    case SQLITE_FLOAT: raw.real = sqlite.column_double(statement, column); return raw;
    case SQLITE_TEXT: raw.bytes = sqlite.column_text(statement, column); break;
    case SQLITE_BLOB: raw.bytes = sqlite.column_blob(statement, column); break;
    default: return raw;
    }
    // An empty blob has no address; without memory there is none either.
    raw.length = raw.bytes ? (uint32_t)sqlite.column_bytes(statement, column) : 0;
    if (raw.bytes == NULL) raw.bytes = "";
    return raw;
}

static BOOL has_bytes(int type) { return type == SQLITE_TEXT || type == SQLITE_BLOB; }

size_t columns_read(sqlite3_stmt *statement, int first, int count, RawColumn *columns) {
    size_t size = (size_t)count * (sizeof(int64_t) + 1);
    for (int i = 0; i < count; i++) {
        columns[i] = raw_column(statement, first + i);
        if (has_bytes(columns[i].type)) size += columns[i].length;
    }
    return size;
}

void columns_pack(const RawColumn *columns, int count, void *block) {
    int64_t *words = block;
    uint8_t *types = (uint8_t *)(words + count);
    char *bytes = (char *)types + count;
    for (int i = 0; i < count; i++) {
        types[i] = (uint8_t)columns[i].type;
        if (!has_bytes(columns[i].type)) {
            words[i] = columns[i].integer;
            continue;
        }
        words[i] = (int64_t)((uint64_t)(bytes - (char *)block) << 32 | columns[i].length);
        memcpy(bytes, columns[i].bytes, columns[i].length);
        bytes += columns[i].length;
    }
}

RawColumn packed_column(const void *block, int count, int column) {
    const int64_t *words = block;
    RawColumn raw = {.type = ((const uint8_t *)(words + count))[column]};
    if (has_bytes(raw.type)) {
        raw.length = (uint32_t)words[column];
        raw.bytes = (const char *)block + ((uint64_t)words[column] >> 32);
    } else {
        raw.integer = words[column];
    }
    return raw;
}
