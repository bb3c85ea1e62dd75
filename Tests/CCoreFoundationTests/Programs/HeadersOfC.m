// flags: -Wall -Werror
// What Foundation brings along on the device needs no import of its own.

#import <Foundation/Foundation.h>

#if !TARGET_OS_IPHONE || __IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_3_0 || !defined(__IPHONE_5_1)
#error This is not what sources for several systems take for an iPhone.
#endif

int main(void) {
    bool found = FALSE;
    while (!found) found = TRUE;
    char digits[8];
    snprintf(digits, sizeof(digits), "%.0f", floor(M_PI * 100.0));
    printf("%d %s %d\n", found, digits, isdigit(digits[0]) != 0 && atoi(digits) < INT_MAX);
    printf("%d\n", strcmp(digits, "314") == 0 && fabs(-FLT_MAX) > 0 && time(NULL) > 0 && arc4random() % 1 == 0);
    return 0;
}
// > 1 314 1
// > 1
