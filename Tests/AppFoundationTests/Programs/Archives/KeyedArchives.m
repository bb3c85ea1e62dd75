// Graphs of thousands of mixed objects that share and refer back come out of archives as they went in; broken archives raise.

#import <UIKit/UIKit.h>

@interface Node : NSObject <NSCoding> {
@public
    NSString *name;
    NSMutableArray *children;
    Node *parent;
    int number;
    CGRect frame;
    id content;
}
@end

@implementation Node
- (id)init {
    if ((self = [super init])) children = [NSMutableArray new];
    return self;
}
- (void)dealloc {
    [name release];
    [children release];
    [content release];
    [super dealloc];
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:name forKey:@"name"];
    [coder encodeObject:children forKey:@"children"];
    [coder encodeConditionalObject:parent forKey:@"parent"];
    [coder encodeInt:number forKey:@"number"];
    [coder encodeCGRect:frame forKey:@"frame"];
    [coder encodeObject:content forKey:@"content"];
}
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init]) == nil) return nil;
    name = [[coder decodeObjectForKey:@"name"] retain];
    children = [[coder decodeObjectForKey:@"children"] retain];
    parent = [coder decodeObjectForKey:@"parent"];
    number = [coder decodeIntForKey:@"number"];
    frame = [coder decodeCGRectForKey:@"frame"];
    content = [[coder decodeObjectForKey:@"content"] retain];
    return self;
}
@end

@interface Refuser : NSObject <NSCoding>
@end

@implementation Refuser
- (void)encodeWithCoder:(NSCoder *)coder { [NSException raise:@"Refused" format:@"not me"]; }
- (id)initWithCoder:(NSCoder *)coder { return [self init]; }
@end

static id content(int i) {
    switch (i % 16) {
    case 0: return [NSNumber numberWithInt:i];
    case 1: return [NSNumber numberWithDouble:i / 3.0];
    case 2: return [NSDictionary dictionaryWithObjectsAndKeys:@"a", @"b", [NSNumber numberWithBool:YES], @"c", nil];
    case 3: return [NSMutableDictionary dictionaryWithObject:[NSNull null] forKey:@"nothing"];
    case 4: return [NSData dataWithBytes:&i length:sizeof i];
    case 5: return [NSSet setWithObjects:@"1", @"2", [NSNull null], nil];
    case 6: return [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 9)];
    case 7: return [NSURL URLWithString:@"http://host/path"];
    case 8: return [NSValue valueWithCGPoint:CGPointMake(1.5, i)];
    case 9: return [NSIndexPath indexPathForRow:3 inSection:i];
    case 10: return [UIColor redColor];
    case 11: return [NSPredicate predicateWithFormat:@"a == %d AND NOT b CONTAINS[c] 'x' AND ANY c.d IN {1, 2}", i];
    case 12: return [[[NSSortDescriptor alloc] initWithKey:@"a" ascending:YES] autorelease];
    case 13: return [NSTimeZone timeZoneWithName:@"Europe/Berlin"];
    case 14: return [NSDecimalNumber decimalNumberWithString:@"12.50"];
    default: return [NSDate dateWithTimeIntervalSinceReferenceDate:i];
    }
}

static NSArray *graph(int count) {
    NSMutableArray *nodes = [NSMutableArray array];
    srand(1);
    for (int i = 0; i < count; i++) {
        Node *node = [[Node new] autorelease];
        node->name = [[NSString alloc] initWithFormat:@"node %d é", i];
        node->number = i;
        node->frame = CGRectMake(i, 0.1, 2, 3);
        node->content = [content(i) retain];
        if (i > 0) {
            Node *parent = [nodes objectAtIndex:rand() % i];
            node->parent = parent;
            [parent->children addObject:node];
            [node->children addObject:[nodes objectAtIndex:rand() % i]];
        }
        [nodes addObject:node];
    }
    return nodes;
}

static BOOL are_alike(Node *one, Node *other, NSArray *others) {
    Node *parent = one->parent ? [others objectAtIndex:one->parent->number] : nil;
    if (![one->name isEqual:other->name] || one->number != other->number || other->parent != parent) return NO;
    if (!CGRectEqualToRect(one->frame, other->frame) || ![one->content isEqual:other->content]) return NO;
    if ([one->children count] != [other->children count]) return NO;
    for (NSUInteger i = 0; i < [one->children count]; i++) {
        Node *child = [one->children objectAtIndex:i];
        if ([others objectAtIndex:child->number] != [other->children objectAtIndex:i]) return NO;
    }
    return YES;
}

