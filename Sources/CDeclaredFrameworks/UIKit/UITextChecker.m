#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>

@implementation UITextChecker {
    NSArray *_ignoredWords;
}

static NSString *const learned_words_key = @"UITextCheckerLearnedWords";

static NSArray *learned_words(void) {
    NSArray *words = [[NSUserDefaults standardUserDefaults] arrayForKey:learned_words_key];
    return words ? words : [NSArray array];
}

+ (NSArray *)availableLanguages { return [NSArray array]; }

+ (void)learnWord:(NSString *)word {
    if ([word length] == 0 || [self hasLearnedWord:word]) return;
    [[NSUserDefaults standardUserDefaults] setObject:[learned_words() arrayByAddingObject:word] forKey:learned_words_key];
}

+ (BOOL)hasLearnedWord:(NSString *)word { return word && [learned_words() containsObject:word]; }

+ (void)unlearnWord:(NSString *)word {
    NSMutableArray *words = [NSMutableArray arrayWithArray:learned_words()];
    if (word) [words removeObject:word];
    [[NSUserDefaults standardUserDefaults] setObject:words forKey:learned_words_key];
}

- (NSRange)rangeOfMisspelledWordInString:(NSString *)stringToCheck
                                   range:(NSRange)range
                              startingAt:(NSInteger)startingOffset
                                    wrap:(BOOL)wrapFlag
                                language:(NSString *)language {
    NOT_THERE_YET("UITextChecker", "a dictionary");
    return NSMakeRange(NSNotFound, 0);
}

- (NSArray *)guessesForWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language { return nil; }

- (NSArray *)completionsForPartialWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language {
    if (range.location > [string length] || range.length > [string length] - range.location) return nil;
    NSString *beginning = [string substringWithRange:range];
    NSMutableArray *completions = [NSMutableArray array];
    for (NSString *word in learned_words()) {
        if ([beginning length] && [word hasPrefix:beginning]) [completions addObject:word];
    }
    return [completions count] ? completions : nil;
}

- (NSArray *)ignoredWords { return _ignoredWords; }
- (void)setIgnoredWords:(NSArray *)words { _ignoredWords = [words copy]; }

- (void)ignoreWord:(NSString *)wordToIgnore {
    if (wordToIgnore == nil || [_ignoredWords containsObject:wordToIgnore]) return;
    _ignoredWords = _ignoredWords ? [_ignoredWords arrayByAddingObject:wordToIgnore] : [NSArray arrayWithObject:wordToIgnore];
}

@end
