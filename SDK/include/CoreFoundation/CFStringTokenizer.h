// CFStringTokenizer: goes through the words, sentences, paragraphs or places of line breaks of a text.
#pragma once
#include <CoreFoundation/CFBase.h>
#include <CoreFoundation/CFLocale.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFStringTokenizer *CFStringTokenizerRef;

enum {
    kCFStringTokenizerUnitWord = 0,
    kCFStringTokenizerUnitSentence = 1,
    kCFStringTokenizerUnitParagraph = 2,
    kCFStringTokenizerUnitLineBreak = 3,
    kCFStringTokenizerUnitWordBoundary = 4,
    kCFStringTokenizerAttributeLatinTranscription = 1UL << 16,
    kCFStringTokenizerAttributeLanguage = 1UL << 17
};

enum CFStringTokenizerTokenType {
    kCFStringTokenizerTokenNone = 0,
    kCFStringTokenizerTokenNormal = 1,
    kCFStringTokenizerTokenHasSubTokensMask = 1L << 1,
    kCFStringTokenizerTokenHasDerivedSubTokensMask = 1L << 2,
    kCFStringTokenizerTokenHasHasNumbersMask = 1L << 3,
    kCFStringTokenizerTokenHasNonLettersMask = 1L << 4,
    kCFStringTokenizerTokenIsCJWordMask = 1L << 5
};
typedef enum CFStringTokenizerTokenType CFStringTokenizerTokenType;

CF_EXTERN_C_BEGIN

CFTypeID CFStringTokenizerGetTypeID(void);
/// The language that the text most likely is in ("en", "zh-Hans"), or NULL.
CFStringRef CFStringTokenizerCopyBestStringLanguage(CFStringRef string, CFRange range);
CFStringTokenizerRef CFStringTokenizerCreate(CFAllocatorRef alloc, CFStringRef string, CFRange range,
                                             CFOptionFlags options, CFLocaleRef locale);
void CFStringTokenizerSetString(CFStringTokenizerRef tokenizer, CFStringRef string, CFRange range);
CFStringTokenizerTokenType CFStringTokenizerGoToTokenAtIndex(CFStringTokenizerRef tokenizer, CFIndex index);
CFStringTokenizerTokenType CFStringTokenizerAdvanceToNextToken(CFStringTokenizerRef tokenizer);
/// The range of the token in the whole string; kCFNotFound and 0 if there is none.
CFRange CFStringTokenizerGetCurrentTokenRange(CFStringTokenizerRef tokenizer);
CFTypeRef CFStringTokenizerCopyCurrentTokenAttribute(CFStringTokenizerRef tokenizer, CFOptionFlags attribute);
CFIndex CFStringTokenizerGetCurrentSubTokens(CFStringTokenizerRef tokenizer, CFRange *ranges, CFIndex maxRangeLength,
                                             CFMutableArrayRef derivedSubTokens);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
