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
