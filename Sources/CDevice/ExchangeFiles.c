#define _GNU_SOURCE
#include "ExchangeFiles.h"
#include <fcntl.h>
#include <stdio.h>

int exchange_files(const char *one, const char *other) {
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}
