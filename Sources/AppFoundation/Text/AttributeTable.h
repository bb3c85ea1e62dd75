#pragma once
#import <Foundation/Foundation.h>

/// The attributes of a text's characters: consecutive runs without gaps. Neighbouring runs have different attributes.
///
/// GNUstep keeps the attributes of all texts in one table, and compares them with the table's lock held: after an
/// exception in a comparison, or for attributes that are no dictionary, the lock was never released.
@interface AttributeTable : NSObject {
    struct attribute_run *runs;
    /// At least one run, of no characters in an empty text.
    NSUInteger count, room;
    /// The length of the text.
    NSUInteger length;
}

/// One run. Like all attributes that are given to a table these are copied, and refused with NSInvalidArgumentException
/// if they are no dictionary; nil is none.
- (id)initWithLength:(NSUInteger)textLength attributes:(NSDictionary *)attributes;

/// The runs of another text.
- (id)initWithText:(NSAttributedString *)text;

/// The attributes at a place of the text or at its end, and the run of characters that have them.
- (NSDictionary *)attributesAtIndex:(NSUInteger)place range:(NSRange *)range;

/// - range: within the text.
- (void)setAttributes:(NSDictionary *)attributes range:(NSRange)range;

/// The text has `newLength` characters in place of those in the range. They have the attributes of the first that was
/// replaced; without one, of the character before; without that, of the one behind; and in an empty text none.
- (void)replaceRange:(NSRange)range withLength:(NSUInteger)newLength;

@end
