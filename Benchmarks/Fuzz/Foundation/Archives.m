#import "Archives.h"
#import "Samples.h"
#import <UIKit/UIKit.h>
#import <pthread.h>
#import <time.h>

/// What the phone's programs do not name, and have all the same.
@interface NSObject (StreamedArchives)
+ (NSData *)archivedDataWithRootObject:(id)object;
+ (id)unarchiveObjectWithData:(NSData *)data;
@end

// MARK: Samples

static NSAttributedString *styled_text(void) {
    NSMutableAttributedString *text = [[[NSMutableAttributedString alloc] initWithString:@"styled"] autorelease];
    [text addAttribute:@"a" value:@"b" range:NSMakeRange(1, 2)];
    return text;
}

static NSArray *objects(void) {
    NSURL *url = [NSURL URLWithString:@"http://a.b/c?d#e"];
    NSDateComponents *components = [[[NSDateComponents alloc] init] autorelease];
    [components setYear:2011];
    NSUInteger indexes[] = {1, 2, 3};
    return [NSArray
        arrayWithObjects:sample_list(), [NSSet setWithObjects:@"a", @"b", nil], url,
                         [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 9)],
                         [NSDecimalNumber decimalNumberWithString:@"12.75"], styled_text(),
                         [NSValue valueWithRange:NSMakeRange(1, 2)], [NSValue valueWithCGRect:CGRectMake(1, 2, 3, 4)],
                         [NSNull null], [NSTimeZone timeZoneWithName:@"UTC"], [NSTimeZone timeZoneForSecondsFromGMT:3600],
                         [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease], [NSCalendar currentCalendar],
                         [NSPredicate predicateWithFormat:@"a > 1 AND b LIKE 'c*'"],
                         [NSSortDescriptor sortDescriptorWithKey:@"k" ascending:YES],
                         [NSCharacterSet characterSetWithCharactersInString:@"xyz"],
                         [NSError errorWithDomain:@"d" code:1 userInfo:[NSDictionary dictionaryWithObject:@"x" forKey:@"y"]],
                         components, [NSIndexPath indexPathWithIndexes:indexes length:3],
                         [NSOrderedSet orderedSetWithObjects:@"a", @"b", nil], [NSCountedSet setWithObjects:@"a", @"b", nil],
                         [NSURLRequest requestWithURL:url],
                         [[[NSURLResponse alloc] initWithURL:url MIMEType:@"a/b" expectedContentLength:5
                                            textEncodingName:@"utf-8"] autorelease],
                         [NSException exceptionWithName:@"a" reason:@"b" userInfo:nil],
                         [NSRegularExpression regularExpressionWithPattern:@"a+(b)" options:0 error:NULL],
                         [[[NSNumberFormatter alloc] init] autorelease], [[[NSDateFormatter alloc] init] autorelease],
                         [NSMutableData dataWithBytes:"abc" length:3], nil];
}

/// All of them together, in both formats, and one of each by itself: smaller files, in which damage hits more.
static NSArray *archives_of(NSArray *graph) {
    NSMutableArray *samples = [NSMutableArray array];
    for (int i = 0; i < 2; i++) {
        NSMutableData *data = [NSMutableData data];
        NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
        [archiver setOutputFormat:i ? NSPropertyListXMLFormat_v1_0 : NSPropertyListBinaryFormat_v1_0];
        [archiver encodeObject:graph forKey:@"root"];
        [archiver finishEncoding];
        [samples addObject:data];
    }
    for (id object in graph) [samples addObject:[NSKeyedArchiver archivedDataWithRootObject:object]];
    return samples;
}

NSArray *archive_samples(void) { return archives_of(objects()); }

NSArray *view_samples(void) {
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 100)] autorelease];
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 50, 20)] autorelease];
    [label setText:@"text"];
    UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
    [button setTitle:@"go" forState:UIControlStateNormal];
    UITableView *table = [[[UITableView alloc] initWithFrame:CGRectMake(0, 0, 50, 50)] autorelease];
    UITableViewCell *cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:@"a"] autorelease];
    UISegmentedControl *segments = [[[UISegmentedControl alloc] initWithItems:[NSArray arrayWithObjects:@"a", @"b", nil]] autorelease];
    UINavigationController *screens = [[[UINavigationController alloc]
        initWithRootViewController:[[[UIViewController alloc] init] autorelease]] autorelease];
    UIBarButtonItem *item = [[[UIBarButtonItem alloc] initWithTitle:@"t" style:UIBarButtonItemStyleBordered target:nil
                                                             action:NULL] autorelease];
    NSArray *parts = [NSArray
        arrayWithObjects:label, button, table, cell, segments, [[[UISlider alloc] init] autorelease],
                         [[[UISwitch alloc] init] autorelease], [[[UITextField alloc] init] autorelease],
                         [[[UITextView alloc] init] autorelease], [[[UIScrollView alloc] init] autorelease],
                         [[[UIImageView alloc] init] autorelease], [[[UINavigationBar alloc] init] autorelease],
                         [[[UIToolbar alloc] init] autorelease], [[[UITabBar alloc] init] autorelease],
                         [[[UISearchBar alloc] init] autorelease], [[[UIPageControl alloc] init] autorelease],
                         [[[UIProgressView alloc] init] autorelease], [[[UIPickerView alloc] init] autorelease], nil];
    for (UIView *part in parts) [view addSubview:part];
    NSArray *others = [NSArray arrayWithObjects:view, screens, item, [UIColor redColor], [UIFont systemFontOfSize:12],
                                                [CALayer layer], [CABasicAnimation animationWithKeyPath:@"opacity"], nil];
    return archives_of([others arrayByAddingObjectsFromArray:parts]);
}

