#include "AwaitedAnswers.h"
#include "VirtualTime.h"

static int64_t awaited_until[platform_answerer_count];

void platform_await_answers(enum platform_answerer answerer, int64_t until) {
    __atomic_store_n(&awaited_until[answerer], until, __ATOMIC_RELEASE);
}

bool platform_awaits_answers(void) {
    for (int answerer = 0; answerer < platform_answerer_count; answerer++) {
        int64_t until = __atomic_load_n(&awaited_until[answerer], __ATOMIC_ACQUIRE);
        if (until > 0 && platform_real_monotonic_nanoseconds() < until) return true;
    }
    return false;
}
