#import <Foundation/Foundation.h>

/// A named set of contacts and of smaller groups.
@interface Group : NSObject {
    NSString *name;
    NSMutableArray *groups;
    NSMutableArray *contacts;
}

@property (nonatomic, copy) NSString *name;
@property (nonatomic, readonly) NSMutableArray *groups;
@property (nonatomic, readonly) NSMutableArray *contacts;

- (id)initWithName:(NSString *)name;

@end
