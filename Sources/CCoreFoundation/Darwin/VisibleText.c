// vis.h: text in which invisible characters are represented as `\n`, `\^A`, `\M-a` or `\001`.

#include <ctype.h>
#include <string.h>
#include <vis.h>

/// The letter of the C escape sequence for a character; 0 if there is none.
static char letter(int character, int next) {
    switch (character) {
    case '\n': return 'n';
    case '\r': return 'r';
    case '\b': return 'b';
    case '\a': return 'a';
    case '\v': return 'v';
    case '\t': return 't';
    case '\f': return 'f';
    case ' ': return 's';
    // `\0` before an octal digit would be read as another character.
    case 0: return next >= '0' && next <= '7' ? 0 : '0';
    default: return 0;
    }
}

static int is_visible(int character, int flags) {
    if (character == ' ') return !(flags & VIS_SP);
    if (character == '\t') return !(flags & VIS_TAB);
    if (character == '\n') return !(flags & VIS_NL);
    if ((flags & VIS_SAFE) && (character == '\b' || character == '\a' || character == '\r')) return 1;
    return character < 128 && isgraph(character);
}

char *vis(char *destination, int character, int flags, int next) {
    character &= 0xff;
    if (is_visible(character, flags)) {
        *destination++ = (char)character;
        if (character == '\\' && !(flags & VIS_NOSLASH)) *destination++ = '\\';
        *destination = 0;
        return destination;
    }
    char named = flags & VIS_CSTYLE ? letter(character, next) : 0;
    if (named) {
        *destination++ = '\\';
        *destination++ = named;
    } else if ((flags & VIS_OCTAL) || (character & 0x7f) == ' ') {
        *destination++ = '\\';
        *destination++ = (char)('0' + (character >> 6));
        *destination++ = (char)('0' + ((character >> 3) & 7));
        *destination++ = (char)('0' + (character & 7));
    } else {
        if (!(flags & VIS_NOSLASH)) *destination++ = '\\';
        if (character & 0x80) *destination++ = 'M';
        int low = character & 0x7f;
        *destination++ = iscntrl(low) ? '^' : '-';
        *destination++ = (char)(low == 0x7f ? '?' : iscntrl(low) ? low + '@' : low);
    }
    *destination = 0;
    return destination;
}

int strvisx(char *destination, const char *source, size_t length, int flags) {
    char *end = destination;
    *end = 0;
    for (size_t i = 0; i < length; i++) {
        end = vis(end, (unsigned char)source[i], flags, i + 1 < length ? (unsigned char)source[i + 1] : 0);
    }
    return (int)(end - destination);
}

int strvis(char *destination, const char *source, int flags) {
    return strvisx(destination, source, strlen(source), flags);
}
