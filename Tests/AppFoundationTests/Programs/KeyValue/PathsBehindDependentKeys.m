// > changed: other
// > changed: newest
// > 2
// A path goes on behind a key that depends on another: when that changes, the rest of the path is watched at the new value.
#import <Foundation/Foundation.h>

@interface Node : NSObject
@property (nonatomic, retain) Node *source;
@property (nonatomic, readonly) Node *derived;
@property (nonatomic, copy) NSString *name;
@end

@implementation Node
@synthesize source, name;
+ (NSSet *)keyPathsForValuesAffectingDerived { return [NSSet setWithObject:@"source"]; }
- (Node *)derived { return source; }
- (void)dealloc {
    [source release];
    [name release];
    [super dealloc];
}
@end

static int changes;

@interface Watcher : NSObject
@end

@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    changes++;
    printf("changed: %s\n", [[object valueForKeyPath:path] UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Node *node = [[Node alloc] init], *first = [[Node alloc] init], *second = [[Node alloc] init];
    Watcher *watcher = [[Watcher alloc] init];
    first.name = @"one";
    second.name = @"other";
    node.source = first;
    [node addObserver:watcher forKeyPath:@"derived.name" options:0 context:NULL];
    node.source = second;
    second.name = @"newest";
    first.name = @"unheard";
    [node removeObserver:watcher forKeyPath:@"derived.name"];
    second.name = @"unheard";
    printf("%d\n", changes);
    [node release];
    [first release];
    [second release];
    [watcher release];
    [pool drain];
    return 0;
}
