// What this library's keyed archivers and unarchivers keep, in the place that GNUstep leaves its classes for additions.

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
    /// Places in that array plus one, by objects and classes: what is there, and what was only encoded conditionally.
    NSMapTable *places, *conditional_places;
    /// What stands in for an object in the archive, by the object; `archived_nil()` for nothing.
    NSMapTable *replacements;
    /// Keeps every object that has a place alive, so that no other comes to its address.
    NSMutableArray *kept;
}
@end

/// An unarchiver's state.
@interface KeyedArchiveReading : NSObject {
@public
    /// The archive's property list, and what its table refers to.
    struct plist *list;
    NSData *data;
    uint8_t *text;
    /// The rules of archives over that table.
    struct keyed_archive archive;
    /// Not retained.
    id delegate;
    BOOL has_ended;
    /// Classes by the names that archives have for them.
    NSMapTable *classes;
    /// The place of the object that is being decoded.
    size_t scope;
    unsigned next_place;
    /// What was decoded, by place; `archived_nil()` for nil.
    NSMutableDictionary *decoded;
}
@end

/// Stands for nil in collections; NSNull may be archived itself.
id archived_nil(void);

/// Whether objects are nested so deeply that the thread's stack is nearly used up: archives come from anywhere.
BOOL archive_is_too_deep(void);

/// The place in an archiver or unarchiver that its class leaves for additions.
id *archive_state(id coder);

/// The name under which a value is in an archive: the key, with another `$` if it begins with one.
/// Raises NSInvalidArgumentException if the key is no string.
NSString *archive_key(id coder, SEL selector, NSString *key);
