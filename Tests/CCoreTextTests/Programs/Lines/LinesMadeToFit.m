// Lines that are cut off with a token, and lines that are stretched; where lines break.
// > fits: the same 1
// > end: not wider 1, the token at its right 1, first place 0
// > start: the token at its left 1, then 'ld' 1
// > middle: token between 1, not wider 1
// > without a token narrower 1; a token that is too wide 1
// > whole range 0 22
// > justified: 1 wide, gaps equal 1, spaces at the end left out 1
// > half as much 1, no spaces 1, narrower than it is 1
// > break after 'one ' 4, then 'two ' 4
// > narrower than a word 1, nothing fits 1, cluster 1
// > at the line break 4, and both of them 5
// > at the end 0, behind it 0
// > hyphen 5, no break before a full stop 10
// > Chinese breaks anywhere 2
// > the lines are the text 1, all fit 1
// > line of a part 4 3, its indices 4
#import "../Common.h"

static CGFloat x_of(CTLineRef line, CFIndex number) {
    return CTRunGetPositionsPtr((CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), number))[0].x;
}

static CTTypesetterRef typesetter_of(NSString *text) {
    return (CTTypesetterRef)[(id)CTTypesetterCreateWithAttributedString(
        (CFAttributedStringRef)set(text, @"Helvetica", 20)) autorelease];
}

