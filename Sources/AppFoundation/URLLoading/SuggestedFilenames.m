// The name under which what was loaded would be kept: the one that the server names, or the last part of the address,
// with an ending that fits the kind of content.

#import <Foundation/Foundation.h>

/// The endings of files of a kind, the usual one first.
static NSArray *endings_of(NSString *type) {
    static const char *const endings[][2] = {
        {"text/plain", "txt text"},       {"text/html", "html htm"},       {"text/xml", "xml"},
        {"text/css", "css"},              {"text/csv", "csv"},             {"text/rtf", "rtf"},
        {"text/javascript", "js"},        {"application/javascript", "js"}, {"application/xml", "xml"},
        {"application/json", "json"},     {"application/pdf", "pdf"},      {"application/rtf", "rtf"},
        {"application/zip", "zip"},       {"image/png", "png"},            {"image/jpeg", "jpeg jpg jpe"},
        {"image/gif", "gif"},             {"image/tiff", "tiff tif"},      {"image/bmp", "bmp"},
        {"audio/mpeg", "mp3 mpg mpeg"},   {"audio/x-wav", "wav"},          {"audio/wav", "wav"},
        {"audio/mp4", "m4a mp4"},         {"video/mp4", "mp4 m4v"},        {"video/quicktime", "mov qt"},
        {"video/mpeg", "mpg mpeg mp4"},
    };
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        if ([type caseInsensitiveCompare:[NSString stringWithUTF8String:endings[i][0]]] != NSOrderedSame) continue;
        return [[NSString stringWithUTF8String:endings[i][1]] componentsSeparatedByString:@" "];
    }
    return nil;
}

/// - type: nil where none was named.
static NSString *name_from_address(NSURL *address, NSString *type) {
    NSString *name = [[address path] lastPathComponent];
    if (![name length] || [name isEqualToString:@"/"]) return @"Unknown";
    NSArray *endings = type ? endings_of(type) : nil;
    if (endings == nil || [endings containsObject:[[name pathExtension] lowercaseString]]) return name;
    return [name stringByAppendingPathExtension:[endings objectAtIndex:0]];
}

/// One parameter of a header field from where the scanner is: the text up to a semicolon, where quotes and backslashes
/// are resolved. - equals: Where the value begins in it; NSNotFound if it has none.
static NSString *next_parameter(NSString *text, NSUInteger *place, NSUInteger *equals) {
    NSMutableString *parameter = [NSMutableString string];
    BOOL is_quoted = NO;
    *equals = NSNotFound;
    for (; *place < [text length]; ++*place) {
        unichar unit = [text characterAtIndex:*place];
        if (unit == ';' && !is_quoted) break;
        if (unit == '"') {
            is_quoted = !is_quoted;
            continue;
        }
        if (unit == '=' && !is_quoted && *equals == NSNotFound) *equals = [parameter length];
        if (unit == '\\' && is_quoted && *place + 1 < [text length]) unit = [text characterAtIndex:++*place];
        [parameter appendFormat:@"%C", unit];
    }
    ++*place;
    return parameter;
}

/// The file name in a `Content-Disposition`; nil if there is none.
static NSString *named_file(NSString *disposition) {
    NSCharacterSet *space = [NSCharacterSet whitespaceCharacterSet];
    for (NSUInteger place = 0; place < [disposition length];) {
        NSUInteger equals;
        NSString *parameter = next_parameter(disposition, &place, &equals);
        if (equals == NSNotFound) continue;
        NSString *name = [[parameter substringToIndex:equals] stringByTrimmingCharactersInSet:space];
        if ([name caseInsensitiveCompare:@"filename"] != NSOrderedSame) continue;
        NSString *value = [[parameter substringFromIndex:equals + 1] stringByTrimmingCharactersInSet:space];
        return [value length] ? [value stringByReplacingOccurrencesOfString:@"/" withString:@"_"] : nil;
    }
    return nil;
}

static NSString *field(NSHTTPURLResponse *response, NSString *wanted) {
    NSDictionary *fields = [response allHeaderFields];
    for (NSString *name in fields) {
        if ([name caseInsensitiveCompare:wanted] == NSOrderedSame) return [fields objectForKey:name];
    }
    return nil;
}

@interface NSURLResponse (SuggestedFilename)
@end

@implementation NSURLResponse (SuggestedFilename)
- (NSString *)suggestedFilename { return name_from_address([self URL], [self MIMEType]); }
@end

@interface NSHTTPURLResponse (SuggestedFilename)
@end

@implementation NSHTTPURLResponse (SuggestedFilename)
- (NSString *)suggestedFilename {
    NSString *type = field(self, @"Content-Type") ? [self MIMEType] : nil;
    return named_file(field(self, @"Content-Disposition")) ?: name_from_address([self URL], type);
}
@end
