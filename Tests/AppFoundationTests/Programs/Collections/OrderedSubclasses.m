// An app's mutable set that keeps an order and does not let itself be changed during enumeration; blocks that know the class
// of a dictionary's keys; Boolean numbers, which are there for ever.
// > c a b
// > c b
// > key 1
// > 1 1

#import <Foundation/Foundation.h>

@interface InOrder : NSMutableSet {
    NSMutableArray *_objects;
}
@end
@implementation InOrder
- (id)initWithCapacity:(NSUInteger)capacity {
    if ((self = [super init])) _objects = [NSMutableArray new];
    return self;
}
- (id)init { return [self initWithCapacity:0]; }
- (void)dealloc {
    [_objects release];
    [super dealloc];
}
- (NSUInteger)count { return [_objects count]; }
- (id)member:(id)object {
    NSUInteger place = [_objects indexOfObject:object];
    return place == NSNotFound ? nil : [_objects objectAtIndex:place];
}
- (NSEnumerator *)objectEnumerator { return [_objects objectEnumerator]; }
- (void)addObject:(id)object {
    if (![_objects containsObject:object]) [_objects addObject:object];
}
- (void)removeObject:(id)object { [_objects removeObject:object]; }
- (NSArray *)allObjects { return [[_objects copy] autorelease]; }
@end

static void print(InOrder *set) { printf("%s\n", [[[set allObjects] componentsJoinedByString:@" "] UTF8String]); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    InOrder *set = [[[InOrder alloc] initWithArray:[@"c a b" componentsSeparatedByString:@" "]] autorelease];
    print(set);
    [set intersectSet:[NSSet setWithObjects:@"b", @"c", nil]];
    print(set);
    NSDictionary *dictionary = [NSDictionary dictionaryWithObject:@"1" forKey:@"key"];
    [dictionary enumerateKeysAndObjectsUsingBlock:^(NSString *key, NSString *value, BOOL *stop) {
        printf("%s %s\n", [key UTF8String], [value UTF8String]);
    }];
    for (int i = 0; i < 100; i++) {
        [(id)kCFBooleanTrue release];
        [[NSNumber numberWithBool:NO] release];
    }
    printf("%d %d\n", [(id)kCFBooleanTrue boolValue], ![[NSNumber numberWithBool:NO] boolValue]);
    [pool drain];
    return 0;
}
