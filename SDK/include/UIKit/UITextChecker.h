#pragma once
#import <UIKit/UIKitTypes.h>

/// Finds misspelt words (iOS 3.2). The device has no dictionary of any language: no word is found misspelt.
@interface UITextChecker : NSObject
/// `{NSNotFound, 0}`: no word is misspelt.
/// - Status: stub
- (NSRange)rangeOfMisspelledWordInString:(NSString *)stringToCheck
                                   range:(NSRange)range
                              startingAt:(NSInteger)startingOffset
                                    wrap:(BOOL)wrapFlag
                                language:(NSString *)language;
/// nil.
/// - Status: stub
- (NSArray *)guessesForWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language;
/// The learned words that begin so; nil if there are none.
- (NSArray *)completionsForPartialWordRange:(NSRange)range inString:(NSString *)string language:(NSString *)language;
- (void)ignoreWord:(NSString *)wordToIgnore;
- (NSArray *)ignoredWords;
- (void)setIgnoredWords:(NSArray *)words;
/// Learned words are kept for the app.
+ (void)learnWord:(NSString *)word;
+ (BOOL)hasLearnedWord:(NSString *)word;
+ (void)unlearnWord:(NSString *)word;
/// Empty.
+ (NSArray *)availableLanguages;
@end
