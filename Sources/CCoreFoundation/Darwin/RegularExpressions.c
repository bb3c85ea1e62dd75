// regexec and regerror with Darwin's behaviour.

#define _GNU_SOURCE
#include <regex.h>
#include <stdio.h>

int system_regexec(const regex_t *expression, const char *string, size_t count, regmatch_t matches[],
                   int flags) __asm__("regexec");

/// With REG_STARTEND the offset is the beginning of the string, so `^` matches there. The C library treats it as the
/// middle of the string.
int regexec(const regex_t *expression, const char *string, size_t count, regmatch_t matches[], int flags) {
    if (!(flags & REG_STARTEND) || matches == NULL) return system_regexec(expression, string, count, matches, flags);
    regmatch_t range = matches[0];
    if (range.rm_so < 0 || range.rm_eo < range.rm_so) return REG_NOMATCH;
    matches[0] = (regmatch_t){0, range.rm_eo - range.rm_so};
    int status = system_regexec(expression, string + range.rm_so, count, matches, flags);
    if (status != 0 || count == 0 || expression->no_sub) {
        matches[0] = range;
        return status;
    }
    for (size_t i = 0; i < count; i++) {
        if (matches[i].rm_so < 0) continue;
        matches[i].rm_so += range.rm_so;
        matches[i].rm_eo += range.rm_so;
    }
    return 0;
}

static const char *text_of(int error) {
    switch (error) {
    case 0: return "no error";
    case REG_NOMATCH: return "regexec() failed to match";
    case REG_BADPAT: return "invalid regular expression";
    case REG_ECOLLATE: return "invalid collating element";
    case REG_ECTYPE: return "invalid character class";
    case REG_EESCAPE: return "trailing backslash (\\)";
    case REG_ESUBREG: return "invalid backreference number";
    case REG_EBRACK: return "brackets ([ ]) not balanced";
    case REG_EPAREN: return "parentheses not balanced";
    case REG_EBRACE: return "braces not balanced";
    case REG_BADBR: return "invalid repetition count(s)";
    case REG_ERANGE: return "invalid character range";
    case REG_ESPACE: return "out of memory";
    case REG_BADRPT: return "repetition-operator operand invalid";
    default: return "*** unknown regexp error code ***";
    }
}

size_t regerror(int error, const regex_t *expression, char *text, size_t size) {
    (void)expression;
    return (size_t)snprintf(text, size, "%s", text_of(error)) + 1;
}
