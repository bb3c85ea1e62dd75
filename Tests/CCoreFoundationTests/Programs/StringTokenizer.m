// Words, sentences, paragraphs and places of line breaks.

#import <UIKit/UIKit.h>

static void tokens(CFStringRef text, CFRange range, CFOptionFlags unit) {
    CFStringTokenizerRef tokenizer = CFStringTokenizerCreate(NULL, text, range, unit, NULL);
    while (CFStringTokenizerAdvanceToNextToken(tokenizer) != kCFStringTokenizerTokenNone) {
        CFRange token = CFStringTokenizerGetCurrentTokenRange(tokenizer);
        CFStringRef part = CFStringCreateWithSubstring(NULL, text, token);
        printf("[%s]", [[(NSString *)part stringByReplacingOccurrencesOfString:@"\n" withString:@"~"] UTF8String]);
        CFRelease(part);
    }
    printf(" %d %d\n", (int)CFStringTokenizerAdvanceToNextToken(tokenizer),
           (int)CFStringTokenizerGetCurrentTokenRange(tokenizer).location);
    CFRelease(tokenizer);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFStringRef text = CFSTR("Hello, big world. It's 42!\nSecond line.");
    CFRange all = CFRangeMake(0, CFStringGetLength(text));
    tokens(text, all, kCFStringTokenizerUnitWord);
    tokens(text, all, kCFStringTokenizerUnitWordBoundary);
    tokens(text, all, kCFStringTokenizerUnitSentence);
    tokens(text, all, kCFStringTokenizerUnitParagraph);
    tokens(text, all, kCFStringTokenizerUnitLineBreak);
    tokens(text, CFRangeMake(7, 5), kCFStringTokenizerUnitWord);
    tokens(CFSTR(""), CFRangeMake(0, 0), kCFStringTokenizerUnitWord);
    CFStringTokenizerRef tokenizer = CFStringTokenizerCreate(NULL, text, all, kCFStringTokenizerUnitWord, NULL);
    printf("%d ", (int)CFStringTokenizerGoToTokenAtIndex(tokenizer, 8));
    printf("%d\n", (int)CFStringTokenizerGetCurrentTokenRange(tokenizer).location);
    printf("%d\n", (int)CFStringTokenizerGoToTokenAtIndex(tokenizer, 5));
    CFStringTokenizerSetString(tokenizer, CFSTR("Привет"), CFRangeMake(0, 6));
    CFStringTokenizerAdvanceToNextToken(tokenizer);
    CFStringRef latin = CFStringTokenizerCopyCurrentTokenAttribute(tokenizer, kCFStringTokenizerAttributeLatinTranscription);
    printf("%s\n", [(NSString *)latin UTF8String]);
    CFRelease(latin);
    CFRelease(tokenizer);
    CFStringRef language = CFStringTokenizerCopyBestStringLanguage(text = CFSTR("This is the house that was built"), CFRangeMake(0, 32));
    printf("%s\n", [(NSString *)language UTF8String]);
    CFRelease(language);
    [pool drain];
    return 0;
}

// > [Hello][big][world][It's][42][Second][line] 0 -1
// > [Hello][,][ ][big][ ][world][.][ ][It's][ ][42][!][~][Second][ ][line][.] 0 -1
// > [Hello, big world. ][It's 42!~][Second line.] 0 -1
// > [Hello, big world. It's 42!~][Second line.] 0 -1
// > [Hello, ][big ][world. ][It's ][42!~][Second ][line.] 0 -1
// > [big][w] 0 -1
// >  0 -1
// > 1 7
// > 0
// > Privet
// > en
