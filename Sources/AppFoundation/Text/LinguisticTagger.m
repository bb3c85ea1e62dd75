// NSLinguisticTagger: tokens and sentences by ICU; scripts, languages and English classes of words by simple means.
// Names of people and places, and the basic forms of words, would need dictionaries: words have no tag of these schemes
// but "OtherWord".

#import "LanguageGuess.h"
#import "LexicalClasses.h"
#import "../Strings/Units.h"
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

typedef void (^tag_visit)(NSString *tag, NSRange token, NSRange sentence, BOOL *stop);

enum { OmitWords = 1, OmitPunctuation = 2, OmitWhitespace = 4, OmitOther = 8 };

static NSRange range_between(NSString *text, UBreakIteratorType type, NSUInteger place, int *status) {
    int32_t length;
    const UChar *units = units_of(text, &length);
    UErrorCode error = U_ZERO_ERROR;
    if (place >= (NSUInteger)length) return NSMakeRange((NSUInteger)length, 0);
    UBreakIterator *iterator = ubrk_open(type, "en_US", units, length, &error);
    if (U_FAILURE(error)) return NSMakeRange(place, 1);
    int32_t end = ubrk_following(iterator, (int32_t)place);
    if (status) *status = ubrk_getRuleStatus(iterator);
    int32_t start = ubrk_previous(iterator);
    ubrk_close(iterator);
    return NSMakeRange((NSUInteger)start, (NSUInteger)(end - start));
}

static NSString *token_type(NSString *text, NSRange token, int status) {
    unichar first = [text characterAtIndex:token.location];
    if (status >= UBRK_WORD_NUMBER) return NSLinguisticTagWord;
    if (u_isUWhiteSpace(first) || first == 0x2028 || first == 0x2029) return NSLinguisticTagWhitespace;
    return u_ispunct(first) ? NSLinguisticTagPunctuation : NSLinguisticTagOther;
}

static NSString *lexical_class(NSString *text, NSRange token, NSString *type, NSString *language) {
    unichar first = [text characterAtIndex:token.location];
    if (type == NSLinguisticTagPunctuation) return lexical_class_of_mark(first);
    if (type == NSLinguisticTagWhitespace) {
        BOOL is_break = first == '\n' || first == '\r' || first == 0x2029;
        return is_break ? NSLinguisticTagParagraphBreak : NSLinguisticTagOtherWhitespace;
    }
    if (type != NSLinguisticTagWord) return NSLinguisticTagOther;
    BOOL is_english = language == nil || [language isEqualToString:@"en"];
    return is_english ? lexical_class_of_word([text substringWithRange:token]) : NSLinguisticTagOtherWord;
}

static NSString *tag_of(NSString *text, NSRange token, NSString *type, NSString *scheme, NSString *language) {
    if ([scheme isEqualToString:NSLinguisticTagSchemeTokenType]) return type;
    if ([scheme isEqualToString:NSLinguisticTagSchemeLanguage]) return language ?: @"und";
    if ([scheme isEqualToString:NSLinguisticTagSchemeScript]) {
        return guessed_script([text substringWithRange:token]) ?: guessed_script(text) ?: @"Zyyy";
    }
    if ([scheme isEqualToString:NSLinguisticTagSchemeLexicalClass] ||
        [scheme isEqualToString:NSLinguisticTagSchemeNameTypeOrLexicalClass]) {
        return lexical_class(text, token, type, language);
    }
    if ([scheme isEqualToString:NSLinguisticTagSchemeNameType]) {
        return type == NSLinguisticTagWord ? NSLinguisticTagOtherWord : lexical_class(text, token, type, language);
    }
    return @"";
}

static BOOL is_omitted(NSString *type, NSUInteger options) {
    if (type == NSLinguisticTagWord) return (options & OmitWords) != 0;
    if (type == NSLinguisticTagPunctuation) return (options & OmitPunctuation) != 0;
    if (type == NSLinguisticTagWhitespace) return (options & OmitWhitespace) != 0;
    return (options & OmitOther) != 0;
}

/// The token at a place; white space in a row is one.
static NSRange token_at(NSString *text, NSUInteger place, NSString **type) {
    int status = 0;
    NSRange token = range_between(text, UBRK_WORD, place, &status);
    if (token.length > 0) *type = token_type(text, token, status);
    return token;
}