static CTLineRef cut(CTLineRef line, double width, CTLineTruncationType type, CTLineRef token) {
    return (CTLineRef)[(id)CTLineCreateTruncatedLine(line, width, type, token) autorelease];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CTLineRef line = line_of(set(@"Hello beautiful World!", @"Helvetica", 20));
    CTLineRef token = line_of(set(@"\u2026", @"Helvetica", 20));
    double dots = width_of(token);
    printf("fits: the same %d\n", fabs(width_of(cut(line, 1000, kCTLineTruncationEnd, token)) - width_of(line)) < 1e-6);
    CTLineRef end = cut(line, 100, kCTLineTruncationEnd, token);
    printf("end: not wider %d, the token at its right %d, first place %d\n", width_of(end) <= 100 && width_of(end) > 80,
           fabs(x_of(end, 1) + dots - width_of(end)) < 1e-6,
           (int)CTLineGetStringIndexForPosition(end, CGPointMake(0, 0)));
    CTLineRef start = cut(line, dots + width_of(line_of(set(@"ld!", @"Helvetica", 20))) + 0.5, kCTLineTruncationStart, token);
    printf("start: the token at its left %d, then 'ld' %d\n", x_of(start, 0) == 0 && fabs(x_of(start, 1) - dots) < 1e-6,
           CTRunGetStringRange((CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(start), 1)).location == 19);
    CTLineRef middle = cut(line, 120, kCTLineTruncationMiddle, token);
    printf("middle: token between %d, not wider %d\n",
           CFArrayGetCount(CTLineGetGlyphRuns(middle)) == 3 && x_of(middle, 1) > 30 && x_of(middle, 1) < 70,
           width_of(middle) <= 120);
    printf("without a token narrower %d; a token that is too wide %d\n", width_of(cut(line, 100, kCTLineTruncationEnd, NULL)) <= 100,
           cut(line, 5, kCTLineTruncationEnd, token) == NULL);
    CFRange range = CTLineGetStringRange(end);
    printf("whole range %d %d\n", (int)range.location, (int)range.length);

    CTLineRef words = line_of(set(@"one two three ", @"Helvetica", 20));
    CTLineRef wide = (CTLineRef)[(id)CTLineCreateJustifiedLine(words, 1, 300) autorelease];
    double visible = width_of(wide) - CTLineGetTrailingWhitespaceWidth(wide);
    double one = CTLineGetOffsetForStringIndex(wide, 4, NULL) - CTLineGetOffsetForStringIndex(words, 4, NULL);
    double two = CTLineGetOffsetForStringIndex(wide, 8, NULL) - CTLineGetOffsetForStringIndex(words, 8, NULL);
    printf("justified: %d wide, gaps equal %d, spaces at the end left out %d\n", fabs(visible - 300) < 1e-6,
           fabs(two - 2 * one) < 1e-6,
           fabs(CTLineGetTrailingWhitespaceWidth(wide) - CTLineGetTrailingWhitespaceWidth(words)) < 1e-6);
    CTLineRef half = (CTLineRef)[(id)CTLineCreateJustifiedLine(words, 0.5, 300) autorelease];
    double before = width_of(words) - CTLineGetTrailingWhitespaceWidth(words);
    CTLineRef single = line_of(set(@"word", @"Helvetica", 20));
    CTLineRef same = (CTLineRef)[(id)CTLineCreateJustifiedLine(single, 1, 300) autorelease];
    CTLineRef narrow = (CTLineRef)[(id)CTLineCreateJustifiedLine(words, 1, 20) autorelease];
    printf("half as much %d, no spaces %d, narrower than it is %d\n",
           fabs(width_of(half) - CTLineGetTrailingWhitespaceWidth(half) - (before + 300) / 2) < 1e-6,
           width_of(same) == width_of(single), width_of(narrow) == width_of(words));

    CTTypesetterRef typesetter = typesetter_of(@"one two three");
    double room = width_of(line_of(set(@"one", @"Helvetica", 20))) + 1;
    printf("break after 'one ' %d, then 'two ' %d\n", (int)CTTypesetterSuggestLineBreak(typesetter, 0, room),
           (int)CTTypesetterSuggestLineBreak(typesetter, 4, room));
    printf("narrower than a word %d, nothing fits %d, cluster %d\n",
           CTTypesetterSuggestLineBreak(typesetter, 8, room) == 3 || CTTypesetterSuggestLineBreak(typesetter, 8, room) == 4,
           (int)CTTypesetterSuggestLineBreak(typesetter, 0, 0), (int)CTTypesetterSuggestClusterBreak(typesetter, 0, 1));
    printf("at the line break %d, and both of them %d\n",
           (int)CTTypesetterSuggestLineBreak(typesetter_of(@"one\ntwo"), 0, 1000),
           (int)CTTypesetterSuggestLineBreak(typesetter_of(@"one\r\ntwo"), 0, 1000));
    printf("at the end %d, behind it %d\n", (int)CTTypesetterSuggestLineBreak(typesetter, 13, 100),
           (int)CTTypesetterSuggestLineBreak(typesetter, 99, 100));
    double hyphen = width_of(line_of(set(@"well-kn", @"Helvetica", 20)));
    double stop = width_of(line_of(set(@"one two three", @"Helvetica", 20)));
    printf("hyphen %d, no break before a full stop %d\n",
           (int)CTTypesetterSuggestLineBreak(typesetter_of(@"well-known"), 0, hyphen),
           (int)CTTypesetterSuggestLineBreak(typesetter_of(@"one two a three."), 0, stop));
    double two_signs = width_of(line_of(set(@"\u6f22\u5b57", @"Helvetica", 20)));
    printf("Chinese breaks anywhere %d\n",
           (int)CTTypesetterSuggestLineBreak(typesetter_of(@"\u6f22\u5b57\u6f22\u5b57"), 0, two_signs + 1));

    NSString *text = @"The quick brown fox jumps over the lazy dog, and then it goes home to sleep for a long, long time.";
    CTTypesetterRef long_text = typesetter_of(text);
    NSMutableString *together = [NSMutableString string];
    BOOL all_fit = YES;
    for (CFIndex place = 0; place < (CFIndex)[text length];) {
        CFIndex length = CTTypesetterSuggestLineBreak(long_text, place, 120);
        CTLineRef part = (CTLineRef)[(id)CTTypesetterCreateLine(long_text, CFRangeMake(place, length)) autorelease];
        all_fit = all_fit && width_of(part) - CTLineGetTrailingWhitespaceWidth(part) <= 120;
        [together appendString:[text substringWithRange:NSMakeRange((NSUInteger)place, (NSUInteger)length)]];
        place += length;
    }
    printf("the lines are the text %d, all fit %d\n", [together isEqual:text], all_fit);
    CTLineRef part = (CTLineRef)[(id)CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3)) autorelease];
    range = CTLineGetStringRange(part);
    CTRunRef run = (CTRunRef)CFArrayGetValueAtIndex(CTLineGetGlyphRuns(part), 0);
    printf("line of a part %d %d, its indices %d\n", (int)range.location, (int)range.length,
           (int)CTRunGetStringIndicesPtr(run)[0]);
    [pool release];
    return 0;
}
