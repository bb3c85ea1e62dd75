// The core's table of a property list (CPropertyLists) as Foundation's objects, and back.

#import <Foundation/Foundation.h>
#include <CPropertyLists.h>

/// What is in a list without a problem.
/// - keeps_first: whether of equal keys the first counts, as in OpenStep's format on the phone; else the last.
/// - Returns: nil if a collection contains itself, or a key is neither a text nor a number.
id property_list_of_table(const struct plist *list, NSPropertyListReadOptions options, BOOL keeps_first);

/// - list: one without a defect (`property_list_defect`). Equal leaves, and collections that are the same, are there once.
/// - is_sorted: whether the keys of dictionaries come in their order.
/// - Returns: what must be given to `plist_free`.
struct plist *table_of_property_list(id list, BOOL is_sorted);
