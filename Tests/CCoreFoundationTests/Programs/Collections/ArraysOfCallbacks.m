// CFArray with callbacks of the program's own, and its functions that change and search.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int kept, described;

static const void *keep(CFAllocatorRef allocator, const void *value) {
    kept++;
    return value;
}

static void let_go(CFAllocatorRef allocator, const void *value) { kept--; }

static CFStringRef describe(const void *value) {
    described++;
    return CFStringCreateWithFormat(NULL, NULL, CFSTR("<%ld>"), (long)value);
}

/// Numbers are the same if their last digits are.
static Boolean same_digit(const void *one, const void *other) { return (long)one % 10 == (long)other % 10; }

static void sum(const void *value, void *context) { *(long *)context += (long)value; }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFArrayRetainCallBack retain = keep;
    CFArrayReleaseCallBack release = let_go;
    CFArrayCopyDescriptionCallBack copyDescription = describe;
    CFArrayEqualCallBack equal = same_digit;
    CFArrayCallBacks callbacks = {.retain = retain, .release = release, .equal = equal};
    callbacks.copyDescription = copyDescription;
    CFMutableArrayRef numbers = CFArrayCreateMutable(NULL, 0, &callbacks);
    for (long i = 1; i <= 5; i++) CFArrayAppendValue(numbers, (const void *)i);
    CFArrayInsertValueAtIndex(numbers, 0, (const void *)14);
    CFArraySetValueAtIndex(numbers, 1, (const void *)21);
    // One beyond the end appends.
    CFArraySetValueAtIndex(numbers, 6, (const void *)31);
    CHECK_NUMBER(CFArrayGetCount(numbers), 7);
    CHECK_NUMBER(kept, 7);
    CFRange all = CFRangeMake(0, 7);
    CHECK_NUMBER(CFArrayGetCountOfValue(numbers, all, (const void *)1), 2);
    CHECK_NUMBER(CFArrayGetCountOfValue(numbers, CFRangeMake(2, 4), (const void *)1), 0);
    CHECK_NUMBER(CFArrayGetFirstIndexOfValue(numbers, all, (const void *)4), 0);
    CHECK_NUMBER(CFArrayGetLastIndexOfValue(numbers, all, (const void *)4), 4);
    CHECK_NUMBER(CFArrayGetLastIndexOfValue(numbers, all, (const void *)9), kCFNotFound);
    const void *values[3] = {0};
    CFArrayGetValues(numbers, CFRangeMake(1, 3), values);
    CHECK((long)values[0] == 21 && (long)values[1] == 2 && (long)values[2] == 3);
    long total = 0;
    CFArrayApplierFunction applier = sum;
    CFArrayApplyFunction(numbers, all, applier, &total);
    CHECK_NUMBER(total, 14 + 21 + 2 + 3 + 4 + 5 + 31);

    CFMutableArrayRef copy = CFArrayCreateMutableCopy(NULL, 0, numbers);
    CHECK(kept == 14 && CFEqual(copy, numbers));
    CFArrayAppendArray(copy, numbers, CFRangeMake(5, 2));
    CHECK(CFArrayGetCount(copy) == 9 && (long)CFArrayGetValueAtIndex(copy, 8) == 31);
    CFStringRef text = CFCopyDescription(numbers);
    CHECK(described > 0 && CFStringFind(text, CFSTR("<21>"), 0).location != kCFNotFound);
    CFRelease(text);
    CFArrayRemoveAllValues(copy);
    CHECK(CFArrayGetCount(copy) == 0 && kept == 7);
    CFRelease(copy);
    CFRelease(numbers);
    CHECK_NUMBER(kept, 0);
    [pool drain];
    return end_of_checks();
}

// > 14 checks
