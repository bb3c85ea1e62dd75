// What a test program expects, beside the expression that it expects it of. Prints what does not hold.

#import <UIKit/UIKit.h>

static inline void fails(int line, const char *text, NSString *found) {
    printf("%d: %s is %s\n", line, text, [found UTF8String]);
}

#define GUARDED(text, ...)                                                                                             \
    do {                                                                                                               \
        @try {                                                                                                         \
            __VA_ARGS__                                                                                                \
        } @catch (NSException *exception) {                                                                            \
            printf("%d: %s raises %s: %s\n", __LINE__, text, [[exception name] UTF8String],                            \
                   [[exception reason] UTF8String]);                                                                   \
        }                                                                                                              \
    } while (0)

/// The condition holds.
#define IS(...) GUARDED(#__VA_ARGS__, if (!(__VA_ARGS__)) fails(__LINE__, #__VA_ARGS__, @"false");)

/// The objects are equal, or both nil.
#define SAME(expression, ...)                                                                                          \
    GUARDED(#expression, id found_ = (expression); id wanted_ = (__VA_ARGS__);                                           \
            if (found_ != wanted_ && ![found_ isEqual:wanted_]) fails(__LINE__, #expression, [found_ description]);)

/// The integers are equal.
#define COUNT(expression, wanted)                                                                                      \
    GUARDED(#expression, long long found_ = (long long)(expression);                                                   \
            if (found_ != (long long)(wanted))                                                                          \
                fails(__LINE__, #expression, [NSString stringWithFormat:@"%lld", found_]);)

/// The real numbers are equal, but for rounding.
#define REAL(expression, wanted)                                                                                       \
    GUARDED(#expression, double found_ = (expression); double than_ = (wanted);                                          \
            if (!(found_ == than_ || fabs(found_ - than_) <= 1e-6 * fabs(than_) + 1e-9))                                    \
                fails(__LINE__, #expression, [NSString stringWithFormat:@"%.9g", found_]);)

/// The statements raise an exception of that name.
#define RAISES(wanted, ...)                                                                                            \
    do {                                                                                                               \
        NSString *found_ = @"not raised";                                                                               \
        @try {                                                                                                         \
            __VA_ARGS__;                                                                                               \
        } @catch (NSException *exception) {                                                                            \
            found_ = [exception name];                                                                                  \
        }                                                                                                              \
        if (![found_ isEqual:(wanted)]) fails(__LINE__, #__VA_ARGS__, found_);                                           \
    } while (0)
