// Converts tables of property lists (CPropertyLists) to Foundation's objects, and back.

#import <Foundation/Foundation.h>
#include <CPropertyLists.h>

/// The objects of a valid list.
/// - keeps_first: true if the first of equal keys counts, as for OpenStep's format on the phone; otherwise the last.
/// - Returns: nil if a collection contains itself, or a key is neither a text nor a number.
id property_list_of_table(const struct plist *list, NSPropertyListReadOptions options, BOOL keeps_first);

/// Reads data of any format. The table may point into the data, and into `text`, which the caller must free.
/// - Returns: what must be given to `plist_free`; NULL if the data is no list at all.
struct plist *table_of_data(NSData *data, uint8_t **text, NSPropertyListFormat *format);

/// The immutable object of one value; nil for one that contains itself.
id property_list_value(const struct plist *list, size_t place);

/// - list: one without a defect (`property_list_defect`). Equal leaves, and collections that are the same, are there
///   once.
/// - is_sorted: true to sort the keys of dictionaries.
/// - Returns: what must be given to `plist_free`.
struct plist *table_of_property_list(id list, BOOL is_sorted);
