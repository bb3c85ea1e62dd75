// Collections of CoreFoundation: callbacks, values that are no objects, and what Foundation sees of them.

#import <UIKit/UIKit.h>

static int retained, released;

static const void *count_retain(CFAllocatorRef allocator, const void *value) {
    retained++;
    return value;
}

static void count_release(CFAllocatorRef allocator, const void *value) { released++; }
static Boolean same_letter(const void *first, const void *second) { return *(const char *)first == *(const char *)second; }
static CFHashCode letter_hash(const void *value) { return (CFHashCode) * (const char *)value; }

static CFComparisonResult by_length(const void *first, const void *second, void *context) {
    CFIndex difference = CFStringGetLength(first) - CFStringGetLength(second);
    return difference < 0 ? kCFCompareLessThan : difference > 0 ? kCFCompareGreaterThan : kCFCompareEqualTo;
}

static void add_number(const void *value, void *context) { *(long *)context += (long)value; }

static void arrays(void) {
    // What retains nothing, as apps make it for their delegates.
    CFArrayCallBacks callbacks = kCFTypeArrayCallBacks;
    callbacks.retain = NULL;
    callbacks.release = NULL;
    NSMutableArray *delegates = (NSMutableArray *)CFArrayCreateMutable(NULL, 0, &callbacks);
    NSObject *delegate = [NSObject new];
    [delegates addObject:delegate];
    printf("%d %d\n", (int)[delegate retainCount], (int)[delegates indexOfObject:delegate]);
    for (id each in delegates) printf("%d\n", each == delegate);
    [delegates removeObject:delegate];
    printf("%d %d\n", (int)[delegates count], (int)[delegate retainCount]);
    [delegate release];
    [delegates release];

    CFMutableArrayRef numbers = CFArrayCreateMutable(NULL, 0, NULL);
    for (long i = 10; i > 0; i--) CFArrayAppendValue(numbers, (const void *)i);
    long sum = 0;
    CFArrayApplyFunction(numbers, CFRangeMake(0, 10), add_number, &sum);
    CFArrayExchangeValuesAtIndices(numbers, 0, 9);
    CFArrayRemoveValueAtIndex(numbers, 1);
    const void *replacement[] = {(const void *)100, (const void *)200, (const void *)300};
    CFArrayReplaceValues(numbers, CFRangeMake(1, 2), replacement, 3);
    printf("%ld %ld %ld %ld %ld\n", sum, (long)CFArrayGetValueAtIndex(numbers, 0), (long)CFArrayGetValueAtIndex(numbers, 3),
           (long)CFArrayGetValueAtIndex(numbers, 4), CFArrayGetCount(numbers));
    printf("%ld %d\n", CFArrayGetFirstIndexOfValue(numbers, CFRangeMake(0, 10), (const void *)200),
           CFArrayContainsValue(numbers, CFRangeMake(0, 1000), (const void *)9));
    CFRelease(numbers);

    NSMutableArray *words = [NSMutableArray arrayWithObjects:@"ccc", @"a", @"bb", @"d", nil];
    CFArraySortValues((CFMutableArrayRef)words, CFRangeMake(0, 4), by_length, NULL);
    printf("%s %ld\n", [[words componentsJoinedByString:@" "] UTF8String],
           CFArrayBSearchValues((CFArrayRef)words, CFRangeMake(0, 4), CFSTR("xx"), by_length, NULL));
    CFArrayRef copy = CFArrayCreateCopy(NULL, (CFArrayRef)words);
    printf("%d %d\n", CFEqual(copy, words), CFGetTypeID(copy) == CFArrayGetTypeID());
    CFRelease(copy);
    NSMutableArray *constant = (NSMutableArray *)CFArrayCreate(NULL, replacement, 3, NULL);
    @try {
        [constant removeObjectAtIndex:0];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    @try {
        [constant objectAtIndex:3];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [constant release];
}

static void dictionaries(void) {
    // Keys are retained, not copied: those that cannot be copied will do.
    UIView *view = [[UIView alloc] initWithFrame:CGRectZero];
    CFMutableDictionaryRef views =
        CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    CFDictionarySetValue(views, view, @"value");
    printf("%s %ld\n", [[(NSDictionary *)views objectForKey:view] UTF8String], CFDictionaryGetCount(views));
    for (id key in (NSDictionary *)views) printf("%d\n", key == view);
    CFDictionaryAddValue(views, view, @"other");
    CFDictionaryReplaceValue(views, @"none", @"other");
    printf("%s %ld\n", [(NSString *)CFDictionaryGetValue(views, view) UTF8String], CFDictionaryGetCount(views));
    CFRelease(views);
    printf("%d\n", (int)[view retainCount]);
    [view release];

    CFMutableDictionaryRef numbers = CFDictionaryCreateMutable(NULL, 0, NULL, NULL);
    for (long i = 0; i < 1000; i++) CFDictionarySetValue(numbers, (const void *)i, (const void *)(i * i));
    for (long i = 0; i < 1000; i += 2) CFDictionaryRemoveValue(numbers, (const void *)i);
    const void *value = (const void *)-1;
    Boolean there = CFDictionaryGetValueIfPresent(numbers, (const void *)31, &value);
    printf("%d %ld %d %ld\n", there, (long)value, CFDictionaryContainsKey(numbers, (const void *)30),
           CFDictionaryGetCount(numbers));
    CFDictionarySetValue(numbers, NULL, NULL);
    printf("%d %d\n", CFDictionaryContainsKey(numbers, NULL), CFDictionaryGetValue(numbers, NULL) == NULL);
    CFRelease(numbers);

    CFDictionaryKeyCallBacks letters = {0, count_retain, count_release, NULL, same_letter, letter_hash};
    CFMutableDictionaryRef words = CFDictionaryCreateMutable(NULL, 0, &letters, NULL);
    CFDictionarySetValue(words, "apple", "red");
    CFDictionarySetValue(words, "avocado", "green");
    CFDictionarySetValue(words, "banana", "yellow");
    printf("%s %ld %d %d\n", (const char *)CFDictionaryGetValue(words, "a"), CFDictionaryGetCount(words), retained, released);
    CFRelease(words);
    printf("%d %d\n", retained, released);

    NSDictionary *plain = [NSDictionary dictionaryWithObject:@"1" forKey:@"a"];
    const void *keys[] = {CFSTR("a")}, *values[] = {CFSTR("1")};
    CFDictionaryRef made =
        CFDictionaryCreate(NULL, keys, values, 1, &kCFTypeDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    printf("%d %d %d\n", [plain isEqual:(id)made], CFEqual(made, plain), CFGetTypeID(made) == CFGetTypeID(plain));
    CFRelease(made);
}

static void others(void) {
    CFMutableSetRef set = CFSetCreateMutable(NULL, 0, NULL);
    CFSetAddValue(set, (const void *)3);
    CFSetAddValue(set, (const void *)3);
    CFSetAddValue(set, (const void *)4);
    CFSetRemoveValue(set, (const void *)4);
    printf("%ld %d\n", CFSetGetCount(set), CFSetContainsValue(set, (const void *)3));
    CFRelease(set);
    CFMutableBagRef bag = CFBagCreateMutable(NULL, 0, &kCFTypeBagCallBacks);
    for (int i = 0; i < 3; i++) CFBagAddValue(bag, CFSTR("x"));
    CFBagRemoveValue(bag, CFSTR("x"));
    printf("%ld %ld\n", CFBagGetCountOfValue(bag, CFSTR("x")), CFBagGetCount(bag));
    CFRelease(bag);
    CFBinaryHeapRef heap = CFBinaryHeapCreate(NULL, 0, &kCFStringBinaryHeapCallBacks, NULL);
    NSArray *names = [@"pear fig apple plum kiwi" componentsSeparatedByString:@" "];
    for (NSString *name in names) CFBinaryHeapAddValue(heap, name);
    while (CFBinaryHeapGetCount(heap) > 0) {
        printf("%s ", [(NSString *)CFBinaryHeapGetMinimum(heap) UTF8String]);
        CFBinaryHeapRemoveMinimumValue(heap);
    }
    printf("\n");
    CFRelease(heap);
    CFMutableBitVectorRef bits = CFBitVectorCreateMutable(NULL, 0);
    CFBitVectorSetCount(bits, 12);
    CFBitVectorSetBits(bits, CFRangeMake(2, 3), 1);
    UInt8 bytes[2];
    CFBitVectorGetBits(bits, CFRangeMake(0, 12), bytes);
    printf("%02x%02x %ld\n", bytes[0], bytes[1], CFBitVectorGetLastIndexOfBit(bits, CFRangeMake(0, 12), 1));
    CFRelease(bits);
    CFTreeContext context = {0, "root", NULL, NULL, NULL};
    CFTreeRef root = CFTreeCreate(NULL, &context), child = CFTreeCreate(NULL, &context);
    CFTreeAppendChild(root, child);
    CFTreeAppendChild(child, root);
    printf("%d %ld %ld\n", CFTreeGetParent(child) == root, CFTreeGetChildCount(root), CFTreeGetChildCount(child));
    CFRelease(child);
    CFRelease(root);
    // Objects without a counterpart in Foundation in its collections.
    CFUUIDRef uuid = CFUUIDCreate(NULL);
    NSArray *uuids = [NSArray arrayWithObject:(id)uuid];
    printf("%d %d\n", CFGetTypeID([uuids lastObject]) == CFUUIDGetTypeID(), CFGetRetainCount(uuid) > 1);
    CFRelease(uuid);
    printf("%d %d %d\n", CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID(), CFGetTypeID(kCFNull) == CFNullGetTypeID(),
           CFGetTypeID([NSNumber numberWithInt:1]) == CFNumberGetTypeID());
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    arrays();
    dictionaries();
    others();
    [pool drain];
    return 0;
}

// > 1 0
// > 1
// > 0 1
// > 55 1 300 6 10
// > 2 0
// > a d bb ccc 2
// > 1 1
// > NSInternalInconsistencyException
// > NSRangeException
// > value 1
// > 1
// > value 1
// > 1
// > 1 961 0 500
// > 1 1
// > green 2 2 0
// > 2 2
// > 1 1 1
// > 1 1
// > 2 2
// > apple fig kiwi pear plum 
// > 3800 4
// > 1 1 0
// > 1 1
// > 1 1 1