static void attempt(const char *what, id (^act)(void)) {
    @try {
        printf("%s: %s\n", what, [[act() description] UTF8String] ?: "nil");
    } @catch (NSException *exception) {
        printf("%s: %s, %s\n", what, [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
}

static void check_graph(void) {
    NSArray *nodes = graph(3000);
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:nodes];
    NSArray *others = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    int wrong = 0;
    for (NSUInteger i = 0; i < [nodes count]; i++) {
        wrong += !are_alike([nodes objectAtIndex:i], [others objectAtIndex:i], others);
    }
    printf("%d nodes, %d wrong, mutable: %d %d\n", (int)[others count], wrong,
           [others isKindOfClass:[NSMutableArray class]],
           [((Node *)[others objectAtIndex:0])->children isKindOfClass:[NSMutableArray class]]);
    // Archives of a part and of something else beside it.
    int raised = 0;
    for (NSUInteger length = 1; length < [data length]; length += 1997) {
        @try {
            [NSKeyedUnarchiver unarchiveObjectWithData:[data subdataWithRange:NSMakeRange(0, length)]];
        } @catch (NSException *exception) {
            raised += [[exception name] isEqual:NSInvalidArgumentException];
        }
    }
    printf("all parts raise: %d\n", raised == (int)(([data length] + 1995) / 1997));
}

/// Changes bytes at random: whatever comes of it, nothing but an exception may.
static void check_broken(void) {
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:graph(20)];
    srand(7);
    for (int i = 0; i < 400; i++) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSMutableData *broken = [[data mutableCopy] autorelease];
        for (int change = rand() % 5; change >= 0; change--) {
            ((unsigned char *)[broken mutableBytes])[rand() % [broken length]] = (unsigned char)rand();
        }
        @try {
            [NSKeyedUnarchiver unarchiveObjectWithData:broken];
        } @catch (NSException *exception) {
        }
        [pool drain];
    }
    puts("broken archives survived");
}

