// Every instruction of a loop has its line, also those that the compiler gives none of their own: a thread that
// hangs is found at any of them.
//
// > without a line 0
// > lines 22 to 25

#import <Foundation/Foundation.h>

// As the library has it.
struct source_line {
    char file[512];
    unsigned line;
};
struct source_line source_line_of(const void *address);

@interface Waiter : NSObject {
    NSCondition *condition;
}
@end
@implementation Waiter

- (void)wait {
    volatile int turns = 0;
    while (condition) turns++;
}

- (void)next {
}

@end

int main(void) {
    const char *start = (const char *)[Waiter instanceMethodForSelector:@selector(wait)];
    const char *end = (const char *)[Waiter instanceMethodForSelector:@selector(next)];
    int unknown = 0;
    unsigned first = 0, last = 0;
    for (const char *at = start; at < end && at < start + 4096; at++) {
        unsigned line = source_line_of(at).line;
        if (line == 0) unknown++;
        if (line == 0) continue;
        if (first == 0 || line < first) first = line;
        if (line > last) last = line;
    }
    printf("without a line %d\nlines %u to %u\n", unknown, first, last);
    return 0;
}
