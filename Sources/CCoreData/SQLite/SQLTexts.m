#import "SQLite/SQLTexts.h"
#import "Objects/ObjectID.h"

/// Characters on the stack, or for a long text on the heap.
typedef struct {
    unichar few[512], *characters;
    NSUInteger count;
} Characters;

static void begin(Characters *text, NSUInteger capacity) {
    BOOL isShort = capacity <= sizeof text->few / sizeof *text->few;
    text->characters = isShort ? text->few : malloc(capacity * sizeof *text->characters);
    if (text->characters == NULL) abort();
    text->count = 0;
}

BORROWS_ARGUMENTS static void add(Characters *text, NSString *added) {
    NSUInteger count = [added length];
    [added getCharacters:text->characters + text->count range:NSMakeRange(0, count)];
    text->count += count;
}

static NSString *end(Characters *text) {
    NSString *made = [[NSString alloc] initWithCharacters:text->characters length:text->count];
    if (text->characters != text->few) free(text->characters);
    return made;
}

NSString *sql_text(NSString *first, ...) {
    va_list arguments, again;
    va_start(arguments, first);
    va_copy(again, arguments);
    NSUInteger length = 0;
    for (__unsafe_unretained NSString *each = first; each; each = va_arg(arguments, id)) length += [each length];
    Characters text;
    begin(&text, length);
    for (__unsafe_unretained NSString *each = first; each; each = va_arg(again, id)) add(&text, each);
    va_end(again);
    va_end(arguments);
    return end(&text);
}

NSString *sql_quoted(NSString *name) {
    NSUInteger length = [name length];
    Characters plain, quoted;
    begin(&plain, length);
    begin(&quoted, 2 * length + 2);
    add(&plain, name);
    quoted.characters[quoted.count++] = '"';
    for (NSUInteger i = 0; i < length; i++) {
        if (plain.characters[i] == '"') quoted.characters[quoted.count++] = '"';
        quoted.characters[quoted.count++] = plain.characters[i];
    }
    quoted.characters[quoted.count++] = '"';
    if (plain.characters != plain.few) free(plain.characters);
    return end(&quoted);
}

BORROWS_ARGUMENTS size_t short_text(NSString *text, char *bytes, size_t capacity) {
    unichar characters[128];
    NSUInteger count = [text length];
    if (count > sizeof characters / sizeof *characters || 3 * count > capacity) return NoShortText;
    [text getCharacters:characters range:NSMakeRange(0, count)];
    char *end = bytes;
    for (NSUInteger i = 0; i < count; i++) {
        unichar character = characters[i];
        if (character < 0x80) {
            *end++ = (char)character;
            continue;
        }
        if (character >= 0xD800 && character < 0xE000) return NoShortText;
        if (character < 0x800) {
            *end++ = (char)(0xC0 | character >> 6);
        } else {
            *end++ = (char)(0xE0 | character >> 12);
            *end++ = (char)(0x80 | (character >> 6 & 0x3F));
        }
        *end++ = (char)(0x80 | (character & 0x3F));
    }
    return (size_t)(end - bytes);
}

void sql_begin(SQLBuffer *buffer) {
    buffer->bytes = buffer->few;
    buffer->length = 0;
    buffer->capacity = sizeof buffer->few;
}

/// Makes room for further bytes.
static void reserve(SQLBuffer *buffer, size_t more) {
    if (buffer->length + more <= buffer->capacity) return;
    size_t capacity = 2 * (buffer->length + more);
    BOOL isOwn = buffer->bytes != buffer->few;
    char *bytes = realloc(isOwn ? buffer->bytes : NULL, capacity);
    if (bytes == NULL) abort();
    if (!isOwn) memcpy(bytes, buffer->few, buffer->length);
    buffer->bytes = bytes;
    buffer->capacity = capacity;
}

BORROWS_ARGUMENTS void sql_add(SQLBuffer *buffer, NSString *text) {
    reserve(buffer, 3 * [text length] + 1);
    size_t added = short_text(text, buffer->bytes + buffer->length, buffer->capacity - buffer->length);
    if (added == NoShortText) {
        const char *bytes = [text UTF8String];
        added = strlen(bytes);
        reserve(buffer, added + 1);
        memcpy(buffer->bytes + buffer->length, bytes, added);
    }
    buffer->length += added;
}

const char *sql_end(SQLBuffer *buffer) {
    reserve(buffer, 1);
    buffer->bytes[buffer->length] = 0;
    return buffer->bytes;
}

void sql_free(SQLBuffer *buffer) {
    if (buffer->bytes != buffer->few) free(buffer->bytes);
}
