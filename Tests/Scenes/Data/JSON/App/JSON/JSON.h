// The methods that the JSON libraries of 2009 and 2010 gave to texts and collections.

#import <Foundation/Foundation.h>

@interface NSString (JSON)
/// The dictionary or array that the text spells; nil, with a line in the log, if it spells none.
- (id)JSONValue;
@end

@interface NSObject (JSON)
/// The text that spells a dictionary or an array; nil, with a line in the log, for anything else.
- (NSString *)JSONRepresentation;
@end
