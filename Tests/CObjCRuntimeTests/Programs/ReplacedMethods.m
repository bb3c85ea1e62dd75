// Methods that the library puts in place of Foundation's work for every kind of string: where Foundation's own method of a
// class calls super, each class goes on with what it did before.

#import <Foundation/Foundation.h>

@interface AppString : NSString {
    NSString *text;
}
- (id)initWithText:(NSString *)string;
@end
@implementation AppString
- (id)initWithText:(NSString *)string {
    if ((self = [super init])) text = [string copy];
    return self;
}
- (NSUInteger)length { return [text length]; }
- (unichar)characterAtIndex:(NSUInteger)index { return [text characterAtIndex:index]; }
@end

@interface AppMutableString : NSMutableString {
    NSMutableString *text;
}
- (id)initWithText:(NSString *)string;
@end
@implementation AppMutableString
- (id)initWithText:(NSString *)string {
    if ((self = [super init])) text = [string mutableCopy];
    return self;
}
- (NSUInteger)length { return [text length]; }
- (unichar)characterAtIndex:(NSUInteger)index { return [text characterAtIndex:index]; }
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string {
    [text replaceCharactersInRange:range withString:string];
}
@end

static int failures;
static const char *kind;

static void check(BOOL holds, const char *what) {
    if (holds) return;
    failures++;
    printf("%s: %s\n", kind, what);
}
#define CHECK(condition) check((condition), #condition)

/// - text: "Straße 10.2", "Strasse" or the like, with 10 in it.
static void check_string(NSString *text) {
    NSRange all = NSMakeRange(0, [text length]);
    CHECK([text compare:@"Item 9" options:NSNumericSearch] == NSOrderedDescending);
    CHECK([text compare:@"Item 9" options:0 range:all] == NSOrderedAscending);
    CHECK([text compare:@"item 10" options:NSCaseInsensitiveSearch range:all] == NSOrderedSame);
    CHECK([text compare:@"Ítem 10" options:NSDiacriticInsensitiveSearch range:all] == NSOrderedSame);
    CHECK([text compare:@"Item 9" options:NSNumericSearch range:all locale:nil] == NSOrderedDescending);
    CHECK([text compare:@"Item 9" options:NSNumericSearch range:all locale:[NSLocale currentLocale]] ==
          NSOrderedDescending);
    CHECK([text caseInsensitiveCompare:@"ITEM 10"] == NSOrderedSame);
    CHECK([text compare:@"Item 10"] == NSOrderedSame);
    CHECK([text localizedCompare:@"Item 10"] == NSOrderedSame);
    CHECK([text rangeOfString:@"em"].location == 2);
    CHECK([text rangeOfString:@"EM" options:NSCaseInsensitiveSearch].location == 2);
    CHECK([text rangeOfString:@"ém" options:NSDiacriticInsensitiveSearch range:all locale:nil].location == 2);
    CHECK([text rangeOfString:@"x" options:0 range:all locale:nil].location == NSNotFound);
    CHECK([[text uppercaseString] isEqualToString:@"ITEM 10"]);
    CHECK([[text lowercaseString] isEqualToString:@"item 10"]);
    CHECK([[text capitalizedString] isEqualToString:@"Item 10"]);
    CHECK([[text stringByAppendingString:@"!"] isEqualToString:@"Item 10!"]);
    CHECK([[text stringByReplacingOccurrencesOfString:@"1" withString:@"2"] isEqualToString:@"Item 20"]);
    CHECK([[text stringByReplacingOccurrencesOfString:@"[0-9]+"
                                           withString:@"#"
                                              options:NSRegularExpressionSearch
                                                range:all] isEqualToString:@"Item #"]);
    CHECK([text intValue] == 0 && [[text substringFromIndex:5] intValue] == 10);
}

static void check_mutable(NSMutableString *text) {
    CHECK([text replaceOccurrencesOfString:@"1" withString:@"2" options:0 range:NSMakeRange(0, [text length])] == 1);
    [text appendString:@"!"];
    [text appendFormat:@"%d", 5];
    CHECK([text isEqualToString:@"Item 20!5"]);
    CHECK([text replaceOccurrencesOfString:@"[0-9]"
                                withString:@"_"
                                   options:NSRegularExpressionSearch
                                     range:NSMakeRange(0, [text length])] == 3);
    CHECK([text isEqualToString:@"Item __!_"]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    kind = "literal";
    check_string(@"Item 10");
    kind = "C string";
    check_string([NSString stringWithCString:"Item 10" encoding:NSASCIIStringEncoding]);
    kind = "format";
    check_string([NSString stringWithFormat:@"Item %d", 10]);
    kind = "part";
    check_string([@"An Item 10 more" substringWithRange:NSMakeRange(3, 7)]);
    kind = "units";
    unichar units[] = {'I', 't', 'e', 'm', ' ', '1', '0'};
    check_string([NSString stringWithCharacters:units length:7]);
    kind = "mutable";
    check_string([NSMutableString stringWithString:@"Item 10"]);
    check_mutable([NSMutableString stringWithString:@"Item 10"]);
    kind = "copy of mutable";
    check_string([[[NSMutableString stringWithString:@"Item 10"] copy] autorelease]);
    kind = "no copy";
    check_string([[NSString alloc] initWithBytesNoCopy:"Item 10" length:7 encoding:NSASCIIStringEncoding freeWhenDone:NO]);
    kind = "path";
    check_string([@"/tmp/Item 10" lastPathComponent]);
    kind = "subclass";
    check_string([[AppString alloc] initWithText:@"Item 10"]);
    kind = "mutable subclass";
    check_string([[AppMutableString alloc] initWithText:@"Item 10"]);
    check_mutable([[AppMutableString alloc] initWithText:@"Item 10"]);
    kind = "device";
    CHECK([[[NSProcessInfo processInfo] processName] compare:@"5" options:NSNumericSearch] == NSOrderedDescending);
    NSDictionary *attributes = [NSDictionary dictionaryWithObject:@"x" forKey:[NSMutableString stringWithString:@"k"]];
    CHECK([[[attributes allKeys] lastObject] compare:@"k" options:NSNumericSearch] == NSOrderedSame);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
