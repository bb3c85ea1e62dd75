// Kinds of characters that only Darwin's library knows.

#include <ctype.h>

int isnumber(int character) { return isdigit(character); }
int ishexnumber(int character) { return isxdigit(character); }

int digittoint(int character) {
    if (!isxdigit(character)) return 0;
    return isdigit(character) ? character - '0' : tolower(character) - 'a' + 10;
}

int isideogram(int character) { return 0; }
int isphonogram(int character) { return 0; }
int isspecial(int character) { return 0; }
int isrune(int character) { return character >= 0 && character < 128; }
