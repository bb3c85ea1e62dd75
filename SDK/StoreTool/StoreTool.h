// The program behind `verger coredata`: reads a store with Core Data itself, so that what it tells is what an app finds.
#import <CoreData/CoreData.h>

/// Ends the program with an error and what to do about it.
void stop(NSString *problem, NSString *cure) __attribute__((noreturn));

/// Prints entities, counts and rows of a store whose model is not known, from its tables.
void show_tables(NSString *store, NSUInteger rows);
/// Prints entities, counts and objects of a store.
void show_objects(NSString *store, NSManagedObjectModel *model, NSUInteger rows);
/// Prints the statements of a fetch on the error stream, as Core Data logs them, and the number of objects.
void show_statements(NSString *store, NSManagedObjectModel *model, NSFetchRequest *request);

/// Opens a store for reading.
NSManagedObjectContext *open_store(NSString *store, NSManagedObjectModel *model);
/// A value in words: texts in quotation marks, data by their length.
NSString *words_of(id value);
