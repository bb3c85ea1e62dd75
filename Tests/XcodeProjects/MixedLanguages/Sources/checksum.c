#include "checksum.h"

int checksum(const char *text) {
    int sum = SEED;
    while (*text) sum = (sum * 31 + *text++) % 1000;
    return sum;
}
