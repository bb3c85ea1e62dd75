#import <Foundation/Foundation.h>

/// A reader of Foundation's that gets bytes of strangers.
struct reader {
    const char *name;
    /// Whole files of the kind.
    NSArray *(*samples)(void);
    /// Words that mean something in it, for damage that goes deep.
    NSArray *(*dictionary)(void);
    /// Reads the bytes, and does with the result what can be done. What it returns is wrong with the reader; nil if
    /// nothing is. Exceptions are refusals.
    NSString *(*exercise)(NSData *data);
};

extern const struct reader readers[];
extern const size_t reader_count;
