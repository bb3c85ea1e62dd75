#pragma once
#import "PredicateExpression.h"

typedef enum { TokenWord, TokenText, TokenNumber, TokenSign, TokenObject, TokenPath, TokenVariable, TokenEnd } TokenKind;

@interface PredicateToken : NSObject {
@package
    TokenKind kind;
    id value;
}
@end

/// Reads the text of a predicate. The parts are categories: tokens, predicates, expressions.
// MARK: Tokens

@interface PredicateReader : NSObject {
@package
    NSString *format;
    NSArray *arguments;
    NSUInteger used;
    NSMutableArray *tokens;
    NSUInteger place;
    int depth;
}

/// Raises NSInvalidArgumentException with the text that is being read.
- (void)fail;
/// Reads all of the text, after which the methods below take tokens from the first on.
- (void)readTokens;
- (PredicateToken *)token;
- (BOOL)takeSign:(NSString *)sign;
/// Takes the word if it is next, ignoring case.
- (BOOL)takeWord:(NSString *)word;
- (void)needSign:(NSString *)sign;
- (void)needEnd;
@end

@interface PredicateReader (Predicates)
- (NSPredicate *)readPredicate;
@end

@interface PredicateReader (Expressions)
/// Parses an expression, starting at the lowest precedence, that of sums.
- (NSExpression *)readSum;
@end

/// The object that stands for nil among the arguments of a format.
id nothing_of_predicates(void);
