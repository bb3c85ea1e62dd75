// Accessors that an app declares by other names are there for the objects of each model, not only of the first.
// > read
// > read
// > read

#include "../TestModel.h"

@interface Book : NSManagedObject
@property (nonatomic, retain, getter=wasRead, setter=markAsRead:) NSNumber *isRead;
@end

@implementation Book
@dynamic isRead;
@end

int main(void) {
    for (int i = 0; i < 3; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        Book *book = insert(context_of(coordinator_of_type(NSInMemoryStoreType, nil)), @"Book");
        book.isRead = [NSNumber numberWithBool:YES];
        printf("%s\n", [book.isRead boolValue] && [[book valueForKey:@"isRead"] boolValue] ? "read" : "not read");
        [pool release];
    }
    return 0;
}
