// `#import` includes what this system's headers have asked parts of.
//
// > 6, offset 8

#include <stdio.h>
#import <stdarg.h>
#import <stddef.h>

struct pair {
    long first, second;
};

static int sum(int count, ...) {
    va_list list;
    va_start(list, count);
    int sum = 0;
    while (count-- > 0) sum += va_arg(list, int);
    va_end(list);
    return sum;
}

int main(void) {
    printf("%d, offset %d\n", sum(3, 1, 2, 3), (int)offsetof(struct pair, second));
    return 0;
}
