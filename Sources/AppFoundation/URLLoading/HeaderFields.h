// Header fields of a request or a response: names are found without regard to case.

#import <Foundation/Foundation.h>

struct header_field;

@interface HeaderFields : NSDictionary {
    struct header_field *fields;
    NSUInteger count, capacity;
    /// Where a field is in `fields`, plus one: at its hash, or in the next place that was free. Twice as many as there is room
    /// for fields.
    uint32_t *places;
}
- (id)initWithFields:(NSDictionary *)fields;

/// Adds a field. One whose name is there already is joined to it by a comma, as in one line. Only until `-endJoining`, which
/// comes before anybody else has the dictionary.
- (void)joinValue:(NSString *)value forName:(NSString *)name;
- (void)endJoining;
@end

/// A dictionary of the same fields.
NSDictionary *header_fields_of(NSDictionary *fields);
