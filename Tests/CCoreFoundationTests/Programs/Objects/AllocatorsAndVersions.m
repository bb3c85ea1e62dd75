// CFAllocator, the versions of CoreFoundation, and what its headers declare things with.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int allocated, freed, kept;

static const void *keep(const void *info) {
    kept++;
    return info;
}

static void let_go(const void *info) { kept--; }
static CFStringRef describe(const void *info) { return CFSTR("counting"); }

static void *allocate(CFIndex size, CFOptionFlags hint, void *info) {
    allocated++;
    return malloc((size_t)size);
}

static void *reallocate(void *memory, CFIndex size, CFOptionFlags hint, void *info) {
    allocated++;
    return realloc(memory, (size_t)size);
}

static void deallocate(void *memory, void *info) {
    freed++;
    free(memory);
}

static CFIndex preferred(CFIndex size, CFOptionFlags hint, void *info) { return (size + 15) / 16 * 16; }

static void allocators(void) {
    CFAllocatorRetainCallBack retain = keep;
    CFAllocatorReleaseCallBack release = let_go;
    CFAllocatorCopyDescriptionCallBack copyDescription = describe;
    CFAllocatorAllocateCallBack allocateCallBack = allocate;
    CFAllocatorReallocateCallBack reallocateCallBack = reallocate;
    CFAllocatorDeallocateCallBack deallocateCallBack = deallocate;
    CFAllocatorPreferredSizeCallBack preferredSizeCallBack = preferred;
    CFAllocatorContext context = {.info = &allocated, .retain = retain, .release = release};
    context.copyDescription = copyDescription;
    context.allocate = allocateCallBack;
    context.reallocate = reallocateCallBack;
    context.deallocate = deallocateCallBack;
    context.preferredSize = preferredSizeCallBack;
    CFAllocatorRef allocator = CFAllocatorCreate(kCFAllocatorDefault, &context);
    CHECK(kept == 1 && CFGetTypeID(allocator) == CFAllocatorGetTypeID());
    void *memory = CFAllocatorAllocate(allocator, 10, 0);
    memory = CFAllocatorReallocate(allocator, memory, 100, 0);
    CFAllocatorDeallocate(allocator, memory);
    CHECK(allocated == 2 && freed == 1);
    CHECK(CFAllocatorAllocate(allocator, 0, 0) == NULL && CFAllocatorAllocate(allocator, -5, 0) == NULL);
    CHECK_NUMBER(CFAllocatorGetPreferredSizeForSize(allocator, 17, 0), 32);
    CFAllocatorContext found = {0};
    CFAllocatorGetContext(allocator, &found);
    CHECK(found.info == &allocated && found.allocate == allocate && found.preferredSize == preferred);
    CFAllocatorRef former = CFAllocatorGetDefault();
    CFAllocatorSetDefault(allocator);
    CHECK(CFAllocatorGetDefault() == allocator);
    memory = CFAllocatorAllocate(NULL, 1, 0);
    CFAllocatorDeallocate(kCFAllocatorDefault, memory);
    CHECK(allocated == 3 && freed == 2);
    CFAllocatorSetDefault(former);

    // Bytes that an object takes over are freed by their allocator.
    CFDataRef data = CFDataCreateWithBytesNoCopy(NULL, malloc(4), 4, allocator);
    CFRelease(data);
    CFRelease(allocator);
    CFAllocatorRef always[] = {kCFAllocatorSystemDefault, kCFAllocatorMalloc, kCFAllocatorMallocZone,
                               kCFAllocatorUseContext};
    for (int i = 0; i < 4; i++) {
        void *bytes = CFAllocatorAllocate(always[i], 8, 0);
        CHECK(bytes != NULL);
        CFAllocatorDeallocate(always[i], bytes);
    }
    CHECK(CFAllocatorAllocate(kCFAllocatorNull, 8, 0) == NULL);
}

