// Key-value observing of properties: kinds of values, options of each observer, paths, dependences, changes by hand, and the
// texts of what is wrong.

#import <UIKit/UIKit.h>

@interface Watcher : NSObject {
    NSString *name;
}
@end

static NSString *text(id value) {
    if (value == nil) return @"-";
    if (value == [NSNull null]) return @"null";
    if ([value isKindOfClass:[NSArray class]]) return [NSString stringWithFormat:@"[%@]", [value componentsJoinedByString:@","]];
    if ([value isKindOfClass:[NSSet class]]) {
        return text([[value allObjects] sortedArrayUsingSelector:@selector(compare:)]);
    }
    return [value description];
}

@implementation Watcher
- (id)initWithName:(NSString *)aName {
    if ((self = [super init])) name = [aName copy];
    return self;
}
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    printf("%s: %s kind %d%s old %s new %s%s%s context %d\n", [name UTF8String], [path UTF8String],
           [[change objectForKey:NSKeyValueChangeKindKey] intValue],
           [change objectForKey:NSKeyValueChangeNotificationIsPriorKey] ? " prior" : "",
           [text([change objectForKey:NSKeyValueChangeOldKey]) UTF8String],
           [text([change objectForKey:NSKeyValueChangeNewKey]) UTF8String],
           [change objectForKey:NSKeyValueChangeIndexesKey] ? " at " : "",
           [change objectForKey:NSKeyValueChangeIndexesKey]
               ? [[NSString stringWithFormat:@"%u", (unsigned)[[change objectForKey:NSKeyValueChangeIndexesKey] firstIndex]] UTF8String]
               : "",
           (int)(intptr_t)context);
}
@end

typedef struct { char letter; float size; } Small;
typedef struct { long numbers[1]; double share; } Mixed;
typedef struct { double numbers; long count; char letter; int big; } Large;

@interface Person : NSObject {
    NSString *first, *last;
    Person *parent;
    BOOL flag;
    char letter;
    short little;
    float share;
    double amount;
    long long big;
    CGRect frame;
    CGPoint place;
    NSRange range;
    CGAffineTransform transform;
    Small small;
    Large large;
    int _hidden;
    int silent, manual;
}
@property (nonatomic, copy) NSString *first, *last;
@property (nonatomic, retain) Person *parent;
@property (nonatomic) BOOL flag;
@property (nonatomic) char letter;
@property (nonatomic) short little;
@property (nonatomic) float share;
@property (nonatomic) double amount;
@property (nonatomic) long long big;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint place;
@property (nonatomic) NSRange range;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) Small small;
@property (nonatomic) Large large;
@property (nonatomic) int silent, manual;
@end

@implementation Person
@synthesize first, last, parent, flag, letter, little, share, amount, big, frame, place, range, transform, small, large;
@synthesize silent, manual;
+ (NSSet *)keyPathsForValuesAffectingFullName { return [NSSet setWithObjects:@"first", @"last", nil]; }
- (NSString *)fullName { return [NSString stringWithFormat:@"%@ %@", first, last]; }
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
    if ([key isEqualToString:@"inherited"]) return [NSSet setWithObject:@"parent.last"];
    return [super keyPathsForValuesAffectingValueForKey:key];
}
- (NSString *)inherited { return parent.last; }
+ (BOOL)automaticallyNotifiesObserversOfSilent { return NO; }
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
    if ([key isEqualToString:@"manual"]) return NO;
    return [super automaticallyNotifiesObserversForKey:key];
}
- (void)setManual:(int)value {
    [self willChangeValueForKey:@"manual"];
    [self willChangeValueForKey:@"first"];
    manual = value;
    [self didChangeValueForKey:@"first"];
    [self didChangeValueForKey:@"manual"];
}
- (void)dealloc {
    [first release];
    [last release];
    [parent release];
    [super dealloc];
}
@end

static Watcher *a, *b;
enum { Both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew };

