// CFDictionary with callbacks of the program's own.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int keys_kept, values_kept;

static const void *keep_key(CFAllocatorRef allocator, const void *value) {
    keys_kept++;
    return value;
}

static void let_key_go(CFAllocatorRef allocator, const void *value) { keys_kept--; }

static const void *keep_value(CFAllocatorRef allocator, const void *value) {
    values_kept++;
    return value;
}

static void let_value_go(CFAllocatorRef allocator, const void *value) { values_kept--; }
static CFStringRef describe(const void *value) { return CFStringCreateWithFormat(NULL, NULL, CFSTR("<%ld>"), (long)value); }
static Boolean same_digit(const void *one, const void *other) { return (long)one % 10 == (long)other % 10; }
static CFHashCode digit(const void *value) { return (CFHashCode)value % 10; }
static void sum(const void *key, const void *value, void *context) { *(long *)context += (long)key * (long)value; }

#define N(number) ((const void *)number)

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    CFDictionaryRetainCallBack retain = keep_key;
    CFDictionaryReleaseCallBack release = let_key_go;
    CFDictionaryCopyDescriptionCallBack copyDescription = describe;
    CFDictionaryEqualCallBack equal = same_digit;
    CFDictionaryHashCallBack hash = digit;
    CFDictionaryKeyCallBacks forKeys = {0, retain, release, NULL, equal, hash};
    CFDictionaryValueCallBacks forValues = {0, keep_value, let_value_go, NULL, equal};
    forKeys.copyDescription = forValues.copyDescription = copyDescription;
    const void *keys[] = {N(1L), N(2L), N(3L)}, *values[] = {N(10L), N(20L), N(35L)};
    CFDictionaryRef table = CFDictionaryCreate(NULL, keys, values, 3, &forKeys, &forValues);
    CHECK(CFGetTypeID(table) == CFDictionaryGetTypeID() && keys_kept == 3 && values_kept == 3);
    CHECK(CFDictionaryGetCountOfKey(table, N(11L)) == 1 && CFDictionaryGetCountOfKey(table, N(4L)) == 0);
    // Values are compared by their callback as well.
    CHECK(CFDictionaryGetCountOfValue(table, N(0L)) == 2 && CFDictionaryGetCountOfValue(table, N(5L)) == 1);
    CHECK(CFDictionaryContainsValue(table, N(15L)) && !CFDictionaryContainsValue(table, N(1L)));
    long total = 0;
    CFDictionaryApplierFunction applier = sum;
    CFDictionaryApplyFunction(table, applier, &total);
    CHECK_NUMBER(total, 10 + 40 + 105);
    const void *all_keys[3], *all_values[3];
    CFDictionaryGetKeysAndValues(table, all_keys, all_values);
    long products = 0;
    for (int i = 0; i < 3; i++) products += (long)all_keys[i] * (long)all_values[i];
    CHECK_NUMBER(products, 155);
    CFDictionaryGetKeysAndValues(table, NULL, all_values);
    CFDictionaryRef copy = CFDictionaryCreateCopy(NULL, table);
    CHECK(CFEqual(copy, table) && CFDictionaryGetValue(copy, N(33L)) == N(35L));
    CFMutableDictionaryRef changing = CFDictionaryCreateMutableCopy(NULL, 0, table);
    CFDictionarySetValue(changing, N(12L), N(99L));
    CHECK(CFDictionaryGetCount(changing) == 3 && CFDictionaryGetValue(changing, N(2L)) == N(99L));
    CFDictionaryRemoveAllValues(changing);
    CHECK(CFDictionaryGetCount(changing) == 0 && CFDictionaryGetCount(table) == 3);
    CFRelease(changing);
    CFRelease(copy);
    CFRelease(table);
    CHECK(keys_kept == 0 && values_kept == 0);

    CFMutableDictionaryRef texts =
        CFDictionaryCreateMutable(NULL, 0, &kCFCopyStringDictionaryKeyCallBacks, &kCFTypeDictionaryValueCallBacks);
    CFMutableStringRef key = CFStringCreateMutableCopy(NULL, 0, CFSTR("one"));
    CFDictionarySetValue(texts, key, CFSTR("1"));
    CFStringAppend(key, CFSTR("!"));
    CHECK(CFDictionaryContainsKey(texts, CFSTR("one")) && !CFDictionaryContainsKey(texts, key));
    CFRelease(texts);
    CFRelease(key);
    [pool drain];
    return end_of_checks();
}

// > 11 checks