/// Calls with each token that begins in the range or reaches into it. The boundaries are found in one pass.
static void enumerate(NSString *text, NSRange range, NSString *scheme, NSUInteger options, NSString *language,
                      tag_visit block) {
    if (range.location > [text length] || range.length > [text length] - range.location) {
        [NSException raise:NSRangeException format:@"-[NSLinguisticTagger enumerateTagsInRange:scheme:options:usingBlock:]: "
                                                   @"Range or index out of bounds"];
    }
    int32_t length;
    const UChar *units = units_of(text, &length);
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *words = ubrk_open(UBRK_WORD, "en_US", units, length, &error);
    UBreakIterator *sentences = ubrk_open(UBRK_SENTENCE, "en_US", units, length, &error);
    BOOL stop = NO;
    int32_t start = U_SUCCESS(error) && range.length > 0 ? (int32_t)range.location : UBRK_DONE;
    if (start > 0 && !ubrk_isBoundary(words, start)) start = ubrk_preceding(words, start);
    while (start != UBRK_DONE && start < (int32_t)NSMaxRange(range) && !stop) {
        int32_t end = ubrk_following(words, start);
        if (end == UBRK_DONE) break;
        NSRange token = NSMakeRange((NSUInteger)start, (NSUInteger)(end - start));
        NSString *type = token_type(text, token, ubrk_getRuleStatus(words));
        int32_t sentence_end = ubrk_following(sentences, start), sentence_start = ubrk_previous(sentences);
        NSRange sentence = NSMakeRange((NSUInteger)sentence_start, (NSUInteger)(sentence_end - sentence_start));
        if (!is_omitted(type, options)) block(tag_of(text, token, type, scheme, language), token, sentence, &stop);
        start = end;
    }
    if (words) ubrk_close(words);
    if (sentences) ubrk_close(sentences);
}

@interface NSLinguisticTagger (Tagging)
@end

@implementation NSLinguisticTagger (Tagging)

- (id)initWithTagSchemes:(NSArray *)schemes options:(NSUInteger)options {
    self = [super init];
    if (self == nil) return nil;
    _schemes = [schemes copy];
    _options = options;
    return self;
}

- (void)dealloc {
    [_schemes release];
    [_string release];
    [_dominantLanguage release];
    [_tokenArray release];
    [_orthographyArray release];
    [super dealloc];
}

- (NSArray *)tagSchemes { return _schemes; }
- (NSString *)string { return _string; }

- (void)setString:(NSString *)string {
    [string retain];
    [_string release];
    _string = string;
    [_dominantLanguage release];
    _dominantLanguage = nil;
    [_orthographyArray release];
    _orthographyArray = nil;
}

+ (NSArray *)availableTagSchemesForLanguage:(NSString *)language {
    NSMutableArray *schemes = [NSMutableArray arrayWithObjects:NSLinguisticTagSchemeTokenType, NSLinguisticTagSchemeLanguage,
                                                               NSLinguisticTagSchemeScript, nil];
    if ([language hasPrefix:@"en"]) [schemes addObject:NSLinguisticTagSchemeLexicalClass];
    return schemes;
}

/// The language that the app gave, or that the text seems to be in.
- (NSString *)language {
    NSOrthography *given = [_orthographyArray count] ? [_orthographyArray objectAtIndex:0] : nil;
    if ([given dominantLanguage]) return [given dominantLanguage];
    if (_dominantLanguage == nil) _dominantLanguage = [guessed_language(_string) copy];
    return _dominantLanguage;
}

- (void)setOrthography:(NSOrthography *)orthography range:(NSRange)range {
    [_orthographyArray release];
    _orthographyArray = orthography ? [[NSArray alloc] initWithObjects:orthography, nil] : nil;
}

- (NSOrthography *)orthographyAtIndex:(NSUInteger)place effectiveRange:(NSRangePointer)range {
    if (range) *range = NSMakeRange(0, [_string length]);
    if ([_orthographyArray count]) return [_orthographyArray objectAtIndex:0];
    NSString *language = [self language] ?: @"und", *script = guessed_script(_string) ?: @"Zyyy";
    NSDictionary *map = [NSDictionary dictionaryWithObject:[NSArray arrayWithObject:language] forKey:script];
    return [NSOrthography orthographyWithDominantScript:script languageMap:map];
}

