// The error reporting of BLAS for invalid arguments, with the handler that an app may install.
#include <stdarg.h>
#include <stdio.h>
#import <vecLib/cblas.h>

static BLASParamErrorProc handler;

void SetBLASParamErrorProc(BLASParamErrorProc newHandler) { handler = newHandler; }

void cblas_xerbla(int place, char *function, char *format, ...) {
    char text[512];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format ? format : "", list);
    va_end(list);
    if (handler) {
        handler(function ? function : "", text, &place, &place);
        return;
    }
    fprintf(stderr, "Parameter %d to routine %s was incorrect\n%s", place, function ? function : "", text);
}

int cblas_errprn(int error, int info, char *format, ...) {
    va_list list;
    va_start(list, format);
    if (format) vfprintf(stderr, format, list);
    va_end(list);
    return error > info ? error : info;
}

void ATLU_DestroyThreadMemory(void) {}
