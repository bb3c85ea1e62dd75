// Numbers and dates as texts.

#define _GNU_SOURCE
#include "Table.h"
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// Seconds from the first instant of 1970 to that of 2001.
static const double epoch = 978307200;

/// Numbers have a point, whatever the program's locale says.
static locale_t plain_locale(void) {
    static locale_t locale;
    if (locale == NULL) {
        locale_t new = newlocale(LC_ALL_MASK, "C", NULL), none = NULL;
        bool is_first = __atomic_compare_exchange_n(&locale, &none, new, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
        if (!is_first) freelocale(new);
    }
    return locale;
}

void plist_real_text(double value, char text[static 40]) {
    if (isnan(value)) {
        strcpy(text, "nan");
    } else if (isinf(value)) {
        strcpy(text, value < 0 ? "-infinity" : "+infinity");
    } else {
        locale_t former = uselocale(plain_locale());
        for (int digits = 15; digits <= 17; digits++) {
            snprintf(text, 40, "%.*g", digits, value);
            if (strtod(text, NULL) == value) break;
        }
        uselocale(former);
    }
}

bool plist_real_of_text(const char *text, double *value) {
    char *end;
    *value = strtod_l(text, &end, plain_locale());
    return end != text && *end == 0;
}

bool plist_seconds_of_date(const char *text, double *seconds) {
    int year, month, day, hour, minute, second, length = 0;
    int count = sscanf(text, "%d-%2d-%2dT%2d:%2d:%2dZ%n", &year, &month, &day, &hour, &minute, &second, &length);
    if (count != 6 || length == 0 || text[length] || year < -9999 || year > 999999) return false;
    bool is_date = month >= 1 && month <= 12 && day >= 1 && day <= 31;
    if (!is_date || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 || second > 60) return false;
    struct tm parts = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day,
                       .tm_hour = hour, .tm_min = minute, .tm_sec = second};
    *seconds = (double)timegm(&parts) - epoch;
    return true;
}

void plist_date_text(double seconds, char text[static 40]) {
    // Years have at most six digits.
    double bounded = isnan(seconds) ? 0 : fmin(fmax(floor(seconds), -3e11), 3.1e13);
    time_t whole = (time_t)(bounded + epoch);
    struct tm parts = {0};
    gmtime_r(&whole, &parts);
    snprintf(text, 40, "%04d-%02d-%02dT%02d:%02d:%02dZ", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
             parts.tm_hour, parts.tm_min, parts.tm_sec);
}
