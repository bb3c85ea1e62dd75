#import "LocalLoad.h"
#import "../../../SDK/include/Foundation/VergerFiles.h"
#import "ResponseFields.h"
#import "URLErrors.h"

/// The data in a `data:` URL; nil for other URLs.
static NSData *own_data(NSURL *url, NSString **type) {
    NSString *address = [url absoluteString];
    NSRange comma = [address rangeOfString:@","];
    if (comma.length == 0) return nil;
    NSString *head = [address substringWithRange:NSMakeRange(5, comma.location - 5)];
    NSString *text = [address substringFromIndex:NSMaxRange(comma)];
    text = [text stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding] ?: text;
    *type = [[head componentsSeparatedByString:@";"] objectAtIndex:0];
    if (![*type length]) *type = @"text/plain";
    if (![head hasSuffix:@";base64"]) return [text dataUsingEncoding:NSUTF8StringEncoding];
    return [[[NSData alloc] initWithBase64EncodedString:text
                                                options:NSDataBase64DecodingIgnoreUnknownCharacters] autorelease];
}

NSString *type_of_file(NSURL *url) {
    NSDictionary *types = [NSDictionary
        dictionaryWithObjectsAndKeys:@"text/plain", @"txt", @"text/html", @"html", @"text/html", @"htm", @"text/xml",
                                     @"xml", @"image/png", @"png", @"image/jpeg", @"jpg", @"image/jpeg", @"jpeg",
                                     @"image/gif", @"gif", @"application/json", @"json", @"text/css", @"css",
                                     @"text/javascript", @"js", @"application/pdf", @"pdf", nil];
    return [types objectForKey:[[[url path] pathExtension] lowercaseString]] ?: @"application/octet-stream";
}

BOOL load_locally(NSURLRequest *request, NSURLResponse **response, NSData **data, NSError **error) {
    NSURL *url = [request URL];
    if (url_is_of_server(url) && [[url host] length]) return NO;
    NSString *scheme = [[url scheme] lowercaseString];
    NSString *type = nil;
    if ([scheme isEqualToString:@"data"]) {
        *data = own_data(url, &type);
        if (*data == nil) *error = url_error(NSURLErrorBadURL, url);
    } else if ([url isFileURL]) {
        *data = [NSData dataWithContentsOfFile:[url path] options:0 error:NULL];
        if (*data == nil) *error = url_error(NSURLErrorFileDoesNotExist, url);
        type = type_of_file(url);
    } else if (url_is_of_server(url) || [scheme isEqualToString:@"ftp"]) {
        if ([[url host] length]) return NO;
        *error = url_error(NSURLErrorBadURL, url);
    } else {
        *error = url_error(url ? NSURLErrorUnsupportedURL : NSURLErrorBadURL, url);
    }
    if (*data) {
        *response = [[[NSURLResponse alloc] initWithURL:url
                                               MIMEType:type
                                  expectedContentLength:(NSInteger)[*data length]
                                       textEncodingName:nil] autorelease];
    }
    return YES;
}
