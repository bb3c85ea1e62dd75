// The parts of a URL's text, by RFC 3986; parameters behind a semicolon as in RFC 1808.

#import <Foundation/Foundation.h>

/// Each part as it stands in the text, escapes and all; nil if it is not there at all.
@interface URLParts : NSObject {
@public
    NSString *scheme, *user, *password, *host, *port, *path, *query, *fragment;
    /// Whether there is a `//` behind the scheme.
    BOOL has_authority;
}

/// - Returns: nil if the text has characters that must be escaped, or escapes that are none.
+ (URLParts *)partsOfText:(NSString *)text;

/// The text of the parts again.
- (NSString *)text;

/// True for a URL without hierarchy: `mailto:someone`.
- (BOOL)isOpaque;

/// Resolves these parts against a base: RFC 3986, section 5.2.
- (URLParts *)partsRelativeTo:(URLParts *)base;
@end

/// A path without `.` and `..`: RFC 3986, section 5.2.4.
NSString *url_path_without_dots(NSString *path);
