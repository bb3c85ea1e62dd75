#import <Foundation/Foundation.h>

// Core Data's stores of all kinds and compiled models and mappings, in the form of the readers.

NSArray *store_samples(void);
NSArray *store_words(void);
NSString *store_exercise(NSData *data);

NSArray *model_samples(void);
NSArray *model_words(void);
NSString *model_exercise(NSData *data);

NSArray *mapping_samples(void);
NSArray *mapping_words(void);
NSString *mapping_exercise(NSData *data);
