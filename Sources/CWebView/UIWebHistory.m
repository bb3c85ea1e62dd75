#import "UIWebHistory.h"

@implementation UIWebNavigation
@end

@implementation UIWebHistory {
    NSMutableArray *_entries;
    NSInteger _position;
}

- (id)init {
    if ((self = [super init])) {
        _entries = [[NSMutableArray alloc] init];
        _position = -1;
    }
    return self;
}

- (void)push:(UIWebNavigation *)navigation {
    NSUInteger kept = (NSUInteger)(_position + 1);
    [_entries removeObjectsInRange:NSMakeRange(kept, [_entries count] - kept)];
    [_entries addObject:navigation];
    _position++;
}

- (UIWebNavigation *)entryAtDistance:(NSInteger)distance {
    NSInteger index = _position + distance;
    return index >= 0 && index < (NSInteger)[_entries count] ? [_entries objectAtIndex:(NSUInteger)index] : nil;
}

- (void)moveToEntry:(UIWebNavigation *)entry {
    NSUInteger index = [_entries indexOfObjectIdenticalTo:entry];
    if (index != NSNotFound) _position = (NSInteger)index;
}

@end
