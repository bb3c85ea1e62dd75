// String functions that the C library does not have.

#define _GNU_SOURCE
#include <string.h>
#include <sys/stat.h>

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
    // The destination is not terminated within `size`: nothing is appended.
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

static void fill(void *destination, const void *pattern, size_t width, size_t size) {
    for (size_t place = 0; place < size; place += width) {
        memcpy((char *)destination + place, pattern, size - place < width ? size - place : width);
    }
}

void memset_pattern4(void *destination, const void *pattern, size_t size) { fill(destination, pattern, 4, size); }
void memset_pattern8(void *destination, const void *pattern, size_t size) { fill(destination, pattern, 8, size); }
void memset_pattern16(void *destination, const void *pattern, size_t size) { fill(destination, pattern, 16, size); }

void strmode(int mode, char *text) {
    static const struct {
        int kind;
        char letter;
    } kinds[] = {
        {S_IFDIR, 'd'}, {S_IFCHR, 'c'}, {S_IFBLK, 'b'}, {S_IFREG, '-'}, {S_IFLNK, 'l'}, {S_IFSOCK, 's'}, {S_IFIFO, 'p'},
    };
    *text = '?';
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if ((mode & S_IFMT) == kinds[i].kind) *text = kinds[i].letter;
    }
    static const char all[] = "rwxrwxrwx";
    for (int i = 0; i < 9; i++) text[i + 1] = mode & (0400 >> i) ? all[i] : '-';
    if (mode & S_ISUID) text[3] = mode & S_IXUSR ? 's' : 'S';
    if (mode & S_ISGID) text[6] = mode & S_IXGRP ? 's' : 'S';
    if (mode & S_ISVTX) text[9] = mode & S_IXOTH ? 't' : 'T';
    text[10] = ' ';
    text[11] = 0;
}
