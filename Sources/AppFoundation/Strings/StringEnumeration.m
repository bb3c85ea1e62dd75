// Enumerating lines, paragraphs, composed characters, words and sentences of a string with a block.

#import "Units.h"
#include <unicode/ubrk.h>

enum {
    ByLines = 0,
    ByParagraphs = 1,
    ByComposedCharacterSequences = 2,
    ByWords = 3,
    BySentences = 4,
    Unit = 0xff,
    Reverse = 1 << 8,
    SubstringNotRequired = 1 << 9,
    Localized = 1 << 10
};

typedef void (^visit)(NSString *part, NSRange range, NSRange enclosing, BOOL *stop);

/// The substrings of a range, each with its enclosing range, which includes the space around it.
struct pieces {
    NSRange *ranges, *enclosing;
    NSUInteger count;
};

static void append(struct pieces *pieces, NSRange range, NSRange enclosing) {
    if ((pieces->count & (pieces->count - 1)) == 0) {
        NSUInteger capacity = MAX(pieces->count * 2, 16);
        pieces->ranges = realloc(pieces->ranges, capacity * sizeof(NSRange));
        pieces->enclosing = realloc(pieces->enclosing, capacity * sizeof(NSRange));
        if (pieces->ranges == NULL || pieces->enclosing == NULL) abort();
    }
    pieces->ranges[pieces->count] = range;
    pieces->enclosing[pieces->count++] = enclosing;
}

static struct pieces lines(NSString *text, NSRange range, BOOL are_paragraphs) {
    struct pieces pieces = {0};
    NSUInteger place = range.location, limit = NSMaxRange(range);
    while (place < limit) {
        NSUInteger end, contents_end;
        NSRange here = NSMakeRange(place, 0);
        if (are_paragraphs) {
            [text getParagraphStart:NULL end:&end contentsEnd:&contents_end forRange:here];
        } else {
            [text getLineStart:NULL end:&end contentsEnd:&contents_end forRange:here];
        }
        end = MIN(end, limit);
        contents_end = MIN(contents_end, end);
        append(&pieces, NSMakeRange(place, contents_end - place), NSMakeRange(place, end - place));
        if (end <= place) break;
        place = end;
    }
    return pieces;
}

static struct pieces breaks(NSString *text, NSRange range, UBreakIteratorType type, BOOL is_localized) {
    struct pieces pieces = {0};
    int32_t length;
    const UChar *units = units_of([text substringWithRange:range], &length);
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(type, is_localized ? icu_locale(nil) : "en_US", units, length, &status);
    if (U_FAILURE(status)) return pieces;
    int32_t start = ubrk_first(iterator), enclosing_start = 0;
    for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
        BOOL is_gap = type == UBRK_WORD && ubrk_getRuleStatus(iterator) < UBRK_WORD_NUMBER;
        if (!is_gap) {
            NSUInteger first = range.location + (NSUInteger)start;
            append(&pieces, NSMakeRange(first, (NSUInteger)(end - start)), NSMakeRange(first, (NSUInteger)(end - start)));
        }
        // Characters between two words belong to the enclosing range of the one before; at the beginning, to that of
        // the first word.
        if (pieces.count > 0) {
            NSUInteger first = pieces.count == 1 ? range.location + (NSUInteger)enclosing_start
                                                 : NSMaxRange(pieces.enclosing[pieces.count - 2]);
            pieces.enclosing[pieces.count - 1] = NSMakeRange(first, range.location + (NSUInteger)end - first);
        }
        start = end;
    }
    ubrk_close(iterator);
    return pieces;
}

@interface NSString (Enumeration)
@end

@implementation NSString (Enumeration)

- (void)enumerateSubstringsInRange:(NSRange)range options:(NSUInteger)options usingBlock:(visit)block {
    if (range.location > [self length] || range.length > [self length] - range.location) {
        [NSException raise:NSRangeException
                    format:@"-[%@ %@]: Range %@ out of bounds; string length %lu", [self class],
                           NSStringFromSelector(_cmd), NSStringFromRange(range), (unsigned long)[self length]];
    }
    // A mutable string may change under the block.
    NSString *text = [[self copy] autorelease];
    struct pieces pieces = {0};
    BOOL is_localized = (options & Localized) != 0;
    switch (options & Unit) {
    case ByLines: pieces = lines(text, range, NO); break;
    case ByParagraphs: pieces = lines(text, range, YES); break;
    case ByComposedCharacterSequences: pieces = breaks(text, range, UBRK_CHARACTER, is_localized); break;
    case ByWords: pieces = breaks(text, range, UBRK_WORD, is_localized); break;
    case BySentences: pieces = breaks(text, range, UBRK_SENTENCE, is_localized); break;
    default: break;
    }
    NSMutableData *ranges = [NSMutableData dataWithBytesNoCopy:pieces.ranges
                                                        length:pieces.count * sizeof(NSRange)
                                                  freeWhenDone:YES];
    NSMutableData *enclosing = [NSMutableData dataWithBytesNoCopy:pieces.enclosing
                                                           length:pieces.count * sizeof(NSRange)
                                                     freeWhenDone:YES];
    BOOL stop = NO;
    for (NSUInteger i = 0; i < pieces.count && !stop; i++) {
        NSUInteger place = options & Reverse ? pieces.count - 1 - i : i;
        NSRange part = ((const NSRange *)[ranges bytes])[place];
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        block(options & SubstringNotRequired ? nil : [text substringWithRange:part], part,
              ((const NSRange *)[enclosing bytes])[place], &stop);
        [pool drain];
    }
}

- (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block {
    [self enumerateSubstringsInRange:NSMakeRange(0, [self length])
                             options:ByLines
                          usingBlock:^(NSString *part, NSRange range, NSRange enclosing, BOOL *stop) {
                              block(part, stop);
                          }];
}

@end
