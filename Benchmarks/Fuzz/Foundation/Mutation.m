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

/// What stands between two tags of an XML property list, from a place on; of no length at the end.
static NSRange content_behind(NSData *list, NSUInteger place) {
    const char *bytes = [list bytes], *end = bytes + [list length];
    const char *start = memchr(bytes + place, '>', [list length] - place);
    while (start && start + 1 < end && (start[1] == '\n' || start[1] == '<')) {
        start = memchr(start + 1, '>', (size_t)(end - start - 1));
    }
    const char *stop = start ? memchr(start, '<', (size_t)(end - start)) : NULL;
    if (stop == NULL) return NSMakeRange(0, 0);
    return NSMakeRange((NSUInteger)(start + 1 - bytes), (NSUInteger)(stop - start - 1));
}

/// Puts another value into an XML list: that of another place, a number near by or a word. The list stays readable, so that
/// the graph in it is damaged.
static void damage_graph(NSMutableData *list, NSArray *dictionary) {
    NSRange content = content_behind(list, mutation_below([list length]));
    if (content.length == 0) return;
    NSData *value = nil;
    switch (mutation_below(3)) {
    case 0: value = [list subdataWithRange:content_behind(list, mutation_below([list length]))]; break;
    case 1: value = [[NSString stringWithFormat:@"%d", (int)mutation_below(64)] dataUsingEncoding:NSASCIIStringEncoding]; break;
    default:
        if ([dictionary count] == 0) return;
        value = [[dictionary objectAtIndex:mutation_below([dictionary count])] dataUsingEncoding:NSUTF8StringEncoding];
    }
    [list replaceBytesInRange:content withBytes:[value bytes] length:[value length]];
}

NSData *mutation_damage(NSData *whole, NSArray *dictionary) {
    NSMutableData *data = [[whole mutableCopy] autorelease];
    BOOL is_list = [data length] > 5 && memcmp([data bytes], "<?xml", 5) == 0;
    void (*once)(NSMutableData *, NSArray *) = is_list && mutation_below(4) ? damage_graph : damage;
    for (uint64_t count = 1 + mutation_below(8); count > 0 && [data length] > 0; count--) once(data, dictionary);
    return data;
}