NSArray *stream_samples(void) {
    NSMutableArray *samples = [NSMutableArray array];
    for (id object in objects()) {
        @try {
            [samples addObject:[NSClassFromString(@"NSArchiver") archivedDataWithRootObject:object]];
        } @catch (NSException *exception) {
            // Not all of them know archives without keys.
        }
    }
    return samples;
}

NSArray *archive_words(void) {
    return [NSArray arrayWithObjects:@"<key>CF$UID</key><integer>1</integer>", @"$null", @"NS.objects", @"NS.keys",
                                     @"NSString", @"NSArray", @"NSMutableDictionary", @"NSDecimalNumber", @"NSURL",
                                     @"NSIndexSet", @"NSValue", @"NSData", @"NSDate", @"NSAttributedString", @"NSTimeZone",
                                     @"NSCalendar", @"UIView", @"UIBounds", @"UISubviews", @"UITableView", @"GSAttrInfo", nil];
}

// MARK: What other threads need

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static unsigned long asked, answered;

/// Uses the classes that keep something for all threads behind a lock.
static void *use_classes(void *nothing) {
    for (;;) {
        pthread_mutex_lock(&turn);
        while (answered == asked) pthread_cond_wait(&changed, &turn);
        pthread_mutex_unlock(&turn);
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        [[styled_text() mutableCopy] autorelease];
        [[NSTimeZone timeZoneWithName:@"Europe/Berlin"] abbreviation], [NSTimeZone timeZoneForSecondsFromGMT:1800];
        [[[[NSLocale alloc] initWithLocaleIdentifier:@"fr_FR"] autorelease] objectForKey:NSLocaleDecimalSeparator];
        [NSCalendar currentCalendar], [NSLocale currentLocale];
        [NSIndexPath indexPathWithIndex:4], [NSCharacterSet letterCharacterSet];
        [[[[NSNumberFormatter alloc] init] autorelease] stringFromNumber:[NSNumber numberWithInt:4]];
        [[[[NSDateFormatter alloc] init] autorelease] stringFromDate:[NSDate date]];
        [NSUserDefaults standardUserDefaults], NSClassFromString(@"NSNothing");
        [pool release];
        pthread_mutex_lock(&turn);
        answered++;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&turn);
    }
    return NULL;
}

/// What is wrong if another thread cannot go on: something stayed locked.
static NSString *locked_classes(void) {
    static pthread_t thread;
    static BOOL has_begun;
    if (!has_begun) pthread_create(&thread, NULL, use_classes, NULL);
    has_begun = YES;
    struct timespec limit;
    clock_gettime(CLOCK_REALTIME, &limit);
    limit.tv_sec += 20;
    pthread_mutex_lock(&turn);
    asked++;
    pthread_cond_broadcast(&changed);
    int failure = 0;
    while (answered != asked && failure == 0) failure = pthread_cond_timedwait(&changed, &turn, &limit);
    BOOL is_locked = answered != asked;
    pthread_mutex_unlock(&turn);
    // There is no way on from here, and the file is the last one that was tried or one shortly before.
    if (is_locked) abort();
    return nil;
}

/// Once in so many files, since it takes a thread's time.
static NSString *checked_now_and_then(void) {
    static unsigned number;
    return ++number % 32 == 0 ? locked_classes() : nil;
}

// MARK: Reading

NSString *archive_exercise(NSData *data) {
    @try {
        NSKeyedUnarchiver *unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
        id object = [unarchiver decodeObjectForKey:@"root"];
        [object description];
        [object hash];
        [unarchiver decodeIntForKey:@"number"];
        [unarchiver decodeDoubleForKey:@"root"];
        [unarchiver decodeBytesForKey:@"root" returnedLength:NULL];
        [unarchiver finishDecoding];
        if (object) [NSKeyedArchiver archivedDataWithRootObject:object];
    } @finally {
        checked_now_and_then();
    }
    return nil;
}

NSString *stream_exercise(NSData *data) {
    @try {
        id object = [NSClassFromString(@"NSUnarchiver") unarchiveObjectWithData:data];
        [object description];
        [object hash];
        if (object) [NSClassFromString(@"NSArchiver") archivedDataWithRootObject:object];
    } @finally {
        checked_now_and_then();
    }
    return nil;
}
