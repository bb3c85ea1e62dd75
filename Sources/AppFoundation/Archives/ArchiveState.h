// The state of keyed archivers and unarchivers, kept in the instance variable that GNUstep's classes reserve for
// additions.

#import <Foundation/Foundation.h>
#include <CPropertyLists.h>

/// An archiver's state.
@interface KeyedArchiveWriting : NSObject {
@public
    NSMutableData *data;
    /// Not retained.
    id delegate;
    NSPropertyListFormat format;
    BOOL has_ended;
    /// The names under which classes are archived.
    NSMapTable *class_names;
    /// The values of the object that is being encoded, by their keys.
    NSMutableDictionary *scope;
    /// The number of its next value without a key.
    unsigned next_place;
    /// The values of all objects; at first `$null`.
    NSMutableArray *objects;
    /// Index in `objects` plus one, by object or class: of archived objects, and of those only encoded conditionally so
    /// far.
    NSMapTable *places, *conditional_places;
    /// The object that is archived instead of another, by that object; `archived_nil()` for nil.
    NSMapTable *replacements;
    /// Retains every object that has a place, so that no new object gets its address.
    NSMutableArray *kept;
}
@end

/// An unarchiver's state.
@interface KeyedArchiveReading : NSObject {
@public
    /// The archive's property list, and the data that its table points into.
    struct plist *list;
    NSData *data;
    uint8_t *text;
    /// The keyed archive in that table.
    struct keyed_archive archive;
    /// Not retained.
    id delegate;
    BOOL has_ended;
    /// Classes by the names that archives have for them.
    NSMapTable *classes;
    /// The place of the object that is being decoded.
    size_t scope;
    unsigned next_place;
    /// The decoded objects, by place; `archived_nil()` for nil.
    NSMutableDictionary *decoded;
}
@end

/// Stands for nil in collections; NSNull may be archived itself.
id archived_nil(void);

/// True if objects are nested so deeply that the thread's stack is nearly used up. Archives may be hostile.
BOOL archive_is_too_deep(void);

/// The address of the instance variable that the classes of archivers reserve for additions.
id *archive_state(id coder);

/// The name under which a value is in an archive: the key, with another `$` if it begins with one.
/// Raises NSInvalidArgumentException if the key is no string.
NSString *archive_key(id coder, SEL selector, NSString *key);
