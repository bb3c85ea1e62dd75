// CFStringTokenizer: parts of tokens.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFStringRef text = CFSTR("well-known 3rd words");
    CFStringTokenizerRef tokenizer =
        CFStringTokenizerCreate(NULL, text, CFRangeMake(0, CFStringGetLength(text)), kCFStringTokenizerUnitWord, NULL);
    CHECK(CFGetTypeID(tokenizer) == CFStringTokenizerGetTypeID());
    CFRange ranges[4];
    CHECK_NUMBER(CFStringTokenizerGetCurrentSubTokens(tokenizer, ranges, 4, NULL), 0);
    int tokens = 0;
    while (CFStringTokenizerAdvanceToNextToken(tokenizer) != kCFStringTokenizerTokenNone) {
        CFRange whole = CFStringTokenizerGetCurrentTokenRange(tokenizer);
        CFIndex parts = CFStringTokenizerGetCurrentSubTokens(tokenizer, ranges, 4, NULL);
        // Parts lie within the token, or there are none.
        for (CFIndex i = 0; i < parts && i < 4; i++)
            CHECK(ranges[i].location >= whole.location
                  && ranges[i].location + ranges[i].length <= whole.location + whole.length);
        tokens++;
    }
    CHECK(tokens >= 3);
    CFRelease(tokenizer);
    [pool drain];
    return end_of_checks();
}

// > 7 checks
