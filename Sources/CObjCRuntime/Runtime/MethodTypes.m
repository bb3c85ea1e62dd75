// The types of a method's arguments and result, one by one. GCC's runtime leaves the offsets in the frame behind them.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <string.h>

/// The type at that place, the result's being 0; NULL if there is none.
static const char *find(const char *types, unsigned place, size_t *length) {
    while (types && *types) {
        const char *end = objc_skip_typespec(types);
        if (place-- == 0) {
            *length = (size_t)(end - types);
            return types;
        }
        types = end;
        while (*types == '+' || *types == '-' || (*types >= '0' && *types <= '9')) types++;
    }
    return NULL;
}

static char *copied(const char *types, unsigned place) {
    size_t length;
    const char *type = find(types, place, &length);
    return type ? strndup(type, length) : NULL;
}

static void put(const char *types, unsigned place, char *text, size_t room) {
    size_t length = 0;
    const char *type = find(types, place, &length);
    if (text == NULL || room == 0) return;
    // As strncpy does: zeros fill the rest, and there is none behind a type that is as long as the room.
    memset(text, 0, room);
    if (type) memcpy(text, type, length < room ? length : room);
}

char *method_copyReturnType(Method method) { return method ? copied(method_getTypeEncoding(method), 0) : NULL; }

char *method_copyArgumentType(Method method, unsigned int index) {
    return method ? copied(method_getTypeEncoding(method), index + 1) : NULL;
}

void method_getReturnType(Method method, char *text, size_t room) {
    put(method ? method_getTypeEncoding(method) : NULL, 0, text, room);
}

void method_getArgumentType(Method method, unsigned int index, char *text, size_t room) {
    put(method ? method_getTypeEncoding(method) : NULL, index + 1, text, room);
}
