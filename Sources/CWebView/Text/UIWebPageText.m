#import "Text/UIWebPageText.h"

@implementation UIWebPageBlock
@end

static const CGFloat bodySize = 16;
/// The longest name of a character reference, such as `hellip` in `&hellip;`.
static const NSUInteger longestName = 8;

@implementation UIWebPageText {
    NSMutableArray *_finished;
    UIWebPageBlock *_block;
    NSMutableString *_title;
    /// The element whose content is being skipped until its end tag; nil if none.
    NSString *_skipped;
    BOOL _isInTitle, _isPreformatted, _isBold;
    int _centeredDepth, _listDepth, _heading;
    UIColor *_color;
    CGFloat _fontSize, _space;
    NSString *_link;
}

static NSSet *words(NSString *list) { return [NSSet setWithArray:[list componentsSeparatedByString:@" "]]; }

- (id)initWithPlainText:(NSString *)text {
    if (!(self = [super init])) return nil;
    [self prepare];
    _isPreformatted = YES;
    [self append:text ?: @""];
    [self endBlockWithSpace:0];
    _blocks = _finished;
    return self;
}

- (id)initWithHTML:(NSString *)html {
    if (!(self = [super init])) return nil;
    [self prepare];
    NSScanner *scanner = [NSScanner scannerWithString:html ?: @""];
    [scanner setCharactersToBeSkipped:nil];
    while (![scanner isAtEnd]) {
        NSString *text = nil;
        if ([scanner scanUpToString:@"<" intoString:&text] && _skipped == nil) [self append:[self decoded:text]];
        if ([scanner scanString:@"<!--" intoString:NULL]) {
            [scanner scanUpToString:@"-->" intoString:NULL];
            [scanner scanString:@"-->" intoString:NULL];
        } else if ([scanner scanString:@"<" intoString:NULL]) {
            NSString *tag = @"";
            [scanner scanUpToString:@">" intoString:&tag];
            [scanner scanString:@">" intoString:NULL];
            [self readTag:tag];
        }
    }
    [self endBlockWithSpace:0];
    _blocks = _finished;
    return self;
}

- (void)prepare {
    _finished = [[NSMutableArray alloc] init];
    _fontSize = bodySize;
}

- (NSString *)title {
    return [_title stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]] ?: @"";
}

#pragma mark Text

- (void)append:(NSString *)text {
    if (_isInTitle) {
        if (_title == nil) _title = [[NSMutableString alloc] init];
        [_title appendString:text];
        return;
    }
    if (!_isPreformatted) text = [self collapsed:text];
    if (_block == nil) {
        if (!_isPreformatted) text = [text hasPrefix:@" "] ? [text substringFromIndex:1] : text;
        if ([text length] == 0) return;
        [self beginBlock];
    } else if (!_isPreformatted && [text hasPrefix:@" "] && ([_block.text hasSuffix:@" "] || [_block.text hasSuffix:@"\n"])) {
        text = [text substringFromIndex:1];
    }
    if (_block.link && ![_block.link isEqualToString:_link ?: @""]) _block.link = nil;
    [_block.text appendString:text];
}

/// Collapses each run of white space to one space.
- (NSString *)collapsed:(NSString *)text {
    NSMutableString *result = [NSMutableString stringWithCapacity:[text length]];
    BOOL wasBlank = NO;
    for (NSUInteger i = 0; i < [text length]; i++) {
        unichar character = [text characterAtIndex:i];
        BOOL isBlank = character == ' ' || character == '\n' || character == '\t' || character == '\r';
        if (!isBlank) {
            [result appendString:[NSString stringWithCharacters:&character length:1]];
        } else if (!wasBlank) {
            [result appendString:@" "];
        }
        wasBlank = isBlank;
    }
    return result;
}

