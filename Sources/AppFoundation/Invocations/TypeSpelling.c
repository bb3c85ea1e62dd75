// Type encodings of "Objective-C Runtime Programming Guide, Type Encodings", as compilers of the phone write them.

#include "Invocations/TypeSpelling.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/// The rest of the input, and the output.
struct spelling {
    const char *in;
    char *out;
    /// Bits of bit-fields since the last other member: GNUstep's spelling has the position.
    int bit_position;
};

enum { MaximumDepth = 64 };

static void take(struct spelling *spelling) { *spelling->out++ = *spelling->in++; }

static void take_digits(struct spelling *spelling) {
    while (isdigit((unsigned char)*spelling->in)) take(spelling);
}

static bool skip_through(struct spelling *spelling, char end) {
    const char *found = strchr(spelling->in, end);
    if (found) spelling->in = found + 1;
    return found != NULL;
}

/// `<v@?i>`, which may hold others.
static bool skip_block_types(struct spelling *spelling) {
    int depth = 0;
    do {
        char letter = *spelling->in++;
        if (letter == 0) return false;
        depth += letter == '<' ? 1 : letter == '>' ? -1 : 0;
    } while (depth > 0);
    return true;
}

static bool spell(struct spelling *spelling, int depth);

/// The members of a structure or a union, and its end.
static bool spell_members(struct spelling *spelling, char end, int depth) {
    int outer_position = spelling->bit_position;
    spelling->bit_position = 0;
    while (*spelling->in != end) {
        if (*spelling->in == '"') {
            spelling->in++;
            if (!skip_through(spelling, '"')) return false;
            continue;
        }
        if (*spelling->in == 0 || !spell(spelling, depth + 1)) return false;
    }
    take(spelling);
    spelling->bit_position = outer_position;
    return true;
}

/// `{name=members}`, `{name}`; the same in parentheses.
static bool spell_aggregate(struct spelling *spelling, char end, int depth) {
    take(spelling);
    int angles = 0;
    // Names of C++ templates may have any characters within angle brackets.
    while (*spelling->in && (angles > 0 || (*spelling->in != '=' && *spelling->in != end))) {
        angles += *spelling->in == '<' ? 1 : *spelling->in == '>' ? -1 : 0;
        take(spelling);
    }
    if (*spelling->in == '=') take(spelling);
    return spell_members(spelling, end, depth);
}

/// `b3`, or with position and type `b8I3`. GNUstep cannot lay out bit-fields: they are replaced by the integers that
/// contain them.
static bool spell_bits(struct spelling *spelling) {
    spelling->in++;
    if (!isdigit((unsigned char)*spelling->in)) return false;
    char *end;
    long position = spelling->bit_position, width = strtol(spelling->in, &end, 10);
    if (*end && strchr("cCsSiIlLqQB", *end) && isdigit((unsigned char)end[1])) {
        position = width;
        width = strtol(end + 1, &end, 10);
    }
    if (position < 0 || width < 0 || width > 64) return false;
    if (position % 32 == 0 && width > 0) *spelling->out++ = 'I';
    spelling->bit_position = (int)(position + width);
    spelling->in = end;
    return true;
}

static bool spell_object(struct spelling *spelling) {
    take(spelling);
    if (*spelling->in == '?') {
        spelling->in++;
        return *spelling->in != '<' || skip_block_types(spelling);
    }
    // A member's name may follow its type, too: `@"NSString"` is a class only if a type or the end follows.
    if (*spelling->in != '"') return true;
    spelling->in++;
    return skip_through(spelling, '"');
}

static bool spell(struct spelling *spelling, int depth) {
    if (depth > MaximumDepth) return false;
    while (*spelling->in && strchr("rnNoORVAj+", *spelling->in)) {
        // GNUstep knows neither atomic types nor complex numbers.
        if (strchr("Aj+", *spelling->in)) spelling->in++;
        else take(spelling);
    }
    switch (*spelling->in) {
        case 0: return false;
        case '@': return spell_object(spelling);
        case '{': return spell_aggregate(spelling, '}', depth);
        case '(': return spell_aggregate(spelling, ')', depth);
        case 'b': return spell_bits(spelling);
        case '[':
            take(spelling);
            take_digits(spelling);
            if (!spell(spelling, depth + 1) || *spelling->in != ']') return false;
            take(spelling);
            return true;
        case '^':
            take(spelling);
            if (*spelling->in == '?') {
                // A function type.
                *spelling->out++ = 'v';
                spelling->in++;
                return true;
            }
            return spell(spelling, depth + 1);
        default:
            if (!strchr("cCsSiIlLqQfdDBv*#:%", *spelling->in)) return false;
            take(spelling);
            return true;
    }
}

const char *type_spell_plainly(const char *type, char *spelled, const char **type_end) {
    struct spelling spelling = {type, spelled, 0};
    if (!spell(&spelling, 0)) return NULL;
    *spelling.out = 0;
    *type_end = spelling.in;
    while (*spelling.in == '+' || *spelling.in == '-' || isdigit((unsigned char)*spelling.in)) spelling.in++;
    return spelling.in;
}
