#import <Foundation/Foundation.h>

/// A person with telephone numbers.
@interface Contact : NSObject {
    NSString *firstName;
    NSString *lastName;
    NSString *company;
    NSMutableArray *phones;
}

@property (nonatomic, copy) NSString *firstName;
@property (nonatomic, copy) NSString *lastName;
@property (nonatomic, copy) NSString *company;

/// Dictionaries with the keys `label` and `number`.
@property (nonatomic, readonly) NSMutableArray *phones;

/// The name as it is shown.
@property (nonatomic, readonly) NSString *fullName;

/// The name by which the list is sorted: the last one, or what there is instead.
@property (nonatomic, readonly) NSString *sortName;

- (id)initWithPropertyList:(NSDictionary *)plist;
- (NSDictionary *)propertyList;
- (BOOL)matches:(NSString *)words;

@end
