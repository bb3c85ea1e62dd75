#import <CoreData/CoreData.h>

/// The shop's store: one that the first version of the app has written is brought to today's model.
@interface Shop : NSObject {
    NSManagedObjectContext *context;
}

@property (nonatomic, readonly) NSManagedObjectContext *context;

/// What the first version of the app did.
- (void)writeOldStore;

/// - Returns: nil, or what went wrong.
- (NSError *)open;

@end
