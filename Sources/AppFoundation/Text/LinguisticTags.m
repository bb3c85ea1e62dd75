// The names of schemes and tags, as Apple's library has them; GNUstep's are others.

#import <Foundation/Foundation.h>

NSString *const NSLinguisticTagSchemeTokenType = @"TokenType";
NSString *const NSLinguisticTagSchemeLexicalClass = @"LexicalClass";
NSString *const NSLinguisticTagSchemeNameType = @"NameType";
NSString *const NSLinguisticTagSchemeNameTypeOrLexicalClass = @"NameTypeOrLexicalClass";
NSString *const NSLinguisticTagSchemeLemma = @"Lemma";
NSString *const NSLinguisticTagSchemeLanguage = @"Language";
NSString *const NSLinguisticTagSchemeScript = @"Script";

NSString *const NSLinguisticTagWord = @"Word";
NSString *const NSLinguisticTagPunctuation = @"Punctuation";
NSString *const NSLinguisticTagWhitespace = @"Whitespace";
NSString *const NSLinguisticTagOther = @"Other";

NSString *const NSLinguisticTagNoun = @"Noun";
NSString *const NSLinguisticTagVerb = @"Verb";
NSString *const NSLinguisticTagAdjective = @"Adjective";
NSString *const NSLinguisticTagAdverb = @"Adverb";
NSString *const NSLinguisticTagPronoun = @"Pronoun";
NSString *const NSLinguisticTagDeterminer = @"Determiner";
NSString *const NSLinguisticTagParticle = @"Particle";
NSString *const NSLinguisticTagPreposition = @"Preposition";
NSString *const NSLinguisticTagNumber = @"Number";
NSString *const NSLinguisticTagConjunction = @"Conjunction";
NSString *const NSLinguisticTagInterjection = @"Interjection";
NSString *const NSLinguisticTagClassifier = @"Classifier";
NSString *const NSLinguisticTagIdiom = @"Idiom";
NSString *const NSLinguisticTagOtherWord = @"OtherWord";
NSString *const NSLinguisticTagSentenceTerminator = @"SentenceTerminator";
NSString *const NSLinguisticTagOpenQuote = @"OpenQuote";
NSString *const NSLinguisticTagCloseQuote = @"CloseQuote";
NSString *const NSLinguisticTagOpenParenthesis = @"OpenParenthesis";
NSString *const NSLinguisticTagCloseParenthesis = @"CloseParenthesis";
NSString *const NSLinguisticTagWordJoiner = @"WordJoiner";
NSString *const NSLinguisticTagDash = @"Dash";
NSString *const NSLinguisticTagOtherPunctuation = @"Punctuation";
NSString *const NSLinguisticTagParagraphBreak = @"ParagraphBreak";
NSString *const NSLinguisticTagOtherWhitespace = @"Whitespace";

NSString *const NSLinguisticTagPersonalName = @"PersonalName";
NSString *const NSLinguisticTagPlaceName = @"PlaceName";
NSString *const NSLinguisticTagOrganizationName = @"OrganizationName";
