// AssertMacros.h: what `check`, `verify` and `require` do when what they take for granted holds, and when it does not.
// `require` leaves by its label, with an action before that if there is one; only `quiet` says nothing.
//
// error: Tester: Assertion failed: shown > 0
// error: the count is wrong
// error: just said
// > done

#define DEBUG_ASSERT_COMPONENT_NAME_STRING "Tester: "
#import "../../../AppFoundationTests/Programs/Expect.h"
#include <AssertMacros.h>
#include <unistd.h>

check_compile_time(sizeof(char) == 1);

static int steps, evaluated;
static int is(int value) {
    evaluated++;
    return value;
}

/// How much the statements print on standard error.
static long printed(void (^statements)(void)) {
    int kept = dup(2), ends[2];
    pipe(ends);
    dup2(ends[1], 2);
    statements();
    fflush(stderr);
    dup2(kept, 2);
    close(kept);
    close(ends[1]);
    char text[4096];
    long total = 0, count;
    while ((count = read(ends[0], text, sizeof text)) > 0) total += count;
    close(ends[0]);
    return total;
}

/// Which of the ways a `require` of that kind takes: 1 on, 10 by the label, 100 for the action.
static int way(int kind, int value) {
    int taken = 0;
    switch (kind) {
    case 0: require(is(value), out); break;
    case 1: require_string(is(value), out, "text"); break;
    case 2: require_quiet(is(value), out); break;
    case 3: require_action(is(value), out, taken += 100); break;
    case 4: require_action_string(is(value), out, taken += 100, "text"); break;
    case 5: require_action_quiet(is(value), out, taken += 100); break;
    case 6: require_noerr(is(!value), out); break;
    case 7: require_noerr_string(is(!value), out, "text"); break;
    case 8: require_noerr_quiet(is(!value), out); break;
    case 9: require_noerr_action(is(!value), out, taken += 100); break;
    case 10: require_noerr_action_string(is(!value), out, taken += 100, "text"); break;
    case 11: require_noerr_action_quiet(is(!value), out, taken += 100); break;
    }
    return taken + 1;
out:
    return taken + 10;
}

static void requirements(void) {
    for (int kind = 0; kind < 12; kind++) {
        BOOL acts = kind % 6 > 2, is_quiet = kind % 3 == 2;
        evaluated = 0;
        __block int taken = 0;
        COUNT(printed(^{ taken = way(kind, 1); }), 0);
        COUNT(taken, 1);
        long length = printed(^{ taken = way(kind, 0); });
        IS((length == 0) == is_quiet);
        COUNT(taken, acts ? 110 : 10);
        COUNT(evaluated, 2);
    }
}

/// A check says what is wrong and goes on; what it checks is evaluated once.
#define SPEAKS_AND_GOES_ON(good, bad)                                                                                  \
    do {                                                                                                               \
        evaluated = steps = 0;                                                                                         \
        COUNT(printed(^{ good; steps++; }), 0);                                                                        \
        IS(printed(^{ bad; steps++; }) > 0);                                                                           \
        COUNT(steps, 2);                                                                                               \
        COUNT(evaluated, 2);                                                                                           \
    } while (0)

static void checks(void) {
    SPEAKS_AND_GOES_ON(check(is(1)), check(is(0)));
    SPEAKS_AND_GOES_ON(check_string(is(1), "a"), check_string(is(0), "a"));
    SPEAKS_AND_GOES_ON(check_noerr(is(0)), check_noerr(is(-50)));
    SPEAKS_AND_GOES_ON(check_noerr_string(is(0), "a"), check_noerr_string(is(-50), "a"));
    SPEAKS_AND_GOES_ON(verify(is(1)), verify(is(0)));
    SPEAKS_AND_GOES_ON(verify_string(is(1), "a"), verify_string(is(0), "a"));
    SPEAKS_AND_GOES_ON(verify_noerr(is(0)), verify_noerr(is(-50)));
    SPEAKS_AND_GOES_ON(verify_noerr_string(is(0), "a"), verify_noerr_string(is(-50), "a"));
    __block int actions = 0;
    SPEAKS_AND_GOES_ON(verify_action(is(1), actions++), verify_action(is(0), actions++));
    SPEAKS_AND_GOES_ON(verify_noerr_action(is(0), actions++), verify_noerr_action(is(-50), actions++));
    COUNT(actions, 2);
    // The same by their long names, which are there even where the short ones are switched off.
    SPEAKS_AND_GOES_ON(__Check(is(1)), __Check(is(0)));
    SPEAKS_AND_GOES_ON(__Check_String(is(1), "a"), __Check_String(is(0), "a"));
    SPEAKS_AND_GOES_ON(__Check_noErr(is(0)), __Check_noErr(is(-50)));
    SPEAKS_AND_GOES_ON(__Check_noErr_String(is(0), "a"), __Check_noErr_String(is(-50), "a"));
    SPEAKS_AND_GOES_ON(__Verify(is(1)), __Verify(is(0)));
    SPEAKS_AND_GOES_ON(__Verify_String(is(1), "a"), __Verify_String(is(0), "a"));
    SPEAKS_AND_GOES_ON(__Verify_noErr(is(0)), __Verify_noErr(is(-50)));
    SPEAKS_AND_GOES_ON(__Verify_noErr_String(is(0), "a"), __Verify_noErr_String(is(-50), "a"));
    SPEAKS_AND_GOES_ON(__Verify_Action(is(1), actions++), __Verify_Action(is(0), actions++));
    SPEAKS_AND_GOES_ON(__Verify_noErr_Action(is(0), actions++), __Verify_noErr_Action(is(-50), actions++));
    COUNT(actions, 4);
    IS(printed(^{ __Debug_String("said"); }) > 0);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    requirements();
    checks();
    int shown = 0;
    check(shown > 0);
    verify_string(shown == 0, "not seen");
    check_string(shown == 3, "the count is wrong");
    debug_string("just said");
    IS(strcmp(DEBUG_ASSERT_COMPONENT_NAME_STRING, "Tester: ") == 0);
    puts("done");
    [pool release];
    return 0;
}
