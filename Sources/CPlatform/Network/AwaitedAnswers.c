#include "AwaitedAnswers.h"
#include "VirtualTime.h"

static int64_t awaited_until;

void platform_await_answers(int64_t until) { __atomic_store_n(&awaited_until, until, __ATOMIC_RELEASE); }

bool platform_awaits_answers(void) {
    int64_t until = __atomic_load_n(&awaited_until, __ATOMIC_ACQUIRE);
    return until > 0 && platform_real_monotonic_nanoseconds() < until;
}
