// CFBag: a set that counts.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int kept;

static const void *keep(CFAllocatorRef allocator, const void *value) {
    kept++;
    return value;
}

static void let_go(CFAllocatorRef allocator, const void *value) { kept--; }
static CFStringRef describe(const void *value) { return CFStringCreateWithFormat(NULL, NULL, CFSTR("%ld"), (long)value); }
static Boolean same_digit(const void *one, const void *other) { return (long)one % 10 == (long)other % 10; }
static CFHashCode digit(const void *value) { return (CFHashCode)value % 10; }
static void sum(const void *value, void *context) { *(long *)context += (long)value; }

#define N(number) ((const void *)number)

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFBagRetainCallBack retain = keep;
    CFBagReleaseCallBack release = let_go;
    CFBagCopyDescriptionCallBack copyDescription = describe;
    CFBagEqualCallBack equal = same_digit;
    CFBagHashCallBack hash = digit;
    CFBagCallBacks callbacks = {0, retain, release, NULL, equal, hash};
    callbacks.copyDescription = copyDescription;
    const void *values[] = {N(1L), N(11L), N(2L), N(21L)};
    CFBagRef bag = CFBagCreate(NULL, values, 4, &callbacks);
    CHECK(CFGetTypeID(bag) == CFBagGetTypeID());
    CHECK(CFBagGetCount(bag) == 4 && CFBagGetCountOfValue(bag, N(31L)) == 3 && CFBagGetCountOfValue(bag, N(5L)) == 0);
    CHECK(CFBagContainsValue(bag, N(12L)) && !CFBagContainsValue(bag, N(3L)));
    CHECK(CFBagGetValue(bag, N(41L)) == N(1L) && CFBagGetValue(bag, N(4L)) == NULL);
    const void *found = NULL;
    CHECK(CFBagGetValueIfPresent(bag, N(22L), &found) && found == N(2L));
    long total = 0;
    CFBagApplierFunction applier = sum;
    CFBagApplyFunction(bag, applier, &total);
    CHECK_NUMBER(total, 5);
    const void *all[4];
    CFBagGetValues(bag, all);
    CHECK_NUMBER((long)all[0] + (long)all[1] + (long)all[2] + (long)all[3], 5);
    CFBagRef copy = CFBagCreateCopy(NULL, bag);
    CHECK(CFBagGetCount(copy) == 4 && CFEqual(copy, bag));

    CFMutableBagRef changing = CFBagCreateMutableCopy(NULL, 0, bag);
    CFBagReplaceValue(changing, N(51L));
    CHECK(CFBagGetValue(changing, N(1L)) == N(51L) && CFBagGetCountOfValue(changing, N(1L)) == 3);
    CFBagReplaceValue(changing, N(7L));
    CHECK(!CFBagContainsValue(changing, N(7L)));
    CFBagSetValue(changing, N(7L));
    CHECK_NUMBER(CFBagGetCountOfValue(changing, N(7L)), 1);
    CFBagAddValue(changing, N(7L));
    CFBagRemoveValue(changing, N(1L));
    CHECK(CFBagGetCount(changing) == 5 && CFBagGetCountOfValue(changing, N(1L)) == 2);
    CFBagRemoveAllValues(changing);
    CHECK_NUMBER(CFBagGetCount(changing), 0);
    CFRelease(changing);
    CFRelease(copy);
    CFRelease(bag);
    CHECK_NUMBER(kept, 0);

    CFMutableBagRef texts = CFBagCreateMutable(NULL, 0, &kCFCopyStringBagCallBacks);
    CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, CFSTR("one"));
    CFBagAddValue(texts, text);
    CFStringAppend(text, CFSTR("!"));
    CHECK(CFBagContainsValue(texts, CFSTR("one")));
    CFRelease(texts);
    CFRelease(text);
    [pool drain];
    return end_of_checks();
}

// > 15 checks
