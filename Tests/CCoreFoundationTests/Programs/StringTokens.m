// CFStringTokenizer's units, a token by its place, languages; strings on the caller's memory; paths made in one step.
// > words: Hello|world|3|apples
// > types: 1 1 25 1
// > sentences: One. |Two? |Three
// > paragraphs: a\n|b\r\n|c
// > token at 8: world, next 3
// > outside: none {-1, 0}
// > boundary: Hi|,| |you
// > languages: ja ko ru en de none
// > external: abc 3, 5 with room, beyond it HELLO, buffer ab, set again: xy
// > rect: {{1, 2}, {3, 4}} ellipse {{0, 0}, {10, 20}}
// > tight box: {{0, 0}, {10, 7.5}}
// > surrogates: 1 d83d de00
// > home: 1
#import <UIKit/UIKit.h>

static NSString *tokens(NSString *text, CFOptionFlags unit, NSString *separator) {
    CFStringTokenizerRef tokenizer =
        CFStringTokenizerCreate(NULL, (CFStringRef)text, CFRangeMake(0, [text length]), unit, NULL);
    NSMutableArray *parts = [NSMutableArray array];
    while (CFStringTokenizerAdvanceToNextToken(tokenizer) != kCFStringTokenizerTokenNone) {
        CFRange range = CFStringTokenizerGetCurrentTokenRange(tokenizer);
        [parts addObject:[text substringWithRange:NSMakeRange(range.location, range.length)]];
    }
    CFRelease(tokenizer);
    NSString *all = [parts componentsJoinedByString:separator];
    all = [all stringByReplacingOccurrencesOfString:@"\r" withString:@"\\r"];
    return [all stringByReplacingOccurrencesOfString:@"\n" withString:@"\\n"];
}

static const char *language(NSString *text) {
    NSString *found = (NSString *)CFStringTokenizerCopyBestStringLanguage((CFStringRef)text, CFRangeMake(0, [text length]));
    return found ? [[found autorelease] UTF8String] : "none";
}

int main(void) {
    @autoreleasepool {
        NSString *text = @"Hello, world: 3 apples!";
        printf("words: %s\n", [tokens(text, kCFStringTokenizerUnitWord, @"|") UTF8String]);
        CFStringTokenizerRef it = CFStringTokenizerCreate(
            NULL, (CFStringRef)text, CFRangeMake(0, [text length]), kCFStringTokenizerUnitWord, NULL);
        printf("types:");
        for (CFStringTokenizerTokenType type; (type = CFStringTokenizerAdvanceToNextToken(it));) printf(" %d", (int)type);
        printf("\n");
        printf("sentences: %s\n", [tokens(@"One. Two? Three", kCFStringTokenizerUnitSentence, @"|") UTF8String]);
        printf("paragraphs: %s\n", [tokens(@"a\nb\r\nc", kCFStringTokenizerUnitParagraph, @"|") UTF8String]);
        CFStringTokenizerGoToTokenAtIndex(it, 8);
        CFRange range = CFStringTokenizerGetCurrentTokenRange(it);
        printf("token at 8: %s", [[text substringWithRange:NSMakeRange(range.location, range.length)] UTF8String]);
        CFStringTokenizerAdvanceToNextToken(it);
        range = CFStringTokenizerGetCurrentTokenRange(it);
        printf(", next %s\n", [[text substringWithRange:NSMakeRange(range.location, range.length)] UTF8String]);
        BOOL isNone = CFStringTokenizerGoToTokenAtIndex(it, 99) == kCFStringTokenizerTokenNone;
        range = CFStringTokenizerGetCurrentTokenRange(it);
        printf("outside: %s {%d, %d}\n", isNone ? "none" : "some", (int)range.location, (int)range.length);
        CFRelease(it);
        printf("boundary: %s\n", [tokens(@"Hi, you", kCFStringTokenizerUnitWordBoundary, @"|") UTF8String]);
        printf(
            "languages: %s %s %s %s %s %s\n", language(@"これは日本語です"), language(@"안녕하세요"), language(@"Привет мир"),
            language(@"the cat and the dog"), language(@"der Hund und die Katze"), language(@"12345"));

        UniChar buffer[6] = {'a', 'b', 'c'};
        CFMutableStringRef string = CFStringCreateMutableWithExternalCharactersNoCopy(NULL, buffer, 3, 6, kCFAllocatorNull);
        printf("external: %s %d,", [(NSString *)string UTF8String], (int)CFStringGetLength(string));
        CFStringAppend(string, CFSTR("de"));
        printf(" %d with room,", (int)CFStringGetLength(string));
        CFStringReplaceAll(string, CFSTR("Hello"));
        CFStringUppercase(string, NULL);
        printf(" beyond it %s,", [(NSString *)string UTF8String]);
        UniChar other[2] = {'x', 'y'};
        CFStringSetExternalCharactersNoCopy(string, other, 2, 2);
        UniChar ab[] = {'a', 'b'};
        printf(
            " buffer %s, set again: %s\n", [[NSString stringWithCharacters:ab length:2] UTF8String],
            [(NSString *)string UTF8String]);
        CFRelease(string);

        CGPathRef rect = CGPathCreateWithRect(CGRectMake(1, 2, 3, 4), NULL);
        CGPathRef ellipse = CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 10, 20), NULL);
        printf(
            "rect: %s ellipse %s\n", [NSStringFromCGRect(CGPathGetBoundingBox(rect)) UTF8String],
            [NSStringFromCGRect(CGPathGetPathBoundingBox(ellipse)) UTF8String]);
        CGMutablePathRef curve = CGPathCreateMutable();
        CGPathMoveToPoint(curve, NULL, 0, 0);
        CGPathAddCurveToPoint(curve, NULL, 0, 10, 10, 10, 10, 0);
        printf("tight box: %s\n", [NSStringFromCGRect(CGPathGetPathBoundingBox(curve)) UTF8String]);
        CGPathRelease(curve);
        CGPathRelease(rect);
        CGPathRelease(ellipse);
        UniChar pair[2];
        Boolean isPair = CFStringGetSurrogatePairForLongCharacter(0x1F600, pair);
        printf("surrogates: %d %x %x\n", isPair, pair[0], pair[1]);
        NSURL *home = (NSURL *)CFCopyHomeDirectoryURL();
        printf("home: %d\n", [[home path] isEqual:NSHomeDirectory()]);
        [home release];
    }
    return 0;
}
