// CFStringTokenizer, implemented with ICU's break iterators.

#include <CoreFoundation/CFStringTokenizer.h>
#include "Objects/Types.h"
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

enum { UnitMask = 0xffff };

/// The language of a text. In AppFoundation/Text.
extern NSString *guessed_language(NSString *text);

@interface CoreFoundationStringTokenizer : NSObject {
@public
    NSString *text;
    UniChar *units;
    CFRange range, token;
    CFOptionFlags unit;
    UBreakIterator *iterator;
    /// Whether the last token was reached; further calls return none.
    BOOL is_at_end;
}
@end

@implementation CoreFoundationStringTokenizer

- (CFTypeID)coreFoundationType { return TypeStringTokenizer; }

- (void)dealloc {
    if (iterator) ubrk_close(iterator);
    free(units);
    [text release];
    [super dealloc];
}

@end

static const CFRange no_token = {kCFNotFound, 0};

static CoreFoundationStringTokenizer *tokenizer_of(CFStringTokenizerRef tokenizer) {
    return OBJECT(CoreFoundationStringTokenizer, tokenizer);
}

static UBreakIteratorType iterator_type(CFOptionFlags unit) {
    switch (unit) {
    case kCFStringTokenizerUnitSentence: return UBRK_SENTENCE;
    case kCFStringTokenizerUnitLineBreak: return UBRK_LINE;
    default: return UBRK_WORD;
    }
}

CFStringRef CFStringTokenizerCopyBestStringLanguage(CFStringRef string, CFRange range) {
    CFRange part = bounded_range(range, string ? CFStringGetLength(string) : 0);
    return COPIED(CFStringRef, guessed_language([OBJECT(NSString, string) substringWithRange:foundation_range(part)]));
}

CFStringTokenizerRef CFStringTokenizerCreate(CFAllocatorRef allocator, CFStringRef string, CFRange range,
                                             CFOptionFlags options, CFLocaleRef locale) {
    CoreFoundationStringTokenizer *tokenizer = [CoreFoundationStringTokenizer new];
    tokenizer->unit = options & UnitMask;
    NSLocale *used = locale ? OBJECT(NSLocale, locale) : [NSLocale currentLocale];
    UErrorCode status = U_ZERO_ERROR;
    tokenizer->iterator =
        ubrk_open(iterator_type(tokenizer->unit), [[used localeIdentifier] UTF8String], NULL, 0, &status);
    if (U_FAILURE(status)) tokenizer->iterator = NULL;
    CFStringTokenizerSetString((CFStringTokenizerRef)tokenizer, string, range);
    return (CFStringTokenizerRef)tokenizer;
}

void CFStringTokenizerSetString(CFStringTokenizerRef reference, CFStringRef string, CFRange range) {
    CoreFoundationStringTokenizer *tokenizer = tokenizer_of(reference);
    NSString *copy = [OBJECT(NSString, string) copy];
    [tokenizer->text release];
    tokenizer->text = copy;
    free(tokenizer->units);
    CFIndex length = (CFIndex)MIN([copy length], (NSUInteger)INT32_MAX);
    tokenizer->range = bounded_range(range, length);
    tokenizer->token = no_token;
    tokenizer->is_at_end = NO;
    tokenizer->units = malloc((size_t)MAX(tokenizer->range.length, 1) * sizeof(UniChar));
    if (tokenizer->units == NULL) abort();
    [copy getCharacters:tokenizer->units range:foundation_range(tokenizer->range)];
    UErrorCode status = U_ZERO_ERROR;
    if (tokenizer->iterator) {
        ubrk_setText(tokenizer->iterator, (const UChar *)tokenizer->units, (int32_t)tokenizer->range.length, &status);
    }
}

static CFStringTokenizerTokenType type_of_token(CoreFoundationStringTokenizer *tokenizer) {
    CFStringTokenizerTokenType type = kCFStringTokenizerTokenNormal;
    const UChar *units = (const UChar *)tokenizer->units + (tokenizer->token.location - tokenizer->range.location);
    int32_t length = (int32_t)tokenizer->token.length;
    for (int32_t i = 0; i < length;) {
        UChar32 letter;
        U16_NEXT(units, i, length, letter);
        if (u_isdigit(letter)) type |= kCFStringTokenizerTokenHasHasNumbersMask;
        if (!u_isalpha(letter)) type |= kCFStringTokenizerTokenHasNonLettersMask;
        if (u_hasBinaryProperty(letter, UCHAR_IDEOGRAPHIC)) type |= kCFStringTokenizerTokenIsCJWordMask;
    }
    return type;
}

/// Whether the text between two boundaries is a token; between words there are spaces and punctuation.
static BOOL is_token(CoreFoundationStringTokenizer *tokenizer) {
    return tokenizer->unit != kCFStringTokenizerUnitWord ||
           ubrk_getRuleStatus(tokenizer->iterator) >= UBRK_WORD_NUMBER;
}

