#import <Foundation/Foundation.h>

@class Contact, Group;

/// Posted by the store after its contacts have changed.
extern NSString *const ContactStoreDidChangeNotification;

/// All contacts, the favourites among them, and the groups. Read from the app's own list at the first start, from the
/// Documents folder after that.
@interface ContactStore : NSObject {
    NSMutableArray *contacts;
    NSMutableArray *favorites;
    NSMutableArray *recentCalls;
    Group *rootGroup;
}

@property (nonatomic, readonly) NSArray *contacts;
@property (nonatomic, readonly) NSMutableArray *favorites;

/// Dictionaries with the keys `name`, `label`, `when` and `missed`, the latest first.
@property (nonatomic, readonly) NSMutableArray *recentCalls;

@property (nonatomic, readonly) Group *rootGroup;

- (void)addContact:(Contact *)contact;
- (void)removeContact:(Contact *)contact;

/// To be called when a contact has been changed.
- (void)contactDidChange;

- (BOOL)save;

@end
