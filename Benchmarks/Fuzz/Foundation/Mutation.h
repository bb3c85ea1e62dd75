#import <Foundation/Foundation.h>

/// Begins a row of damages that follows from the seed.
void mutation_begin(uint64_t seed);

/// A number below the limit.
uint64_t mutation_below(uint64_t limit);

/// The bytes with one to eight kinds of damage; words of the dictionary are put in, too.
NSData *mutation_damage(NSData *whole, NSArray *dictionary);
