// Guesses the language of a text by its script and, for Latin letters, by the most frequent words of each language.

#import <Foundation/Foundation.h>

/// - Returns: a code such as "en" or "zh-Hans"; nil where nothing speaks for one.
NSString *guessed_language(NSString *text);

/// The code of the script that most letters belong to ("Latn"), or nil.
NSString *guessed_script(NSString *text);
