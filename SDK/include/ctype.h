// Kinds of characters: the system's functions, and those that the device's library has besides.
#pragma once
#include_next <ctype.h>

#ifdef __cplusplus
extern "C" {
#endif
/// Whether a character is a digit, of base 10 or of base 16.
int isnumber(int character);
int ishexnumber(int character);
/// The value of a hexadecimal digit; 0 for another character.
int digittoint(int character);
/// Always 0 for characters of a byte.
int isideogram(int character);
int isphonogram(int character);
int isspecial(int character);
/// Whether a character is one of the locale's.
int isrune(int character);
#ifdef __cplusplus
}
#endif
