// Functions for strings that the system's library has not.

#include <string.h>

size_t strlcpy(char *destination, const char *source, size_t size) {
    size_t length = strlen(source);
    if (size > 0) {
        size_t count = length < size ? length : size - 1;
        memcpy(destination, source, count);
        destination[count] = 0;
    }
    return length;
}

size_t strlcat(char *destination, const char *source, size_t size) {
    size_t used = strnlen(destination, size);
    // Without a zero in its room the destination is full.
    if (used == size) return size + strlen(source);
    return used + strlcpy(destination + used, source, size - used);
}

char *strnstr(const char *text, const char *sought, size_t length) {
    size_t wanted = strlen(sought);
    length = strnlen(text, length);
    for (size_t place = 0; place + wanted <= length; place++) {
        if (memcmp(text + place, sought, wanted) == 0) return (char *)text + place;
    }
    return NULL;
}
