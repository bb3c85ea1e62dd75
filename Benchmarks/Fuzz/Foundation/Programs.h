#import <Foundation/Foundation.h>

// Programs with tables of lines, as reports about crashes read them, in the form of the readers.

NSArray *program_samples(void);
NSArray *program_words(void);
NSString *program_exercise(NSData *data);