static void kinds_of_values(void) {
    puts("-- values");
    Person *person = [[[Person alloc] init] autorelease];
    NSArray *keys = [@"flag letter little share amount big frame place range transform small large" componentsSeparatedByString:@" "];
    for (NSString *key in keys) [person addObserver:a forKeyPath:key options:0 context:NULL];
    person.flag = YES;
    person.letter = 'x';
    person.little = -3;
    person.share = 0.25f;
    person.amount = 1e10;
    person.big = 1LL << 40;
    person.frame = CGRectMake(1, 2, 3, 4);
    person.place = CGPointMake(5, 6);
    person.range = NSMakeRange(7, 8);
    person.transform = CGAffineTransformMakeScale(2, 3);
    person.small = (Small){'s', 1.5f};
    person.large = (Large){2.5, 9, 'l', 11};
    printf("%d %c %d %g %g %lld %g %g %d %g %c%g %g %ld %c %d\n", person.flag, person.letter, person.little, person.share,
           person.amount, person.big, person.frame.size.height, person.place.y, (int)person.range.length,
           person.transform.d, person.small.letter, person.small.size, person.large.numbers, person.large.count,
           person.large.letter, person.large.big);
    for (NSString *key in keys) [person removeObserver:a forKeyPath:key];
    person.share = 1;
    [person addObserver:b forKeyPath:@"share" options:Both context:NULL];
    [person addObserver:b forKeyPath:@"flag" options:Both context:NULL];
    [person setValue:[NSNumber numberWithFloat:2.5f] forKey:@"share"];
    [person setValue:@"0" forKey:@"flag"];
    @try {
        [person setValue:nil forKey:@"share"];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [person removeObserver:b forKeyPath:@"flag"];
    [person removeObserver:b forKeyPath:@"share"];
}

static void options_and_classes(void) {
    puts("-- options");
    Person *person = [[[Person alloc] init] autorelease];
    person.first = @"Ada";
    [person addObserver:a forKeyPath:@"first" options:NSKeyValueObservingOptionInitial | NSKeyValueObservingOptionNew context:(void *)1];
    [person addObserver:a forKeyPath:@"first" options:NSKeyValueObservingOptionPrior | NSKeyValueObservingOptionOld context:(void *)2];
    [person addObserver:b forKeyPath:@"first" options:0 context:(void *)3];
    printf("%s %d %d %d\n", [NSStringFromClass([person class]) UTF8String], [person isMemberOfClass:[Person class]],
           [person class] == [Person class], [person observationInfo] != NULL);
    person.first = @"Eva";
    [person removeObserver:a forKeyPath:@"first" context:(void *)1];
    person.first = nil;
    [person removeObserver:a forKeyPath:@"first" context:(void *)2];
    [person removeObserver:b forKeyPath:@"first"];
    person.first = @"unobserved";
    printf("%d %s\n", [person observationInfo] != NULL, object_getClassName(person));
}

static void paths_and_dependences(void) {
    puts("-- paths");
    Person *child = [[[Person alloc] init] autorelease];
    Person *mother = [[Person alloc] init], *father = [[Person alloc] init];
    mother.last = @"M";
    father.last = @"F";
    [child addObserver:a forKeyPath:@"parent.last" options:Both context:NULL];
    child.parent = mother;
    mother.last = @"M2";
    child.parent = father;
    mother.last = @"unseen";
    father.last = @"F2";
    child.parent = nil;
    [child addObserver:b forKeyPath:@"inherited" options:Both context:NULL];
    child.parent = mother;
    mother.last = @"M3";
    [child removeObserver:a forKeyPath:@"parent.last"];
    [child removeObserver:b forKeyPath:@"inherited"];
    printf("%s\n", object_getClassName(mother));
    [child addObserver:a forKeyPath:@"fullName" options:Both context:NULL];
    child.first = @"C";
    child.last = @"D";
    [child removeObserver:a forKeyPath:@"fullName"];
    [child addObserver:a forKeyPath:@"parent.parent.first" options:NSKeyValueObservingOptionNew context:NULL];
    mother.parent = father;
    father.first = @"grand";
    [child removeObserver:a forKeyPath:@"parent.parent.first"];
    child.parent = nil;
    [mother release];
    [father release];
}

static void by_hand(void) {
    puts("-- by hand");
    Person *person = [[[Person alloc] init] autorelease];
    [person addObserver:a forKeyPath:@"silent" options:Both context:NULL];
    [person addObserver:a forKeyPath:@"manual" options:Both context:NULL];
    [person addObserver:a forKeyPath:@"first" options:0 context:NULL];
    [person addObserver:a forKeyPath:@"hidden" options:Both context:NULL];
    person.silent = 1;
    [person setValue:@"2" forKey:@"silent"];
    person.manual = 5;
    [person setValue:@"7" forKey:@"hidden"];
    [person willChangeValueForKey:@"silent"];
    person.silent = 9;
    [person didChangeValueForKey:@"silent"];
    for (NSString *key in [NSArray arrayWithObjects:@"silent", @"manual", @"first", @"hidden", nil]) {
        [person removeObserver:a forKeyPath:key];
    }
}

static void dictionaries(void) {
    puts("-- dictionaries");
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    [dictionary addObserver:a forKeyPath:@"x" options:Both context:NULL];
    [dictionary setObject:@"1" forKey:@"x"];
    [dictionary setObject:@"1" forKey:@"y"];
    [dictionary setValue:@"2" forKey:@"x"];
    [dictionary removeObjectForKey:@"x"];
    [dictionary removeObserver:a forKeyPath:@"x"];
    [dictionary setObject:@"3" forKey:@"x"];
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults addObserver:a forKeyPath:@"volume" options:Both context:NULL];
    [defaults setInteger:4 forKey:@"volume"];
    [defaults setValue:@"5" forKey:@"volume"];
    [defaults removeObserver:a forKeyPath:@"volume"];
}