static CFStringTokenizerTokenType set_token(CoreFoundationStringTokenizer *tokenizer, int32_t start, int32_t end) {
    tokenizer->token = CFRangeMake(tokenizer->range.location + start, end - start);
    return type_of_token(tokenizer);
}

static CFStringTokenizerTokenType paragraph_at(CoreFoundationStringTokenizer *tokenizer, CFIndex place) {
    CFIndex limit = tokenizer->range.location + tokenizer->range.length;
    if (place >= limit) {
        tokenizer->is_at_end = YES;
        tokenizer->token = no_token;
        return kCFStringTokenizerTokenNone;
    }
    NSRange whole = [tokenizer->text paragraphRangeForRange:NSMakeRange((NSUInteger)place, 0)];
    CFIndex start = MAX((CFIndex)whole.location, tokenizer->range.location);
    CFIndex end = MIN((CFIndex)NSMaxRange(whole), limit);
    return set_token(tokenizer, (int32_t)(start - tokenizer->range.location), (int32_t)(end - tokenizer->range.location));
}

CFStringTokenizerTokenType CFStringTokenizerGoToTokenAtIndex(CFStringTokenizerRef reference, CFIndex index) {
    CoreFoundationStringTokenizer *tokenizer = tokenizer_of(reference);
    CFIndex place = index - tokenizer->range.location;
    tokenizer->token = no_token;
    tokenizer->is_at_end = NO;
    if (place < 0 || place >= tokenizer->range.length) return kCFStringTokenizerTokenNone;
    if (tokenizer->unit == kCFStringTokenizerUnitParagraph) return paragraph_at(tokenizer, index);
    if (tokenizer->iterator == NULL) return kCFStringTokenizerTokenNone;
    int32_t end = ubrk_following(tokenizer->iterator, (int32_t)place);
    if (end == UBRK_DONE || !is_token(tokenizer)) return kCFStringTokenizerTokenNone;
    int32_t start = ubrk_previous(tokenizer->iterator);
    return set_token(tokenizer, start, end);
}

CFStringTokenizerTokenType CFStringTokenizerAdvanceToNextToken(CFStringTokenizerRef reference) {
    CoreFoundationStringTokenizer *tokenizer = tokenizer_of(reference);
    if (tokenizer->is_at_end) return kCFStringTokenizerTokenNone;
    CFIndex place = tokenizer->token.location == kCFNotFound ? 0
                    : tokenizer->token.location + tokenizer->token.length - tokenizer->range.location;
    if (tokenizer->unit == kCFStringTokenizerUnitParagraph) {
        return paragraph_at(tokenizer, tokenizer->range.location + place);
    }
    while (tokenizer->iterator && place < tokenizer->range.length) {
        int32_t end = ubrk_following(tokenizer->iterator, (int32_t)place);
        if (end == UBRK_DONE) break;
        if (is_token(tokenizer)) return set_token(tokenizer, (int32_t)place, end);
        place = end;
    }
    tokenizer->is_at_end = YES;
    tokenizer->token = no_token;
    return kCFStringTokenizerTokenNone;
}

CFRange CFStringTokenizerGetCurrentTokenRange(CFStringTokenizerRef tokenizer) { return tokenizer_of(tokenizer)->token; }

CFTypeRef CFStringTokenizerCopyCurrentTokenAttribute(CFStringTokenizerRef reference, CFOptionFlags attribute) {
    CoreFoundationStringTokenizer *tokenizer = tokenizer_of(reference);
    if (tokenizer->token.location == kCFNotFound) return NULL;
    NSString *token = [tokenizer->text substringWithRange:foundation_range(tokenizer->token)];
    if (attribute & kCFStringTokenizerAttributeLanguage) return COPIED(CFTypeRef, guessed_language(token));
    if (!(attribute & kCFStringTokenizerAttributeLatinTranscription)) return NULL;
    NSMutableString *latin = [token mutableCopy];
    Boolean is_done = CFStringTransform((CFMutableStringRef)latin, NULL, kCFStringTransformToLatin, false);
    if (!is_done || [latin isEqualToString:token]) {
        [latin release];
        return NULL;
    }
    return (CFTypeRef)latin;
}

CFIndex CFStringTokenizerGetCurrentSubTokens(CFStringTokenizerRef reference, CFRange *ranges, CFIndex count,
                                             CFMutableArrayRef derived) {
    CoreFoundationStringTokenizer *tokenizer = tokenizer_of(reference);
    if (tokenizer->token.location == kCFNotFound) return 0;
    // ICU does not split words into subtokens, so a token is its only part.
    if (ranges && count > 0) ranges[0] = tokenizer->token;
    if (derived) CFArrayAppendValue(derived, [tokenizer->text substringWithRange:foundation_range(tokenizer->token)]);
    return 1;
}
