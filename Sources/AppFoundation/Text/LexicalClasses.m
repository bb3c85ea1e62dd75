#import "LexicalClasses.h"
#include <unicode/uchar.h>

static const struct {
    NSString *const *tag;
    const char *words;
} small_words[] = {
    {&NSLinguisticTagDeterminer, " a an the this that these those my your his her its our their some any each every no all both which what "},
    {&NSLinguisticTagPronoun, " i you he she it we they me him us them mine yours hers ours theirs who whom myself himself herself itself "
                              "someone anyone everyone nobody something anything everything nothing "},
    {&NSLinguisticTagPreposition, " of in on at by for with about against between into through during before after above below from over under "
                                  "without within upon across behind beyond toward towards near since until "},
    {&NSLinguisticTagConjunction, " and or but nor so yet if because although while than though unless whereas as "},
    {&NSLinguisticTagParticle, " to up out off not n't 's "},
    {&NSLinguisticTagInterjection, " oh wow hey hello hi ouch yes please thanks bye "},
    {&NSLinguisticTagVerb, " is am are was were be been being have has had do does did will would can could shall should may might must go goes "
                           "went gone say says said get gets got make makes made know knows knew think thinks thought take takes took see "
                           "sees saw come comes came want wants give gives gave find finds found let run runs ran eat eats ate jumps jump "},
    {&NSLinguisticTagAdverb, " very too also just now then here there always never often again ever still already soon well quite rather almost "
                             "when where why how perhaps maybe today tomorrow "},
    {&NSLinguisticTagAdjective, " good new first last long great little own other old right big high different small large next early young "
                                "important few bad same able quick lazy brown red green blue white black happy sad "},
    {&NSLinguisticTagNumber, " one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million "},
};

static const struct {
    const char *ending;
    NSString *const *tag;
} endings[] = {
    {"ly", &NSLinguisticTagAdverb},     {"ing", &NSLinguisticTagVerb},      {"ed", &NSLinguisticTagVerb},
    {"ize", &NSLinguisticTagVerb},      {"ise", &NSLinguisticTagVerb},      {"ify", &NSLinguisticTagVerb},
    {"ous", &NSLinguisticTagAdjective}, {"ful", &NSLinguisticTagAdjective}, {"able", &NSLinguisticTagAdjective},
    {"ible", &NSLinguisticTagAdjective}, {"ive", &NSLinguisticTagAdjective}, {"ic", &NSLinguisticTagAdjective},
    {"less", &NSLinguisticTagAdjective}, {"ish", &NSLinguisticTagAdjective},
};

NSString *lexical_class_of_word(NSString *word) {
    word = [word lowercaseString];
    if ([word rangeOfCharacterFromSet:[NSCharacterSet decimalDigitCharacterSet]].location == 0) return NSLinguisticTagNumber;
    const char *bytes = [word length] < 24 ? [[NSString stringWithFormat:@" %@ ", word] UTF8String] : NULL;
    for (size_t i = 0; bytes && i < sizeof small_words / sizeof *small_words; i++) {
        if (strstr(small_words[i].words, bytes)) return *small_words[i].tag;
    }
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        NSString *ending = [NSString stringWithUTF8String:endings[i].ending];
        if ([word length] > [ending length] + 2 && [word hasSuffix:ending]) return *endings[i].tag;
    }
    return NSLinguisticTagNoun;
}

NSString *lexical_class_of_mark(unichar mark) {
    switch (mark) {
    case '.': case '!': case '?': case 0x2026: case 0x3002: case 0xFF01: case 0xFF1F: return NSLinguisticTagSentenceTerminator;
    case '"': case '\'': return NSLinguisticTagOtherPunctuation;
    default: break;
    }
    switch (u_charType(mark)) {
    case U_START_PUNCTUATION: return NSLinguisticTagOpenParenthesis;
    case U_END_PUNCTUATION: return NSLinguisticTagCloseParenthesis;
    case U_INITIAL_PUNCTUATION: return NSLinguisticTagOpenQuote;
    case U_FINAL_PUNCTUATION: return NSLinguisticTagCloseQuote;
    case U_DASH_PUNCTUATION: return NSLinguisticTagDash;
    default: return NSLinguisticTagOtherPunctuation;
    }
}
