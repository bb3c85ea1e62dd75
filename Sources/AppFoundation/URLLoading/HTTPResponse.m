// What the header fields of an HTTP response say about its body; GNUstep leaves that to who made the response.

#import <Foundation/Foundation.h>

static NSString *field(NSHTTPURLResponse *response, NSString *wanted) {
    return [[response allHeaderFields] objectForKey:wanted];
}

/// The value of a parameter behind semicolons, without quotes.
static NSString *parameter(NSString *text, NSString *name) {
    NSCharacterSet *quotes = [NSCharacterSet characterSetWithCharactersInString:@"\"' \t"];
    for (NSString *part in [text componentsSeparatedByString:@";"]) {
        NSRange equals = [part rangeOfString:@"="];
        if (equals.length == 0) continue;
        NSString *left = [[part substringToIndex:equals.location] stringByTrimmingCharactersInSet:quotes];
        if ([left caseInsensitiveCompare:name] != NSOrderedSame) continue;
        return [[part substringFromIndex:NSMaxRange(equals)] stringByTrimmingCharactersInSet:quotes];
    }
    return nil;
}

@interface NSHTTPURLResponse (Body)
@end

@implementation NSHTTPURLResponse (Body)

- (NSString *)MIMEType {
    NSString *type = [[field(self, @"Content-Type") componentsSeparatedByString:@";"] objectAtIndex:0];
    type = [type stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
    return [type length] ? [type lowercaseString] : @"text/plain";
}

- (NSString *)textEncodingName { return [parameter(field(self, @"Content-Type"), @"charset") lowercaseString]; }

- (long long)expectedContentLength {
    NSString *length = field(self, @"Content-Length");
    return length ? [length longLongValue] : NSURLResponseUnknownLength;
}

@end
