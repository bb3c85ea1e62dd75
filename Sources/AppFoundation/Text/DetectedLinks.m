// Addresses of the web and of mail in a text, with and without a scheme.

#import "DataDetection.h"

/// Names that a host without a scheme has to end with.
static NSString *const top_domains = @"com|org|net|edu|gov|mil|int|info|biz|name|mobi|aero|coop|museum|jobs|travel|asia|cat|"
                                     @"tel|pro|ac|ad|ae|ar|at|au|be|bg|br|by|ca|cc|ch|cl|cn|co|cz|de|dk|ee|eg|es|eu|fi|fm|fr|"
                                     @"gr|hk|hr|hu|id|ie|il|im|in|io|ir|is|it|jp|ke|kr|la|li|lt|lu|lv|ly|ma|me|mx|my|nl|no|nu|"
                                     @"nz|pe|ph|pk|pl|pt|ro|rs|ru|sa|se|sg|si|sk|th|tk|to|tr|tv|tw|ua|ug|uk|us|ve|vn|ws|za";

static NSRegularExpression *links(void) {
    static NSRegularExpression *kept;
    NSString *host = [NSString stringWithFormat:@"(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:%@)(?![\\p{L}\\p{N}-])",
                                                top_domains];
    NSString *rest = @"(?:(?::\\d+)?(?:[/?#][^\\s<>\"\u201c\u201d]*)?)";
    // Mail with or without its scheme, anything with a scheme and slashes, a host by its first or last name.
    return detection_pattern(
        &kept, [NSString stringWithFormat:@"(?<![\\p{L}\\p{N}@])(?:((?:mailto:)?[\\p{L}\\p{N}._%%+-]+@%@(?:\\?[^\\s<>\"]*)?)"
                                          @"|([a-z][a-z0-9+.-]*://[^\\s<>\"\u201c\u201d]+)"
                                          @"|(www\\.[\\p{L}\\p{N}.-]+%@|%@%@))",
                                          host, rest, host, rest]);
}

/// The range without what belongs to the sentence: its last punctuation, and a bracket that was opened before it.
static NSRange without_punctuation(NSString *text, NSRange range) {
    while (range.length > 1) {
        NSString *link = [text substringWithRange:range];
        unichar last = [link characterAtIndex:range.length - 1];
        NSString *marks = @".,;:!?'*\u2019\u2026";
        BOOL is_mark = [marks rangeOfString:[NSString stringWithCharacters:&last length:1]].location != NSNotFound;
        if (last == ')' || last == ']' || last == '}' || last == '>') {
            unichar opening = last == ')' ? '(' : last == ']' ? '[' : last == '}' ? '{' : '<';
            NSArray *opened = [link componentsSeparatedByString:[NSString stringWithCharacters:&opening length:1]];
            NSArray *closed = [link componentsSeparatedByString:[NSString stringWithCharacters:&last length:1]];
            is_mark = [closed count] > [opened count];
        }
        if (!is_mark) break;
        range.length--;
    }
    return range;
}

static NSURL *url_of(NSString *link) {
    NSURL *url = [NSURL URLWithString:link];
    if (url) return url;
    NSString *escaped = [link stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding];
    return escaped ? [NSURL URLWithString:escaped] : nil;
}

void detect_links(NSString *text, NSRange range, NSMutableArray *results) {
    for (NSTextCheckingResult *match in [links() matchesInString:text options:0 range:range]) {
        NSRange found = without_punctuation(text, [match range]);
        NSString *link = [text substringWithRange:found];
        if (detected_group(text, match, 1) && ![[link lowercaseString] hasPrefix:@"mailto:"]) {
            link = [@"mailto:" stringByAppendingString:link];
        }
        if (detected_group(text, match, 3)) link = [@"http://" stringByAppendingString:link];
        NSURL *url = [link hasSuffix:@"://"] ? nil : url_of(link);
        if (url) [results addObject:[NSTextCheckingResult linkCheckingResultWithRange:found URL:url]];
    }
}
