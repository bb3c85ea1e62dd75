#import "NSString+Title.h"

// A category alone in its file: only -ObjC brings it out of the library.
@implementation NSString (Title)

- (NSString *)titleCase {
    return [self capitalizedString];
}

@end