/// Nothing is kept of the text but its language.
- (void)stringEditedInRange:(NSRange)range changeInLength:(NSInteger)delta {
    [_dominantLanguage release];
    _dominantLanguage = nil;
}

- (void)enumerateTagsInRange:(NSRange)range
                      scheme:(NSString *)scheme
                     options:(NSUInteger)options
                  usingBlock:(tag_visit)block {
    NSString *text = [[_string copy] autorelease];
    enumerate(text, range, scheme, options, [self language], block);
}

- (NSRange)sentenceRangeForRange:(NSRange)range {
    NSRange first = range_between(_string, UBRK_SENTENCE, range.location, NULL);
    if (NSMaxRange(range) <= NSMaxRange(first)) return first;
    return NSUnionRange(first, range_between(_string, UBRK_SENTENCE, NSMaxRange(range) - 1, NULL));
}

- (NSString *)tagAtIndex:(NSUInteger)place
                  scheme:(NSString *)scheme
              tokenRange:(NSRangePointer)token_range
           sentenceRange:(NSRangePointer)sentence_range {
    if (place >= [_string length]) {
        [NSException raise:NSRangeException format:@"-[NSLinguisticTagger %@]: Range or index out of bounds",
                                                   NSStringFromSelector(_cmd)];
    }
    NSString *type = nil;
    NSRange token = token_at(_string, place, &type);
    if (token_range) *token_range = token;
    if (sentence_range) *sentence_range = range_between(_string, UBRK_SENTENCE, place, NULL);
    return tag_of(_string, token, type, scheme, [self language]);
}

- (NSArray *)tagsInRange:(NSRange)range
                  scheme:(NSString *)scheme
                 options:(NSUInteger)options
             tokenRanges:(NSArray **)token_ranges {
    NSMutableArray *tags = [NSMutableArray array], *ranges = [NSMutableArray array];
    [(id)self enumerateTagsInRange:range
                            scheme:scheme
                           options:options
                        usingBlock:(id) ^ (NSString *tag, NSRange token, NSRange sentence, BOOL *stop) {
                            [tags addObject:tag];
                            [ranges addObject:[NSValue valueWithRange:token]];
                        }];
    if (token_ranges) *token_ranges = ranges;
    return tags;
}

- (NSArray *)possibleTagsAtIndex:(NSUInteger)place
                          scheme:(NSString *)scheme
                      tokenRange:(NSRangePointer)token_range
                   sentenceRange:(NSRangePointer)sentence_range
                          scores:(NSArray **)scores {
    NSString *tag = [self tagAtIndex:place scheme:scheme tokenRange:token_range sentenceRange:sentence_range];
    if (scores) *scores = [NSArray arrayWithObject:[NSNumber numberWithDouble:1]];
    return [NSArray arrayWithObject:tag];
}

@end

@interface NSString (LinguisticTags)
@end

@implementation NSString (LinguisticTags)

- (NSArray *)linguisticTagsInRange:(NSRange)range
                            scheme:(NSString *)scheme
                           options:(NSUInteger)options
                       orthography:(NSOrthography *)orthography
                       tokenRanges:(NSArray **)ranges {
    NSArray *schemes = [NSArray arrayWithObject:scheme];
    NSLinguisticTagger *tagger = [[[NSLinguisticTagger alloc] initWithTagSchemes:schemes options:options] autorelease];
    [tagger setString:self];
    if (orthography) [tagger setOrthography:orthography range:NSMakeRange(0, [self length])];
    return [tagger tagsInRange:range scheme:scheme options:options tokenRanges:ranges];
}

- (void)enumerateLinguisticTagsInRange:(NSRange)range
                                scheme:(NSString *)scheme
                               options:(NSUInteger)options
                           orthography:(NSOrthography *)orthography
                            usingBlock:(tag_visit)block {
    NSArray *schemes = [NSArray arrayWithObject:scheme];
    NSLinguisticTagger *tagger = [[[NSLinguisticTagger alloc] initWithTagSchemes:schemes options:options] autorelease];
    [tagger setString:self];
    if (orthography) [tagger setOrthography:orthography range:NSMakeRange(0, [self length])];
    [(id)tagger enumerateTagsInRange:range scheme:scheme options:options usingBlock:(id)block];
}

@end
