#import <Foundation/Foundation.h>

// The kinds of characters that a password may have.
enum {
    CharacterKindSmall = 1 << 0,
    CharacterKindCapital = 1 << 1,
    CharacterKindDigit = 1 << 2,
    CharacterKindPunctuation = 1 << 3
};
typedef NSUInteger CharacterKinds;

@interface PasswordMaker : NSObject

// Nil if the length is 0 or there are no kinds to choose from.
+ (NSString *)passwordOfLength:(NSInteger)length kinds:(CharacterKinds)kinds;

@end
