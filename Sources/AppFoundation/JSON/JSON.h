// Texts in JSON, as RFC 4627 has them and as Apple's Foundation reads and writes them.

#import <Foundation/Foundation.h>

/// The deepest nesting that is read or written.
enum { JSONDeepestLevel = 512 };

/// - Parameters:
///   - data: in UTF-8, UTF-16 or UTF-32, with or without a mark of the byte order.
///   - defect: set to what is wrong, in Apple's words, if the answer is nil.
id json_read(NSData *data, NSJSONReadingOptions options, NSString **defect);

/// The reason why an object cannot be written, in Apple's words; nil if it can.
NSString *json_defect(id object);

/// - object: one without a defect.
NSData *json_write(id object, NSJSONWritingOptions options);