static void objects(void) {
    CFTypeID type = CFStringGetTypeID();
    CFStringRef name = CFCopyTypeIDDescription(type);
    CHECK(CFEqual(name, CFSTR("CFString")));
    CFRelease(name);
    name = CFCopyTypeIDDescription(99999);
    CHECK(name != NULL);
    CFRelease(name);
    CHECK(CFMakeCollectable(CFSTR("x")) == CFSTR("x") && CFGetAllocator(CFSTR("x")) != NULL);
    CHECK(CFHash(CFSTR("same")) == CFHash(@"same"));
    CFStringRef text = CFCopyDescription(kCFNull);
    CHECK(CFStringGetLength(text) > 0);
    CFRelease(text);
    CFNullRef null = kCFNull;
    CHECK(CFGetTypeID(null) == CFNullGetTypeID());
    CFRange range = __CFRangeMake(2, 3);
    CHECK(range.location == 2 && range.length == 3 && kCFNotFound == -1);
}

static CFComparisonResult compare(const void *one, const void *other, void *context) { return kCFCompareEqualTo; }

// What functions and types are declared with.
CF_EXTERN_C_BEGIN
CF_EXPORT int exported;
CF_INLINE int inlined(void) { return 2; }
CFStringRef MadeString(void) CF_RETURNS_RETAINED CF_AUTOMATED_REFCOUNT_UNAVAILABLE;
int OlderThanThis(void) CF_AVAILABLE(10_4, 2_0);
int OnlyOnTheMac(void) CF_AVAILABLE_MAC(10_4);
int OnlyOnThePhone(void) CF_AVAILABLE_IOS(2_0) CF_AVAILABLE_IPHONE(2_0);
int Gone(void) CF_DEPRECATED(10_0, 10_4, 2_0, 3_0) CF_DEPRECATED_IPHONE(2_0, 3_0);
int GoneFromTheMac(void) CF_DEPRECATED_MAC(10_0, 10_4);
int GoneFromThePhone(void) CF_DEPRECATED_IOS(2_0, 3_0);
CFStringRef Formatted(CFStringRef format, ...) CF_FORMAT_FUNCTION(1, 2);
CFStringRef FormatOf(CFStringRef format) CF_FORMAT_ARGUMENT(1);
CF_EXTERN_C_END
int exported = 1;

typedef CF_ENUM(CFIndex, Colours) { Red, Green };
typedef CF_OPTIONS(CFOptionFlags, Sides) { Left = 1, Right = 2 };

static void declarations(void) {
    Colours colour = Green;
    Sides sides = Left | Right;
    CFComparatorFunction comparator = compare;
    CHECK(exported + inlined() == 3 && colour == 1 && sides == 3 && comparator(NULL, NULL, NULL) == kCFCompareEqualTo);
}

