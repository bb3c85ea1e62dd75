#import "PropertyListWriter.h"
#import "PropertyListReference.h"
#import "PropertyListTable.h"

/// The deepest nesting, which also stops at lists that contain themselves.
enum { DeepestLevel = 512 };

static NSString *defect(id list, int level) {
    if (list == nil || level > DeepestLevel) return @"Property list invalid";
    if ([list isKindOfClass:[NSString class]] || [list isKindOfClass:[NSNumber class]] ||
        [list isKindOfClass:[NSDate class]] || [list isKindOfClass:[NSData class]] ||
        [list isKindOfClass:[PropertyListReference class]]) {
        return nil;
    }
    if ([list isKindOfClass:[NSArray class]]) {
        for (id element in list) {
            NSString *reason = defect(element, level + 1);
            if (reason) return reason;
        }
        return nil;
    }
    if ([list isKindOfClass:[NSDictionary class]]) {
        for (id key in list) {
            if (![key isKindOfClass:[NSString class]]) {
                return @"Property list invalid for format: 100 (property list dictionaries may only have keys which "
                       @"are CFStrings, not others)";
            }
            NSString *reason = defect([list objectForKey:key], level + 1);
            if (reason) return reason;
        }
        return nil;
    }
    return [NSString stringWithFormat:@"Property list invalid for format: 100 (property lists cannot contain objects "
                                      @"of type '%@')",
                                      [list class]];
}

NSString *property_list_defect(id list) { return defect(list, 0); }

/// The list's bytes, which the core makes; nil if something in it cannot stand in a property list.
static NSData *written(id list, BOOL is_sorted, uint8_t *write(const struct plist *, size_t *)) {
    if (property_list_defect(list)) return nil;
    struct plist *table = table_of_property_list(list, is_sorted);
    size_t length = 0;
    uint8_t *bytes = write(table, &length);
    plist_free(table);
    return bytes ? [NSData dataWithBytesNoCopy:bytes length:length freeWhenDone:YES] : nil;
}

NSData *property_list_xml(id list) { return written(list, YES, plist_write_markup); }
NSData *property_list_binary(id list) { return written(list, NO, plist_write_binary); }