- (NSString *)decoded:(NSString *)text {
    if ([text rangeOfString:@"&"].location == NSNotFound) return text;
    NSMutableString *result = [NSMutableString stringWithCapacity:[text length]];
    NSScanner *scanner = [NSScanner scannerWithString:text];
    [scanner setCharactersToBeSkipped:nil];
    while (![scanner isAtEnd]) {
        NSString *plain = nil;
        if ([scanner scanUpToString:@"&" intoString:&plain]) [result appendString:plain];
        if (![scanner scanString:@"&" intoString:NULL]) break;
        NSUInteger start = [scanner scanLocation];
        NSRange room = NSMakeRange(start, MIN(longestName + 1, [text length] - start));
        NSRange end = [text rangeOfString:@";" options:NSLiteralSearch range:room];
        NSString *name = end.length ? [text substringWithRange:NSMakeRange(start, end.location - start)] : nil;
        NSString *character = name ? [self characterNamed:name] : nil;
        [result appendString:character ?: @"&"];
        if (character) [scanner setScanLocation:NSMaxRange(end)];
    }
    return result;
}

- (NSString *)characterNamed:(NSString *)name {
    static NSDictionary *names;
    if (names == nil) {
        names = [[NSDictionary alloc]
            initWithObjectsAndKeys:@"&", @"amp", @"<", @"lt", @">", @"gt", @"\"", @"quot", @"'", @"apos", @"\u00a0", @"nbsp",
                                   @"\u00a9", @"copy", @"\u00ae", @"reg", @"\u2122", @"trade", @"\u2013", @"ndash", @"\u2014",
                                   @"mdash", @"\u2026", @"hellip", @"\u2018", @"lsquo", @"\u2019", @"rsquo", @"\u201c",
                                   @"ldquo", @"\u201d", @"rdquo", @"\u2022", @"bull", @"\u00b7", @"middot", @"\u00b0", @"deg",
                                   @"\u20ac", @"euro", @"\u00e9", @"eacute", @"\u00e8", @"egrave", @"\u00fc", @"uuml",
                                   @"\u00f6", @"ouml", @"\u00e4", @"auml", @"\u00df", @"szlig", @"\u00ab", @"laquo",
                                   @"\u00bb", @"raquo", nil];
    }
    if (![name hasPrefix:@"#"]) return [names objectForKey:name];
    BOOL isHexadecimal = [name length] > 2 && ([name characterAtIndex:1] | 0x20) == 'x';
    unsigned long code = strtoul([name UTF8String] + (isHexadecimal ? 2 : 1), NULL, isHexadecimal ? 16 : 10);
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return nil;
    uint32_t value = (uint32_t)code;
    return [[NSString alloc] initWithBytes:&value length:4 encoding:NSUTF32LittleEndianStringEncoding];
}

#pragma mark Blocks

- (void)beginBlock {
    static const CGFloat headingSizes[] = {bodySize, 32, 24, 19, 16, 13, 11};
    _block = [[UIWebPageBlock alloc] init];
    _block.text = [NSMutableString string];
    _block.size = _heading ? headingSizes[_heading] : _fontSize;
    _block.bold = _isBold || _heading;
    _block.centered = _centeredDepth > 0;
    _block.indent = _listDepth * 40;
    _block.space = _space;
    _block.color = _link ? [UIColor colorWithRed:0 green:0 blue:0.93 alpha:1] : _color;
    _block.link = _link;
    _space = 0;
}

/// - Parameter space: the smallest distance to the next block, in points.
- (void)endBlockWithSpace:(CGFloat)space {
    NSCharacterSet *blanks = [NSCharacterSet characterSetWithCharactersInString:@" \n"];
    NSString *text = [_block.text stringByTrimmingCharactersInSet:blanks];
    if ([text length]) {
        [_block.text setString:text];
        [_finished addObject:_block];
        _space = 0;
    }
    _block = nil;
    if (space > _space) _space = space;
}

#pragma mark Tags

- (void)readTag:(NSString *)tag {
    BOOL isEnd = [tag hasPrefix:@"/"];
    if (isEnd) tag = [tag substringFromIndex:1];
    NSRange end = [tag rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:@" \n\t\r/"]];
    NSString *name = [end.location == NSNotFound ? tag : [tag substringToIndex:end.location] lowercaseString];
    if (_skipped) {
        if (isEnd && [name isEqualToString:_skipped]) _skipped = nil;
        return;
    }
    static NSSet *skipped, *paragraphs, *lines;
    if (skipped == nil) {
        lines = words(@"div tr td th dt dd form section article header footer address title body html center");
        paragraphs = words(@"p ul ol dl pre blockquote table fieldset hr");
        skipped = words(@"script style noscript select textarea object iframe svg");
    }
    if (!isEnd && [skipped containsObject:name]) _skipped = name;
    if ([paragraphs containsObject:name]) [self endBlockWithSpace:bodySize];
    if ([lines containsObject:name]) [self endBlockWithSpace:0];
    [self applyTag:name attributes:tag isEnd:isEnd];
}

