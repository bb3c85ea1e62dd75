// Where lines and paragraphs begin and end.

#import <UIKit/UIKit.h>

static void show(NSString *text) {
    for (NSUInteger i = 0; i <= [text length]; i++) {
        NSUInteger start, end, contents;
        [text getLineStart:&start end:&end contentsEnd:&contents forRange:NSMakeRange(i, 0)];
        printf("%d-%d-%d ", (int)start, (int)contents, (int)end);
        [text getParagraphStart:&start end:&end contentsEnd:&contents forRange:NSMakeRange(i, 0)];
        printf("%d-%d-%d | ", (int)start, (int)contents, (int)end);
    }
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show(@"");
    show(@"a\r\nb\n\nc");
    NSString *text = [NSString stringWithUTF8String:"a\u2028b\u2029c\xc2\x85\x64\re"];
    show(text);
    show([NSMutableString stringWithString:@"x\ry\r\n"]);
    printf("%s %s\n", [NSStringFromRange([text lineRangeForRange:NSMakeRange(2, 3)]) UTF8String],
           [NSStringFromRange([text paragraphRangeForRange:NSMakeRange(2, 1)]) UTF8String]);
    [text enumerateLinesUsingBlock:^(NSString *line, BOOL *stop) { printf("<%s>", [line UTF8String]); }];
    @try {
        [text lineRangeForRange:NSMakeRange(9, 2)];
    } @catch (NSException *exception) {
        printf(" %s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > 0-0-0 0-0-0 | 
// > 0-1-3 0-1-3 | 0-1-3 0-1-3 | 0-1-3 0-1-3 | 3-4-5 3-4-5 | 3-4-5 3-4-5 | 5-5-6 5-5-6 | 6-7-7 6-7-7 | 6-7-7 6-7-7 | 
// > 0-1-2 0-3-4 | 0-1-2 0-3-4 | 2-3-4 0-3-4 | 2-3-4 0-3-4 | 4-5-6 4-5-6 | 4-5-6 4-5-6 | 6-7-8 6-7-8 | 6-7-8 6-7-8 | 8-9-9 8-9-9 | 8-9-9 8-9-9 | 
// > 0-1-2 0-1-2 | 0-1-2 0-1-2 | 2-3-5 2-3-5 | 2-3-5 2-3-5 | 2-3-5 2-3-5 | 5-5-5 5-5-5 | 
// > {2, 4} {0, 4}
// > <a><b><c><d><e> NSRangeException
