// Collections that are read from files can be changed, whatever class asked for them; subclasses are filled.
//
// > array: c b a
// > inner: x y
// > dictionary: 3
// > own class: Own 3
// > from a URL: 4
// > no list: nil nil

#import <Foundation/Foundation.h>

@interface Own : NSArray {
    NSArray *all;
}
@end
@implementation Own
- (id)initWithObjects:(const id *)objects count:(NSUInteger)count {
    if ((self = [super init])) all = [[NSArray alloc] initWithObjects:objects count:count];
    return self;
}
- (NSUInteger)count { return [all count]; }
- (id)objectAtIndex:(NSUInteger)index { return [all objectAtIndex:index]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"list.plist"];
    [[NSArray arrayWithObjects:@"b", @"c", @"a", nil] writeToFile:path atomically:YES];
    NSArray *array = [[NSArray alloc] initWithContentsOfFile:path];
    NSSortDescriptor *order = [[[NSSortDescriptor alloc] initWithKey:@"self" ascending:NO] autorelease];
    [(NSMutableArray *)array sortUsingDescriptors:[NSArray arrayWithObject:order]];
    printf("array: %s\n", [[array componentsJoinedByString:@" "] UTF8String]);
    Own *own = [[Own alloc] initWithContentsOfFile:path];
    NSMutableArray *byURL = (NSMutableArray *)[NSArray arrayWithContentsOfURL:[NSURL fileURLWithPath:path]];
    [byURL addObject:@"d"];

    NSDictionary *written = [NSDictionary dictionaryWithObjectsAndKeys:[NSArray arrayWithObject:@"x"], @"list", @"v",
                                                                       @"k", nil];
    [written writeToFile:path atomically:YES];
    NSDictionary *dictionary = [NSDictionary dictionaryWithContentsOfFile:path];
    [[dictionary objectForKey:@"list"] addObject:@"y"];
    printf("inner: %s\n", [[[dictionary objectForKey:@"list"] componentsJoinedByString:@" "] UTF8String]);
    [(NSMutableDictionary *)dictionary setObject:@"more" forKey:@"m"];
    printf("dictionary: %d\n", (int)[dictionary count]);
    printf("own class: %s %d\n", [NSStringFromClass([own class]) UTF8String], (int)[own count]);
    printf("from a URL: %d\n", (int)[byURL count]);
    id none = [[NSArray alloc] initWithContentsOfFile:path], missing = [NSDictionary dictionaryWithContentsOfFile:@"/x"];
    printf("no list: %s %s\n", none ? "?" : "nil", missing ? "?" : "nil");
    [pool drain];
    return 0;
}
