// Core Data's side of the benchmark: books of seven attributes.
#import <CoreData/CoreData.h>

/// Opens a new store.
NSManagedObjectContext *library_open(NSString *path);
/// A new context on the same store.
NSManagedObjectContext *library_context(NSManagedObjectContext *context);
void library_insert(NSManagedObjectContext *context, long count);
NSArray *library_fetch(NSManagedObjectContext *context, NSFetchRequestResultType type);
/// Fetches objects and reads all their values.
long library_read(NSManagedObjectContext *context);
/// Changes one attribute of each object, and saves.
void library_change(NSArray *books);
long library_count(NSManagedObjectContext *context, int pages);
/// The price of the book with a number, which is indexed.
double library_look_up(NSManagedObjectContext *context, long number);
