// Header fields of a request or a response: names are found without regard to case.

#import <Foundation/Foundation.h>

/// A dictionary of the same fields.
NSDictionary *header_fields_of(NSDictionary *fields);
