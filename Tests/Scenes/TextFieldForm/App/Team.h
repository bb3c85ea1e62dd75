#import <Foundation/Foundation.h>

// Posted when the number of members changed; user info: its new value.
extern NSString *const TeamSizeDidChangeNotification;
// Posted when a member got another name; user info: which member, and the name.
extern NSString *const TeamNameDidChangeNotification;

extern NSString *const TeamNewValueKey;
extern NSString *const TeamIndexKey;

// The members of a team. Those who leave keep their names in case they come back.
@interface Team : NSObject {
    NSMutableArray *names;
    NSInteger size;
}

@property (nonatomic, assign) NSInteger size;
@property (nonatomic, readonly) NSInteger capacity;

- (id)initWithCapacity:(NSInteger)capacity;

- (NSString *)nameAtIndex:(NSInteger)index;

// Nil or an empty string gives back the usual name.
- (void)setName:(NSString *)name atIndex:(NSInteger)index;

+ (NSString *)usualNameAtIndex:(NSInteger)index;

@end
