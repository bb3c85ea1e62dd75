// Header fields of a request or a response: names are found without regard to case.

#import <Foundation/Foundation.h>

/// A dictionary of the same fields.
NSDictionary *header_fields_of(NSDictionary *fields);

/// The fields of pairs of name and value. Those of one name are joined by commas, as in one line.
NSDictionary *header_fields_of_pairs(NSArray *pairs);
