#import "Mutation.h"
#import <string.h>

static uint64_t state;

void mutation_begin(uint64_t seed) { state = seed; }

/// SplitMix64, by Steele, Lea and Flood.
static uint64_t next(void) {
    state += 0x9E3779B97F4A7C15;
    uint64_t number = state;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
    return number ^ (number >> 31);
}

uint64_t mutation_below(uint64_t limit) { return limit ? next() % limit : 0; }

static NSRange part(NSUInteger length, NSUInteger place) {
    NSUInteger size = (NSUInteger)1 << mutation_below(10);
    return NSMakeRange(place, MIN(length - place, size));
}

static void damage(NSMutableData *data, NSArray *dictionary) {
    NSUInteger length = [data length], place = mutation_below(length);
    unsigned char *bytes = [data mutableBytes];
    static const unsigned char edges[] = {0, 1, 0x7F, 0x80, 0xFE, 0xFF};
    switch (mutation_below(9)) {
    case 0: bytes[place] ^= 1 << mutation_below(8); break;
    case 1: bytes[place] = next() & 0xFF; break;
    case 2: bytes[place] = edges[mutation_below(sizeof edges)]; break;
    case 3: {
        // Numbers at the edges of what fits.
        NSUInteger size = (NSUInteger)2 << mutation_below(3);
        size = MIN(size, length - place);
        memset(bytes + place, mutation_below(2) ? 0xFF : 0, size);
        bytes[place] = edges[mutation_below(sizeof edges)];
        break;
    }
    case 4: [data replaceBytesInRange:part(length, place) withBytes:NULL length:0]; break;
    case 5: {
        NSData *copy = [data subdataWithRange:part(length, place)];
        [data replaceBytesInRange:NSMakeRange(mutation_below(length), 0) withBytes:[copy bytes] length:[copy length]];
        break;
    }
    case 6: {
        NSRange range = part(length, mutation_below(length));
        range.length = MIN(range.length, length - place);
        memmove(bytes + place, bytes + range.location, range.length);
        break;
    }
    case 7:
        if (mutation_below(8) == 0) [data setLength:place];
        break;
    default:
        if ([dictionary count]) {
            const char *word = [[dictionary objectAtIndex:mutation_below([dictionary count])] UTF8String];
            NSUInteger over = mutation_below(2) ? MIN(strlen(word), length - place) : 0;
            [data replaceBytesInRange:NSMakeRange(place, over) withBytes:word length:strlen(word)];
        }
    }
}

NSData *mutation_damage(NSData *whole, NSArray *dictionary) {
    NSMutableData *data = [[whole mutableCopy] autorelease];
    for (uint64_t count = 1 + mutation_below(8); count > 0 && [data length] > 0; count--) damage(data, dictionary);
    return data;
}
