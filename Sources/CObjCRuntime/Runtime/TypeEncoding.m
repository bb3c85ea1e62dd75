#include "Runtime/TypeEncoding.h"
#include <ctype.h>
#include <string.h>

const char *encoding_skip_qualifiers(const char *types) {
    while (*types && strchr("rnNoORVAj", *types)) types++;
    return types;
}

/// The end of the type that starts at `types`; NULL if the encoding ends within it.
static const char *type_end(const char *types, int depth) {
    if (depth > 32) return NULL;
    types = encoding_skip_qualifiers(types);
    switch (*types) {
    case '\0': return NULL;
    case '^': return type_end(types + 1, depth + 1);
    case '@':
        types++;
        if (*types == '?') return types + 1;
        if (*types == '"') {
            const char *quote = strchr(types + 1, '"');
            return quote ? quote + 1 : NULL;
        }
        return types;
    case '{':
    case '(':
    case '[': {
        int open = 0;
        for (; *types; types++) {
            if (strchr("{([", *types)) open++;
            if (strchr("})]", *types) && --open == 0) return types + 1;
        }
        return NULL;
    }
    case 'b':
        types++;
        while (isdigit((unsigned char)*types)) types++;
        return types;
    default: return types + 1;
    }
}

int encoding_split(const char *types, struct encoding *parts, int limit) {
    int parts_count = 0;
    while (types && *types) {
        if (parts_count == limit) return 0;
        const char *start = encoding_skip_qualifiers(types), *end = type_end(start, 0);
        if (end == NULL) return 0;
        parts[parts_count++] = (struct encoding){start, (size_t)(end - start)};
        types = end;
        while (*types == '-' || *types == '+' || isdigit((unsigned char)*types)) types++;
    }
    return parts_count;
}