static void mistakes(void) {
    puts("-- mistakes");
    Person *person = [[Person alloc] init];
    @try {
        [person removeObserver:a forKeyPath:@"first"];
    } @catch (NSException *exception) {
        NSString *reason = [exception reason];
        reason = [reason stringByReplacingOccurrencesOfString:[NSString stringWithFormat:@"%p", a] withString:@"A"];
        reason = [reason stringByReplacingOccurrencesOfString:[NSString stringWithFormat:@"%p", person] withString:@"P"];
        printf("%s: %s\n", [[exception name] UTF8String], [reason UTF8String]);
    }
    NSObject *deaf = [[[NSObject alloc] init] autorelease];
    [person addObserver:deaf forKeyPath:@"first" options:0 context:NULL];
    @try {
        person.first = @"x";
    } @catch (NSException *exception) {
        printf("%s %d\n", [[exception name] UTF8String], [[exception reason] rangeOfString:@"was received but not handled."].length > 0);
    }
    [person removeObserver:deaf forKeyPath:@"first"];
    @try {
        [[NSArray array] addObserver:a forKeyPath:@"count" options:0 context:NULL];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [person addObserver:a forKeyPath:@"first" options:0 context:NULL];
    [person release];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    a = [[Watcher alloc] initWithName:@"a"];
    b = [[Watcher alloc] initWithName:@"b"];
    kinds_of_values();
    options_and_classes();
    paths_and_dependences();
    by_hand();
    dictionaries();
    mistakes();
    [pool drain];
    return 0;
}

// > -- values
// > a: flag kind 1 old - new - context 0
// > a: letter kind 1 old - new - context 0
// > a: little kind 1 old - new - context 0
// > a: share kind 1 old - new - context 0
// > a: amount kind 1 old - new - context 0
// > a: big kind 1 old - new - context 0
// > a: frame kind 1 old - new - context 0
// > a: place kind 1 old - new - context 0
// > a: range kind 1 old - new - context 0
// > a: transform kind 1 old - new - context 0
// > a: small kind 1 old - new - context 0
// > a: large kind 1 old - new - context 0
// > 1 x -3 0.25 1e+10 1099511627776 4 6 8 3 s1.5 2.5 9 l 11
// > b: share kind 1 old 1 new 2.5 context 0
// > b: flag kind 1 old 1 new 0 context 0
// > NSInvalidArgumentException
// > -- options
// > a: first kind 1 old - new Ada context 1
// > Person 1 1 1
// > a: first kind 1 prior old Ada new - context 2
// > b: first kind 1 old - new - context 3
// > a: first kind 1 old Ada new - context 2
// > a: first kind 1 old - new Eva context 1
// > a: first kind 1 prior old Eva new - context 2
// > b: first kind 1 old - new - context 3
// > a: first kind 1 old Eva new - context 2
// > 0 Person
// > -- paths
// > a: parent.last kind 1 old null new M context 0
// > a: parent.last kind 1 old M new M2 context 0
// > a: parent.last kind 1 old M2 new F context 0
// > a: parent.last kind 1 old F new F2 context 0
// > a: parent.last kind 1 old F2 new null context 0
// > b: inherited kind 1 old null new unseen context 0
// > a: parent.last kind 1 old null new unseen context 0
// > b: inherited kind 1 old unseen new M3 context 0
// > a: parent.last kind 1 old unseen new M3 context 0
// > Person
// > a: fullName kind 1 old (null) (null) new C (null) context 0
// > a: fullName kind 1 old C (null) new C D context 0
// > a: parent.parent.first kind 1 old - new null context 0
// > a: parent.parent.first kind 1 old - new grand context 0
// > -- by hand
// > a: first kind 1 old - new - context 0
// > a: manual kind 1 old 0 new 5 context 0
// > a: hidden kind 1 old 0 new 7 context 0
// > a: silent kind 1 old 2 new 9 context 0
// > -- dictionaries
// > a: x kind 1 old null new 1 context 0
// > a: x kind 1 old 1 new 2 context 0
// > a: x kind 1 old 2 new null context 0
// > a: volume kind 1 old null new 4 context 0
// > a: volume kind 1 old 4 new 5 context 0
// > -- mistakes
// > NSRangeException: Cannot remove an observer <Watcher A> for the key path "first" from <Person P> because it is not registered as an observer.
// > NSInternalInconsistencyException 1
// > NSInvalidArgumentException
// error: of class Person was deallocated while key value observers were still registered with it.
// error: Key path: first, Options: <New: NO, Old: NO, Prior: NO> Context:
