#pragma once
#import "PredicateExpression.h"

typedef enum { TokenWord, TokenText, TokenNumber, TokenSign, TokenObject, TokenPath, TokenVariable, TokenEnd } TokenKind;

@interface PredicateToken : NSObject {
@package
    TokenKind kind;
    id value;
    /// Where it begins in the format, in UTF-16 units.
    NSUInteger start;
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

/// Raises NSInvalidArgumentException in Apple's words, with the place of the next token and what is wrong there.
- (void)fail:(NSString *)problem;
- (void)fail:(NSString *)problem at:(NSUInteger)start;
/// Counts one step into something nested, or one more operand of a chain, which are trees of that depth.
/// - Raises: if there are too many.
- (void)goDeeper;
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
/// Reads a predicate or an expression, since only what follows a parenthesis tells which of them is in it.
- (id)readAny;
- (NSPredicate *)readPredicate;
@end

@interface PredicateReader (Expressions)
/// Reads an expression, starting at the lowest precedence; a predicate, if it finds one in parentheses.
- (id)readExpressionOrPredicate;
- (NSExpression *)readExpression;
@end

/// True of the words that a key in a format needs a `#` in front of.
BOOL is_reserved_in_predicates(NSString *word);

/// The object that stands for nil among the arguments of a format.
id nothing_of_predicates(void);