/// They grow from each system to the next; the phone's continue the Mac's.
static void versions(void) {
    double mac[] = {
        kCFCoreFoundationVersionNumber10_0, kCFCoreFoundationVersionNumber10_0_3, kCFCoreFoundationVersionNumber10_1,
        kCFCoreFoundationVersionNumber10_1_1, kCFCoreFoundationVersionNumber10_1_2,
        kCFCoreFoundationVersionNumber10_1_3, kCFCoreFoundationVersionNumber10_1_4,
        kCFCoreFoundationVersionNumber10_2, kCFCoreFoundationVersionNumber10_2_1,
        kCFCoreFoundationVersionNumber10_2_2, kCFCoreFoundationVersionNumber10_2_3,
        kCFCoreFoundationVersionNumber10_2_4, kCFCoreFoundationVersionNumber10_2_5,
        kCFCoreFoundationVersionNumber10_2_6, kCFCoreFoundationVersionNumber10_2_7,
        kCFCoreFoundationVersionNumber10_2_8, kCFCoreFoundationVersionNumber10_3,
        kCFCoreFoundationVersionNumber10_3_1, kCFCoreFoundationVersionNumber10_3_2,
        kCFCoreFoundationVersionNumber10_3_3, kCFCoreFoundationVersionNumber10_3_4,
        kCFCoreFoundationVersionNumber10_3_5, kCFCoreFoundationVersionNumber10_3_6,
        kCFCoreFoundationVersionNumber10_3_7, kCFCoreFoundationVersionNumber10_3_8,
        kCFCoreFoundationVersionNumber10_3_9, kCFCoreFoundationVersionNumber10_4,
        kCFCoreFoundationVersionNumber10_4_1, kCFCoreFoundationVersionNumber10_4_2,
        kCFCoreFoundationVersionNumber10_4_3, kCFCoreFoundationVersionNumber10_4_4_Intel,
        kCFCoreFoundationVersionNumber10_4_4_PowerPC, kCFCoreFoundationVersionNumber10_4_5_Intel,
        kCFCoreFoundationVersionNumber10_4_5_PowerPC, kCFCoreFoundationVersionNumber10_4_6_Intel,
        kCFCoreFoundationVersionNumber10_4_6_PowerPC, kCFCoreFoundationVersionNumber10_4_7,
        kCFCoreFoundationVersionNumber10_4_8, kCFCoreFoundationVersionNumber10_4_9,
        kCFCoreFoundationVersionNumber10_4_10, kCFCoreFoundationVersionNumber10_4_11,
        kCFCoreFoundationVersionNumber10_5, kCFCoreFoundationVersionNumber10_5_1,
        kCFCoreFoundationVersionNumber10_5_2, kCFCoreFoundationVersionNumber10_5_3,
        kCFCoreFoundationVersionNumber10_5_4, kCFCoreFoundationVersionNumber10_5_5,
        kCFCoreFoundationVersionNumber10_5_6, kCFCoreFoundationVersionNumber10_5_7,
        kCFCoreFoundationVersionNumber10_5_8, kCFCoreFoundationVersionNumber10_6,
        kCFCoreFoundationVersionNumber10_6_1, kCFCoreFoundationVersionNumber10_6_2,
        kCFCoreFoundationVersionNumber10_6_3, kCFCoreFoundationVersionNumber10_6_4,
        kCFCoreFoundationVersionNumber10_6_5, kCFCoreFoundationVersionNumber_iPhoneOS_2_0,
        kCFCoreFoundationVersionNumber_iPhoneOS_2_1, kCFCoreFoundationVersionNumber_iPhoneOS_2_2,
        kCFCoreFoundationVersionNumber_iPhoneOS_3_0, kCFCoreFoundationVersionNumber_iPhoneOS_3_1,
        kCFCoreFoundationVersionNumber_iPhoneOS_3_2,
    };
    double phone[] = {
        kCFCoreFoundationVersionNumber_iPhoneOS_2_0, kCFCoreFoundationVersionNumber_iPhoneOS_2_1,
        kCFCoreFoundationVersionNumber_iPhoneOS_2_2, kCFCoreFoundationVersionNumber_iPhoneOS_3_0,
        kCFCoreFoundationVersionNumber_iPhoneOS_3_1, kCFCoreFoundationVersionNumber_iPhoneOS_3_2,
        kCFCoreFoundationVersionNumber_iOS_4_0, kCFCoreFoundationVersionNumber_iOS_4_1,
        kCFCoreFoundationVersionNumber_iOS_4_2,
    };
    // In the order of their names: each within its tenth.
    double lowest = mac[0], highest = mac[0];
    for (size_t i = 0; i < sizeof mac / sizeof mac[0]; i++) {
        lowest = mac[i] < lowest ? mac[i] : lowest;
        highest = mac[i] > highest ? mac[i] : highest;
    }
    CHECK(lowest == kCFCoreFoundationVersionNumber10_0 && highest == kCFCoreFoundationVersionNumber10_6_5);
    CHECK(kCFCoreFoundationVersionNumber10_4_11 > kCFCoreFoundationVersionNumber10_4_2);
    int falls = 0;
    for (size_t i = 1; i < sizeof phone / sizeof phone[0]; i++) falls += phone[i] < phone[i - 1];
    CHECK_NUMBER(falls, 0);
    CHECK(kCFCoreFoundationVersionNumber >= kCFCoreFoundationVersionNumber_iOS_4_2);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    allocators();
    objects();
    declarations();
    versions();
    [pool drain];
    CHECK_NUMBER(freed, 3);
    return end_of_checks();
}

// > 25 checks
