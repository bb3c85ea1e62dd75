// The methods that `array[i]`, `dictionary[key]` and assignments to them call; GNUstep Base only has `objectAtIndex:`
// and its kin.

#import <Foundation/Foundation.h>

@interface NSArray (Subscript)
@end
@implementation NSArray (Subscript)
- (id)objectAtIndexedSubscript:(NSUInteger)index { return [self objectAtIndex:index]; }
@end

@interface NSMutableArray (Subscript)
@end
@implementation NSMutableArray (Subscript)
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index {
    if (index == [self count]) {
        [self addObject:object];
    } else {
        [self replaceObjectAtIndex:index withObject:object];
    }
}
@end

@interface NSDictionary (Subscript)
@end
@implementation NSDictionary (Subscript)
- (id)objectForKeyedSubscript:(id)key { return [self objectForKey:key]; }
@end

@interface NSMutableDictionary (Subscript)
@end
@implementation NSMutableDictionary (Subscript)
- (void)setObject:(id)object forKeyedSubscript:(id)key { [self setObject:object forKey:key]; }
@end
