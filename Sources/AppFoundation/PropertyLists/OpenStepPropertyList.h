#import <Foundation/Foundation.h>

/// What is in a text of OpenStep's format, or in a table of texts; nil if it is neither.
/// - is_mutable: whether its collections can be changed.
/// - problem: what is wrong and where, if something is.
id property_list_of_openstep(NSString *text, BOOL is_mutable, NSString **problem);

/// The text of a file of that format, by its mark or by its bytes.
NSString *property_list_text(NSData *data);
