// Escaping strings, so that a regular expression or a template matches them literally.

#import <Foundation/Foundation.h>

static NSString *escaped(NSString *text, NSString *specials) {
    NSCharacterSet *set = [NSCharacterSet characterSetWithCharactersInString:specials];
    NSMutableString *result = [NSMutableString stringWithCapacity:[text length]];
    for (NSUInteger i = 0; i < [text length]; i++) {
        unichar unit = [text characterAtIndex:i];
        if ([set characterIsMember:unit]) [result appendString:@"\\"];
        [result appendString:[text substringWithRange:NSMakeRange(i, 1)]];
    }
    return result;
}

@interface NSRegularExpression (Texts)
@end

@implementation NSRegularExpression (Texts)

+ (NSString *)escapedPatternForString:(NSString *)string { return escaped(string, @"*?+[(){}^$|\\./"); }

+ (NSString *)escapedTemplateForString:(NSString *)string { return escaped(string, @"$\\"); }

@end
