// regexec() from a place of a string on, and the words of regerror().
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#include <regex.h>

static NSString *words(const char *pattern) {
    regex_t expression;
    char text[80];
    int error = regcomp(&expression, pattern, REG_EXTENDED);
    if (error == 0) return @"none";
    size_t length = regerror(error, &expression, text, sizeof text);
    COUNT(length, strlen(text) + 1);
    return [NSString stringWithUTF8String:text];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    regex_t expression;
    // References as in a replacement: the second begins where the first has ended.
    COUNT(regcomp(&expression, "(^|[^\\])(\\\\([0-9]+))", REG_EXTENDED), 0);
    regmatch_t matches[4] = {{2, 4}};
    COUNT(regexec(&expression, "\\4\\57", 4, matches, REG_STARTEND), 0);
    COUNT(matches[0].rm_so, 2);
    COUNT(matches[0].rm_eo, 4);
    COUNT(matches[1].rm_so, 2);
    COUNT(matches[1].rm_eo, 2);
    COUNT(matches[3].rm_so, 3);
    // Not where the caller says that a line does not begin.
    matches[0] = (regmatch_t){2, 4};
    COUNT(regexec(&expression, "\\4\\57", 4, matches, REG_STARTEND | REG_NOTBOL), REG_NOMATCH);
    COUNT(matches[0].rm_so, 2);
    matches[0] = (regmatch_t){3, 1};
    COUNT(regexec(&expression, "\\4\\57", 4, matches, REG_STARTEND), REG_NOMATCH);
    regfree(&expression);

    COUNT(regcomp(&expression, "b(x)?", REG_EXTENDED), 0);
    matches[0] = (regmatch_t){1, 4};
    COUNT(regexec(&expression, "babc", 2, matches, REG_STARTEND), 0);
    COUNT(matches[0].rm_so, 2);
    COUNT(matches[1].rm_so, -1);
    COUNT(matches[1].rm_eo, -1);
    COUNT(regexec(&expression, "babc", 1, matches, 0), 0);
    COUNT(matches[0].rm_so, 0);
    regfree(&expression);
    COUNT(regcomp(&expression, "c", REG_EXTENDED | REG_NOSUB), 0);
    matches[0] = (regmatch_t){1, 4};
    COUNT(regexec(&expression, "babc", 1, matches, REG_STARTEND), 0);
    COUNT(matches[0].rm_eo, 4);
    matches[0] = (regmatch_t){0, 3};
    COUNT(regexec(&expression, "babc", 0, matches, REG_STARTEND), REG_NOMATCH);
    regfree(&expression);

    SAME(words("(."), @"parentheses not balanced");
    SAME(words("[a"), @"brackets ([ ]) not balanced");
    SAME(words("[b-a]"), @"invalid character range");
    SAME(words("a\\"), @"trailing backslash (\\)");
    char few[4];
    COUNT(regerror(REG_NOMATCH, NULL, few, sizeof few), strlen("regexec() failed to match") + 1);
    COUNT(strcmp(few, "reg"), 0);
    puts("done");
    [pool drain];
    return 0;
}
