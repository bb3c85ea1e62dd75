#import "Team.h"

NSString *const TeamSizeDidChangeNotification = @"TeamSizeDidChangeNotification";
NSString *const TeamNameDidChangeNotification = @"TeamNameDidChangeNotification";
NSString *const TeamNewValueKey = @"new";
NSString *const TeamIndexKey = @"index";

@implementation Team

@synthesize size;

+ (NSString *)usualNameAtIndex:(NSInteger)index {
    return [NSString stringWithFormat:@"Player %d", (int)index + 1];
}

- (id)initWithCapacity:(NSInteger)capacity {
    if ((self = [super init])) {
        names = [[NSMutableArray alloc] initWithCapacity:capacity];
        for (NSInteger index = 0; index < capacity; index++) [names addObject:[Team usualNameAtIndex:index]];
    }
    return self;
}

- (NSInteger)capacity {
    return [names count];
}

- (NSString *)nameAtIndex:(NSInteger)index {
    return [names objectAtIndex:index];
}

- (void)setName:(NSString *)name atIndex:(NSInteger)index {
    if (index >= (NSInteger)[names count]) return;
    NSString *newName = [name length] > 0 ? name : [Team usualNameAtIndex:index];
    [names replaceObjectAtIndex:index withObject:newName];
    [[NSNotificationCenter defaultCenter] postNotificationName:TeamNameDidChangeNotification object:self
        userInfo:[NSDictionary dictionaryWithObjectsAndKeys:
            [NSNumber numberWithInteger:index], TeamIndexKey, newName, TeamNewValueKey, nil]];
}

- (void)setSize:(NSInteger)newSize {
    if (newSize == size || newSize > (NSInteger)[names count]) return;
    size = newSize;
    [[NSNotificationCenter defaultCenter] postNotificationName:TeamSizeDidChangeNotification object:self
        userInfo:[NSDictionary dictionaryWithObject:[NSNumber numberWithInteger:size] forKey:TeamNewValueKey]];
}

- (void)dealloc {
    [names release];
    [super dealloc];
}

@end
