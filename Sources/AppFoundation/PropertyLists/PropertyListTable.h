// The core's table of a property list (CPropertyLists) as Foundation's objects, and back.

#import <Foundation/Foundation.h>
#include <CPropertyLists.h>

/// What is in a list without a problem.
/// - keeps_first: whether of equal keys the first counts, as in OpenStep's format on the phone; else the last.
/// - Returns: nil if a collection contains itself, or a key is neither a text nor a number.
id property_list_of_table(const struct plist *list, NSPropertyListReadOptions options, BOOL keeps_first);

/// Reads data of any format. The table may refer to the data, and to the text that is left in `text`, which must be
/// freed.
/// - Returns: what must be given to `plist_free`; NULL if the data is no list at all.
struct plist *table_of_data(NSData *data, uint8_t **text, NSPropertyListFormat *format);

/// The object of one value, which cannot be changed; nil for one that contains itself.
id property_list_value(const struct plist *list, size_t place);

/// - list: one without a defect (`property_list_defect`). Equal leaves, and collections that are the same, are there
///   once.
/// - is_sorted: whether the keys of dictionaries come in their order.
/// - Returns: what must be given to `plist_free`.
struct plist *table_of_property_list(id list, BOOL is_sorted);
