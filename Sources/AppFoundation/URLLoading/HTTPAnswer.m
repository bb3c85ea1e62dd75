// Status line and header fields of a server's answer (RFC 7230, section 3).

#import "URLTransfer.h"
#include <stdlib.h>
#include <string.h>

/// A part of a line.
struct part {
    const char *bytes;
    size_t length;
};

static BOOL is_space(char byte) { return byte == ' ' || (byte >= '\t' && byte <= '\r'); }

static struct part trimmed(const char *bytes, size_t length) {
    while (length && is_space(*bytes)) bytes++, length--;
    while (length && is_space(bytes[length - 1])) length--;
    return (struct part){bytes, length};
}

/// Names that most answers have, as they are mostly written.
static NSString *known_name(struct part part) {
    static const struct {
        const char *text;
        NSString *name;
    } known[] = {{"Accept-Ranges", @"Accept-Ranges"},
                 {"Cache-Control", @"Cache-Control"},
                 {"Connection", @"Connection"},
                 {"Content-Encoding", @"Content-Encoding"},
                 {"Content-Length", @"Content-Length"},
                 {"Content-Type", @"Content-Type"},
                 {"Date", @"Date"},
                 {"ETag", @"ETag"},
                 {"Expires", @"Expires"},
                 {"Keep-Alive", @"Keep-Alive"},
                 {"Last-Modified", @"Last-Modified"},
                 {"Location", @"Location"},
                 {"Server", @"Server"},
                 {"Set-Cookie", @"Set-Cookie"},
                 {"Transfer-Encoding", @"Transfer-Encoding"},
                 {"Vary", @"Vary"}};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        BOOL is_it = strlen(known[i].text) == part.length && memcmp(known[i].text, part.bytes, part.length) == 0;
        if (is_it) return known[i].name;
    }
    return nil;
}

/// Text in UTF-8, else in Latin-1.
static NSString *text(struct part part) {
    NSString *text = [[NSString alloc] initWithBytes:part.bytes length:part.length encoding:NSUTF8StringEncoding];
    if (text == nil) {
        text = [[NSString alloc] initWithBytes:part.bytes length:part.length encoding:NSISOLatin1StringEncoding];
    }
    return [text autorelease];
}

@implementation URLTransfer (HTTPAnswer)

- (void)readLine:(const char *)bytes length:(size_t)length {
    struct part line = trimmed(bytes, length);
    has_all_fields = line.length == 0;
    const char *colon = memchr(line.bytes, ':', line.length);
    if (line.length >= 5 && memcmp(line.bytes, "HTTP/", 5) == 0) {
        // Drops the fields of an interim response ("100 Continue") or of a proxy's.
        [fields release];
        fields = [[HeaderFields alloc] initWithFields:nil];
        [status_line release];
        status_line = [text(line) retain];
    } else if (colon && !has_responded) {
        size_t name_length = (size_t)(colon - line.bytes);
        struct part name = {line.bytes, name_length};
        [fields joinValue:text(trimmed(colon + 1, line.length - name_length - 1)) forName:known_name(name) ?: text(name)];
    }
}

- (NSURLResponse *)HTTPResponse {
    [fields endJoining];
    const char *line = [status_line UTF8String] ?: "", *space = strchr(line, ' ');
    size_t version_length = space ? (size_t)(space - line) : strlen(line);
    return [[[NSHTTPURLResponse alloc] initWithURL:[[request URL] absoluteURL]
                                        statusCode:space ? (NSInteger)strtol(space + 1, NULL, 10) : 0
                                       HTTPVersion:text((struct part){line, version_length})
                                      headerFields:fields] autorelease];
}

@end
