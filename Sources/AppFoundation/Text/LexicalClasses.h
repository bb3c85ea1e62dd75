// What kind of word a word is.

#import <Foundation/Foundation.h>

/// The tag of a word of English: by a list for the small words, by its ending for others; nouns are what is left.
NSString *lexical_class_of_word(NSString *word);

/// The tag of a punctuation mark.
NSString *lexical_class_of_mark(unichar mark);
