// Going through the attributes of a text with a block.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"one two three"] autorelease];
    [text addAttribute:@"a" value:@"1" range:NSMakeRange(0, 7)];
    [text addAttribute:@"b" value:@"2" range:NSMakeRange(4, 9)];
    NSRange all = NSMakeRange(0, [text length]);
    void (^print)(id, NSRange, BOOL *) = ^(id value, NSRange range, BOOL *stop) {
        if ([value isKindOfClass:[NSDictionary class]]) value = [[[value allKeys] sortedArrayUsingSelector:@selector(compare:)]
            componentsJoinedByString:@"+"];
        printf("%s%s ", value ? [value UTF8String] : "none", [NSStringFromRange(range) UTF8String]);
    };
    [text enumerateAttributesInRange:all options:0 usingBlock:print];
    printf("\n");
    [text enumerateAttributesInRange:all options:NSAttributedStringEnumerationReverse usingBlock:print];
    printf("\n");
    [text enumerateAttribute:@"a" inRange:all options:0 usingBlock:print];
    printf("\n");
    [text enumerateAttribute:@"a" inRange:NSMakeRange(5, 4) options:NSAttributedStringEnumerationReverse usingBlock:print];
    printf("\n");
    [text enumerateAttribute:@"a" inRange:all options:NSAttributedStringEnumerationLongestEffectiveRangeNotRequired
                  usingBlock:^(id value, NSRange range, BOOL *stop) {
                      print(value, range, stop);
                      *stop = YES;
                  }];
    printf("\n");
    [text enumerateAttribute:@"b" inRange:all options:0 usingBlock:^(id value, NSRange range, BOOL *stop) {
        if (value == nil) [text deleteCharactersInRange:range];
        print(value, range, stop);
    }];
    printf("\n%s\n", [[text string] UTF8String]);
    @try {
        [text enumerateAttributesInRange:NSMakeRange(5, 40) options:0 usingBlock:print];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > a{0, 4} a+b{4, 3} b{7, 6} 
// > b{7, 6} a+b{4, 3} a{0, 4} 
// > 1{0, 7} none{7, 6} 
// > none{7, 2} 1{5, 2} 
// > 1{0, 4} 
// > none{0, 4} 2{0, 9} 
// > two three
// > NSRangeException
