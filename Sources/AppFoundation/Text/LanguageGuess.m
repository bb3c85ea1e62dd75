#import "LanguageGuess.h"
#import "../Strings/Units.h"
#include <unicode/ubrk.h>
#include <unicode/uscript.h>

/// Words that are frequent in a language, and in few others.
static const struct {
    const char *language, *words;
} frequent[] = {
    {"en", " the and of to is that was for with this you are have not from they what there would were been which "},
    {"fr", " le la les et des est une que dans pour pas qui sur avec vous nous sont cette mais plus je il elle au aux "},
    {"de", " der die das und ist nicht ein eine mit den von zu auf sich auch ich wir sie dem des im wird sind wie "},
    {"es", " el los las que y es una por con para del se su como pero más este está muy son yo lo al qué "},
    {"it", " il che di e un una per non sono con della del gli le come anche più questo è nel alla dei ma ho "},
    {"pt", " o os as que e um uma para com não do da em se por mais como mas dos das ao você está é são "},
    {"nl", " het een van en is dat niet met op voor zijn aan ook er maar bij naar deze wordt ik je wij "},
    {"sv", " och att det som en är på för med inte den av till har jag ett om var men "},
    {"da", " og at det er en som på til med ikke af den har jeg et der for men blev "},
    {"nb", " og det er en som på til med ikke av har jeg et å men ble seg etter "},
    {"fi", " ja on ei se että oli hän mutta olen tämä kun niin ovat joka minä ole "},
    {"pl", " nie się jest że na z do w i to jak co ale po tak czy jego przez "},
    {"cs", " je že se na v a to s do jako ale pro jsem který není byl tak "},
    {"tr", " bir ve bu da için de çok ne gibi daha var ama değil olarak ben "},
    {"ro", " și de la în nu că este un o cu pe mai din care sunt dar "},
    {"hu", " az a és hogy nem is egy ez van meg de csak volt már mint "},
};

enum { LanguageCount = sizeof frequent / sizeof *frequent, ReadUnits = 4096 };

static const struct {
    UScriptCode script;
    const char *language;
} by_script[] = {{USCRIPT_HIRAGANA, "ja"},   {USCRIPT_KATAKANA, "ja"}, {USCRIPT_HANGUL, "ko"},    {USCRIPT_HAN, "zh-Hans"},
                 {USCRIPT_CYRILLIC, "ru"},   {USCRIPT_GREEK, "el"},    {USCRIPT_ARABIC, "ar"},    {USCRIPT_HEBREW, "he"},
                 {USCRIPT_THAI, "th"},       {USCRIPT_DEVANAGARI, "hi"}, {USCRIPT_TAMIL, "ta"},   {USCRIPT_BENGALI, "bn"},
                 {USCRIPT_GEORGIAN, "ka"},   {USCRIPT_ARMENIAN, "hy"}};

/// How many letters of the text there are of each script; the array has room for all.
static void count_scripts(const UChar *units, int32_t length, int counts[USCRIPT_CODE_LIMIT]) {
    for (int32_t i = 0; i < length;) {
        UChar32 letter;
        U16_NEXT(units, i, length, letter);
        if (!u_isalpha(letter)) continue;
        UErrorCode status = U_ZERO_ERROR;
        UScriptCode script = uscript_getScript(letter, &status);
        if (U_SUCCESS(status) && script > USCRIPT_INHERITED && script < USCRIPT_CODE_LIMIT) counts[script]++;
    }
}

static int most_frequent(const int counts[USCRIPT_CODE_LIMIT]) {
    int best = -1;
    for (int i = 0; i < USCRIPT_CODE_LIMIT; i++) {
        if (counts[i] > 0 && (best < 0 || counts[i] > counts[best])) best = i;
    }
    return best;
}

static NSString *beginning(NSString *text) {
    return [text length] > ReadUnits ? [text substringToIndex:ReadUnits] : text;
}

NSString *guessed_script(NSString *text) {
    int32_t length, counts[USCRIPT_CODE_LIMIT] = {0};
    const UChar *units = units_of(beginning(text), &length);
    count_scripts(units, length, counts);
    int script = most_frequent(counts);
    return script < 0 ? nil : [NSString stringWithUTF8String:uscript_getShortName((UScriptCode)script)];
}

static NSString *language_of_words(NSString *text) {
    int counts[LanguageCount] = {0}, best = -1;
    NSCharacterSet *gaps = [[NSCharacterSet letterCharacterSet] invertedSet];
    for (NSString *word in [[text lowercaseString] componentsSeparatedByCharactersInSet:gaps]) {
        const char *bytes = [word length] && [word length] < 20 ? [[NSString stringWithFormat:@" %@ ", word] UTF8String] : NULL;
        for (int i = 0; bytes && i < LanguageCount; i++) {
            if (strstr(frequent[i].words, bytes)) counts[i]++;
        }
    }
    for (int i = 0; i < LanguageCount; i++) {
        if (counts[i] > 0 && (best < 0 || counts[i] > counts[best])) best = i;
    }
    return best < 0 ? nil : [NSString stringWithUTF8String:frequent[best].language];
}

NSString *guessed_language(NSString *text) {
    text = beginning(text);
    int32_t length, counts[USCRIPT_CODE_LIMIT] = {0};
    const UChar *units = units_of(text, &length);
    count_scripts(units, length, counts);
    // A Japanese text has Chinese characters, too.
    if (counts[USCRIPT_HIRAGANA] + counts[USCRIPT_KATAKANA] > 0 && counts[USCRIPT_LATIN] < counts[USCRIPT_HIRAGANA] * 4) {
        return @"ja";
    }
    int script = most_frequent(counts);
    if (script < 0) return nil;
    if (script == USCRIPT_LATIN) return language_of_words(text);
    for (size_t i = 0; i < sizeof by_script / sizeof *by_script; i++) {
        if ((int)by_script[i].script == script) return [NSString stringWithUTF8String:by_script[i].language];
    }
    return nil;
}
