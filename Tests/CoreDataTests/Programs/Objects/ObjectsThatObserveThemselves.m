// Objects that begin to observe when they are fetched, and what becomes of values and faults that many apps take for granted.
// > new, with pages 100
// > fetched as a fault
// > pages change from 100 to 7
// > title changes from Rome to Oslo
// > nil for pages: pages change from 7 to nil
// > no property: NSInvalidArgumentException
// > weight 1500.12 is the float, 1 of 1, and 0.5 stays
// > after it is read again, too
// > a refreshed new one: fault, 0 to insert, in the context
// > its shelf, which is saved, has it without asking it: NSObjectInaccessibleException
// > saved, 1 stored

#include "../TestModel.h"

@interface Book : NSManagedObject
@property (nonatomic, retain) NSNumber *pages, *weight;
@end

@implementation Book
@dynamic pages, weight;

- (void)awakeFromFetch {
    [super awakeFromFetch];
    NSKeyValueObservingOptions both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew;
    for (NSString *key in [NSArray arrayWithObjects:@"pages", @"title", nil]) {
        [self addObserver:self forKeyPath:key options:both context:NULL];
    }
}

- (void)willTurnIntoFault {
    if ([self observationInfo]) {
        for (NSString *key in [NSArray arrayWithObjects:@"pages", @"title", nil]) [self removeObserver:self forKeyPath:key];
    }
    [super willTurnIntoFault];
}

static const char *text(id value) { return value && value != [NSNull null] ? [[value description] UTF8String] : "nil"; }

- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    printf("%s %s from %s to %s\n", [path UTF8String], [path hasSuffix:@"s"] ? "change" : "changes",
           text([change objectForKey:NSKeyValueChangeOldKey]), text([change objectForKey:NSKeyValueChangeNewKey]));
}

@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    Book *book = insert(context, @"Book");
    [book setValue:@"Rome" forKey:@"title"];
    printf("new, with pages %d\n", [book.pages intValue]);
    save(context);
    [context refreshObject:book mergeChanges:NO];
    printf("fetched as a %s\n", [book isFault] ? "fault" : "full object");
    book.pages = [NSNumber numberWithInt:7];
    [context save:NULL];
    [context refreshObject:book mergeChanges:NO];
    [book setValue:@"Oslo" forKey:@"title"];

    printf("nil for pages: ");
    [book setNilValueForKey:@"pages"];
    @try {
        [book setNilValueForKey:@"chocolate"];
    } @catch (NSException *exception) {
        printf("no property: %s\n", [[exception name] UTF8String]);
    }

    book.weight = [NSNumber numberWithDouble:1500.12];
    BOOL isFloat = [book.weight isEqual:[NSNumber numberWithFloat:1500.12f]];
    [book setPrimitiveValue:[NSNumber numberWithDouble:1500.12] forKey:@"weight"];
    printf("weight %g is the float, %d of %d", [book.weight doubleValue], isFloat,
           [[book primitiveValueForKey:@"weight"] isEqual:[NSNumber numberWithFloat:1500.12f]]);
    save(context);
    [context refreshObject:book mergeChanges:NO];
    BOOL isFloatAgain = [book.weight isEqual:[NSNumber numberWithFloat:1500.12f]];
    book.weight = [NSNumber numberWithDouble:0.5];
    printf(", and %g stays\nafter it is read again, %s\n", [book.weight doubleValue], isFloatAgain ? "too" : "not");

    NSManagedObject *author = insert(context, @"Author");
    [author setValue:@"Ada" forKey:@"name"];
    Book *lost = insert(context, @"Book");
    [lost setValue:author forKey:@"author"];
    [context processPendingChanges];
    [context refreshObject:lost mergeChanges:NO];
    printf("a refreshed new one: %s, %d to insert, %s\n", [lost isFault] ? "fault" : "full",
           (int)[[context insertedObjects] containsObject:lost], lost.managedObjectContext ? "in the context" : "outside");
    [author setValue:[NSSet setWithObjects:lost, book, nil] forKey:@"books"];
    @try {
        [lost valueForKey:@"title"];
    } @catch (NSException *exception) {
        printf("its shelf, which is saved, has it without asking it: %s\n", [[exception name] UTF8String]);
    }
    save(context);
    printf("saved, %d stored\n", (int)[fetch(open_store(@"Library.sqlite"), @"Book", nil, nil) count]);
    [pool drain];
    return 0;
}