/// Arrays within arrays, deeper than any stack.
static void deep(void) {
    enum { Depth = 200000 };
    NSMutableArray *objects = [NSMutableArray arrayWithObjects:@"$null",
        [NSDictionary dictionaryWithObjectsAndKeys:@"NSArray", @"$classname", nil], nil];
    NSDictionary *array = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:1] forKey:@"CF$UID"];
    for (int i = 0; i < Depth; i++) {
        NSDictionary *next = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:i + 3] forKey:@"CF$UID"];
        [objects addObject:[NSDictionary dictionaryWithObjectsAndKeys:array, @"$class", [NSArray arrayWithObject:next],
                                                                      @"NS.objects", nil]];
    }
    [objects addObject:@"the innermost"];
    NSDictionary *root = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:2] forKey:@"CF$UID"];
    NSDictionary *archive = [NSDictionary dictionaryWithObjectsAndKeys:objects, @"$objects",
        [NSDictionary dictionaryWithObject:root forKey:@"root"], @"$top", nil];
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:archive format:NSPropertyListBinaryFormat_v1_0
                                                             options:0 error:NULL];
    attempt("deep archive", ^id { return [NSKeyedUnarchiver unarchiveObjectWithData:data]; });
    NSMutableArray *outermost = [NSMutableArray array], *innermost = outermost;
    for (int i = 0; i < Depth; i++) {
        [innermost addObject:[NSMutableArray array]];
        innermost = [innermost lastObject];
    }
    attempt("deep graph", ^id { return [NSKeyedArchiver archivedDataWithRootObject:outermost]; });
    while ([outermost count]) outermost = [[[outermost lastObject] retain] autorelease];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    check_graph();
    check_broken();
    attempt("refused", ^id { return [NSKeyedArchiver archivedDataWithRootObject:[[Refuser new] autorelease]]; });
    deep();
    attempt("no data", ^id { return [NSKeyedUnarchiver unarchiveObjectWithData:nil]; });
    attempt("empty", ^id { return [NSKeyedUnarchiver unarchiveObjectWithData:[NSData data]]; });
    NSData *garbage = [@"garbage!" dataUsingEncoding:NSUTF8StringEncoding];
    attempt("garbage", ^id { return [NSKeyedUnarchiver unarchiveObjectWithData:garbage]; });
    attempt("no file", ^id { return [NSKeyedUnarchiver unarchiveObjectWithFile:@"/nowhere"]; });

    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver setClassName:@"Unheard" forClass:[Refuser class]];
    [archiver setClassName:@"Knot" forClass:[Node class]];
    [archiver encodeObject:@"text" forKey:@"text"];
    [archiver encodeInt:3 forKey:@"number"];
    [archiver encodeInt64:1LL << 40 forKey:@"big"];
    [archiver encodeBool:YES forKey:@"$flag"];
    [archiver encodeObject:[NSValue valueWithRange:NSMakeRange(3, 4)] forKey:@"range"];
    [archiver encodeObject:[[Node new] autorelease] forKey:@"node"];
    [archiver encodeObject:[NSPredicate predicateWithValue:NO] forKey:@"never"];
    [archiver finishEncoding];
    attempt("late", ^id {
        [archiver encodeInt:1 forKey:@"late"];
        return nil;
    });
    attempt("no key", ^id {
        [archiver encodeInt:1 forKey:nil];
        return nil;
    });
    NSKeyedUnarchiver *reader = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    attempt("a number as an object", ^id { return [reader decodeObjectForKey:@"number"]; });
    attempt("an object as a number", ^id { return [NSNumber numberWithInt:[reader decodeIntForKey:@"text"]]; });
    attempt("an object as a boolean", ^id { return [NSNumber numberWithBool:[reader decodeBoolForKey:@"text"]]; });
    attempt("too big", ^id { return [NSNumber numberWithInt:[reader decodeIntForKey:@"big"]]; });
    attempt("nothing", ^id { return [NSNumber numberWithDouble:[reader decodeDoubleForKey:@"nothing"]]; });
    attempt("dollar", ^id { return [NSNumber numberWithBool:[reader decodeBoolForKey:@"$flag"]]; });
    attempt("range", ^id { return [reader decodeObjectForKey:@"range"]; });
    attempt("never", ^id { return [reader decodeObjectForKey:@"never"]; });
    attempt("another class", ^id { return [reader decodeObjectForKey:@"node"]; });
    [reader setClass:[Node class] forClassName:@"Knot"];
    attempt("its class", ^id { return [[reader decodeObjectForKey:@"node"] class]; });
    [pool drain];
    return 0;
}

// > 3000 nodes, 0 wrong, mutable: 1 1
// > all parts raise: 1
// > broken archives survived
// > refused: Refused, not me
// > deep archive: NSInvalidUnarchiveOperationException, *** -[NSKeyedUnarchiver decodeObjectForKey:]: objects are nested too deeply
// > deep graph: NSInvalidArchiveOperationException, *** -[NSKeyedArchiver encodeObject:forKey:]: objects are nested too deeply
// > no data: nil
// > empty: nil
// > garbage: NSInvalidArgumentException, *** -[NSKeyedUnarchiver initForReadingWithData:]: incomprehensible archive (0x67, 0x61, 0x72, 0x62, 0x61, 0x67, 0x65, 0x21)
// > no file: nil
// > late: NSInvalidArchiveOperationException, *** -[NSKeyedArchiver encodeInt:forKey:]: archive already finished, cannot encode anything more
// > no key: NSInvalidArgumentException, *** -[NSKeyedArchiver encodeInt:forKey:]: key cannot be nil
// > a number as an object: NSInvalidUnarchiveOperationException, *** -[NSKeyedUnarchiver decodeObjectForKey:]: value for key (number) is not an object
// > an object as a number: NSInvalidUnarchiveOperationException, *** -[NSKeyedUnarchiver decodeIntForKey:]: value for key (text) is not an integer number
// > an object as a boolean: NSInvalidUnarchiveOperationException, *** -[NSKeyedUnarchiver decodeBoolForKey:]: value for key (text) is not a boolean
// > too big: NSRangeException, *** -[NSKeyedUnarchiver decodeIntForKey:]: value (1099511627776) for key (big) too large to fit in 32-bit integer
// > nothing: 0
// > dollar: 1
// > range: NSRange: {3, 4}
// > never: FALSEPREDICATE
// > another class: NSInvalidUnarchiveOperationException, *** -[NSKeyedUnarchiver decodeObjectForKey:]: cannot decode object of class (Knot)
// > its class: Node
