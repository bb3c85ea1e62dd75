#import <Foundation/Foundation.h>

// Archives with keys, of Foundation's objects and of UIKit's, and those without, in the form of the readers.

NSArray *archive_samples(void);
NSArray *view_samples(void);
NSArray *stream_samples(void);
NSArray *archive_words(void);
NSString *archive_exercise(NSData *data);
NSString *stream_exercise(NSData *data);
