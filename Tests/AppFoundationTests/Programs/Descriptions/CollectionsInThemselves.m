// A collection that is within itself is printed with a hint in its own place.
// > {
// >     list =     (
// >         a,
// >         {...}
// >     );
// >     me = {...};
// > }
// > {(
// >     {(...)}
// > )}
// > done

#import "../Expect.h"

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSMutableDictionary *pairs = [NSMutableDictionary dictionary];
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@"a", pairs, nil];
    [pairs setObject:list forKey:@"list"];
    [pairs setObject:pairs forKey:@"me"];
    puts([[pairs description] UTF8String]);
    NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSet];
    [set addObject:set];
    puts([[set description] UTF8String]);
    NSMutableArray *deep = [NSMutableArray array];
    for (int i = 0; i < 200000; i++) deep = [NSMutableArray arrayWithObject:deep];
    IS([[deep description] length] > 1000);
    // The next is whole again.
    SAME([[NSArray arrayWithObject:@"b"] description], @"(\n    b\n)");
    puts("done");
    // A chain of so many would end one by one, each in the last one's turn.
    _exit((fflush(stdout), 0));
}