- (void)applyTag:(NSString *)name attributes:(NSString *)tag isEnd:(BOOL)isEnd {
    int step = isEnd ? -1 : 1;
    if ([name isEqualToString:@"title"]) {
        _isInTitle = !isEnd;
    } else if ([name isEqualToString:@"br"]) {
        if (_block) [_block.text appendString:@"\n"];
    } else if ([name isEqualToString:@"pre"]) {
        _isPreformatted = !isEnd;
    } else if ([name isEqualToString:@"center"]) {
        _centeredDepth = MAX(0, _centeredDepth + step);
    } else if ([name isEqualToString:@"ul"] || [name isEqualToString:@"ol"] || [name isEqualToString:@"blockquote"]) {
        _listDepth = MIN(4, MAX(0, _listDepth + step));
    } else if ([name isEqualToString:@"li"]) {
        [self endBlockWithSpace:0];
        if (!isEnd) [self append:@"\u2022 "];
    } else if ([name isEqualToString:@"b"] || [name isEqualToString:@"strong"]) {
        _isBold = !isEnd;
    } else if ([name length] == 2 && [name hasPrefix:@"h"] && [name characterAtIndex:1] >= '1' &&
               [name characterAtIndex:1] <= '6') {
        [self endBlockWithSpace:bodySize];
        _heading = isEnd ? 0 : [name characterAtIndex:1] - '0';
    } else if ([name isEqualToString:@"a"]) {
        _link = isEnd ? nil : [self attribute:@"href" of:tag];
    } else if ([name isEqualToString:@"font"]) {
        [self applyFont:tag isEnd:isEnd];
    }
}

- (void)applyFont:(NSString *)tag isEnd:(BOOL)isEnd {
    static const CGFloat sizes[] = {10, 13, 16, 18, 24, 32, 48};
    NSString *size = isEnd ? nil : [self attribute:@"size" of:tag];
    int step = [size intValue];
    if ([size hasPrefix:@"+"] || [size hasPrefix:@"-"]) step += 3;
    _fontSize = size ? sizes[MIN(7, MAX(1, step)) - 1] : bodySize;
    _color = isEnd ? nil : [self colorNamed:[[self attribute:@"color" of:tag] lowercaseString]];
}

- (UIColor *)colorNamed:(NSString *)name {
    if ([name isEqualToString:@"red"]) return [UIColor redColor];
    if ([name isEqualToString:@"blue"]) return [UIColor blueColor];
    if ([name isEqualToString:@"green"]) return [UIColor colorWithRed:0 green:0.5 blue:0 alpha:1];
    if ([name isEqualToString:@"gray"]) return [UIColor grayColor];
    if ([name isEqualToString:@"white"]) return [UIColor whiteColor];
    if (![name hasPrefix:@"#"] || [name length] != 7) return nil;
    unsigned long value = strtoul([name UTF8String] + 1, NULL, 16);
    return [UIColor colorWithRed:(value >> 16 & 255) / 255.0 green:(value >> 8 & 255) / 255.0 blue:(value & 255) / 255.0
                           alpha:1];
}

/// The value of an attribute, written as `name="value"`, `name='value'` or `name=value`.
- (NSString *)attribute:(NSString *)name of:(NSString *)tag {
    NSRange found = [tag rangeOfString:[name stringByAppendingString:@"="] options:NSCaseInsensitiveSearch];
    if (found.location == NSNotFound) return nil;
    NSString *rest = [tag substringFromIndex:NSMaxRange(found)];
    BOOL isQuoted = [rest hasPrefix:@"\""] || [rest hasPrefix:@"'"];
    NSString *ends = isQuoted ? [rest substringToIndex:1] : @" \t\n>";
    if (isQuoted) rest = [rest substringFromIndex:1];
    NSRange end = [rest rangeOfCharacterFromSet:[NSCharacterSet characterSetWithCharactersInString:ends]];
    return [self decoded:end.location == NSNotFound ? rest : [rest substringToIndex:end.location]];
}

@end
