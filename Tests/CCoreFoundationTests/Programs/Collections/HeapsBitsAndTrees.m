// CFBinaryHeap, CFBitVector, CFTree.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

static int kept, contexts;

static const void *keep(CFAllocatorRef allocator, const void *value) {
    kept++;
    return value;
}

static void let_go(CFAllocatorRef allocator, const void *value) { kept--; }
static CFStringRef describe(const void *value) { return CFStringCreateWithFormat(NULL, NULL, CFSTR("%ld"), (long)value); }

/// The context says in which direction.
static CFComparisonResult by_size(const void *one, const void *other, void *context) {
    long difference = ((long)one - (long)other) * *(long *)context;
    return difference < 0 ? kCFCompareLessThan : difference > 0 ? kCFCompareGreaterThan : kCFCompareEqualTo;
}

static void append_digit(const void *value, void *context) { *(long *)context = *(long *)context * 10 + (long)value; }

#define N(number) ((const void *)(long)(number))

static void heaps(void) {
    static long direction = -1;
    CFBinaryHeapCallBacks callbacks = {0, keep, let_go, NULL, by_size};
    callbacks.copyDescription = describe;
    CFBinaryHeapCompareContext context = {0, &direction, NULL, NULL, NULL};
    context.copyDescription = NULL;
    CFBinaryHeapRef heap = CFBinaryHeapCreate(NULL, 0, &callbacks, &context);
    CHECK(CFGetTypeID(heap) == CFBinaryHeapGetTypeID());
    const void *minimum = NULL;
    CHECK(!CFBinaryHeapGetMinimumIfPresent(heap, &minimum) && CFBinaryHeapGetMinimum(heap) == NULL);
    CFBinaryHeapRemoveMinimumValue(heap);
    long values[] = {3, 9, 1, 9, 4};
    for (int i = 0; i < 5; i++) CFBinaryHeapAddValue(heap, N(values[i]));
    CHECK(CFBinaryHeapGetCount(heap) == 5 && CFBinaryHeapGetCountOfValue(heap, N(9)) == 2);
    CHECK(CFBinaryHeapContainsValue(heap, N(4)) && !CFBinaryHeapContainsValue(heap, N(5)));
    CHECK(CFBinaryHeapGetMinimumIfPresent(heap, &minimum) && minimum == N(9));
    const void *sorted[5];
    CFBinaryHeapGetValues(heap, sorted);
    CHECK(sorted[0] == N(9) && sorted[1] == N(9) && sorted[2] == N(4) && sorted[3] == N(3) && sorted[4] == N(1));
    long digits = 0;
    CFBinaryHeapApplierFunction applier = append_digit;
    CFBinaryHeapApplyFunction(heap, applier, &digits);
    CHECK_NUMBER(digits, 99431);
    CFBinaryHeapRef copy = CFBinaryHeapCreateCopy(NULL, 0, heap);
    CFBinaryHeapRemoveMinimumValue(heap);
    CHECK(CFBinaryHeapGetCount(heap) == 4 && CFBinaryHeapGetCount(copy) == 5);
    CFBinaryHeapRemoveAllValues(copy);
    CHECK(CFBinaryHeapGetCount(copy) == 0 && kept == 4);
    CFRelease(copy);
    CFRelease(heap);
    CHECK_NUMBER(kept, 0);
}

static void bits(void) {
    UInt8 bytes[] = {0xA0, 0x0F};
    CFBitVectorRef vector = CFBitVectorCreate(NULL, bytes, 16);
    CFBit first = CFBitVectorGetBitAtIndex(vector, 0);
    CHECK(CFGetTypeID(vector) == CFBitVectorGetTypeID() && CFBitVectorGetCount(vector) == 16);
    CHECK(first == 1 && CFBitVectorGetBitAtIndex(vector, 1) == 0 && CFBitVectorGetBitAtIndex(vector, 15) == 1);
    CFRange all = CFRangeMake(0, 16);
    CHECK(CFBitVectorGetCountOfBit(vector, all, 1) == 6 && CFBitVectorGetCountOfBit(vector, CFRangeMake(0, 4), 0) == 2);
    CHECK(CFBitVectorContainsBit(vector, CFRangeMake(3, 9), 0) && !CFBitVectorContainsBit(vector, CFRangeMake(3, 9), 1));
    CHECK(CFBitVectorGetFirstIndexOfBit(vector, CFRangeMake(1, 15), 1) == 2);
    CHECK(CFBitVectorGetFirstIndexOfBit(vector, CFRangeMake(3, 5), 1) == kCFNotFound);
    CHECK_NUMBER(CFBitVectorGetLastIndexOfBit(vector, CFRangeMake(0, 8), 1), 2);
    CFBitVectorRef copy = CFBitVectorCreateCopy(NULL, vector);
    CHECK(CFEqual(copy, vector));
    CFMutableBitVectorRef changing = CFBitVectorCreateMutableCopy(NULL, 0, vector);
    CFBitVectorFlipBitAtIndex(changing, 0);
    CFBitVectorFlipBits(changing, CFRangeMake(8, 8));
    CFBitVectorSetBitAtIndex(changing, 7, 1);
    UInt8 found[2] = {0};
    CFBitVectorGetBits(changing, all, found);
    CHECK(found[0] == 0x21 && found[1] == 0xF0 && !CFEqual(changing, vector));
    CFBitVectorSetAllBits(changing, 1);
    CHECK_NUMBER(CFBitVectorGetCountOfBit(changing, all, 1), 16);
    CFBitVectorSetCount(changing, 20);
    CHECK(CFBitVectorGetCountOfBit(changing, CFRangeMake(0, 20), 1) == 16);
    // Beyond the end there is nothing.
    CHECK_NUMBER(CFBitVectorGetCountOfBit(changing, CFRangeMake(18, 1000), 0), 2);
    CFRelease(changing);
    CFRelease(copy);
    CFRelease(vector);
}

static const void *keep_context(const void *info) {
    contexts++;
    return info;
}

static void let_context_go(const void *info) { contexts--; }

static long number(CFTreeRef tree) {
    CFTreeContext context = {0};
    CFTreeGetContext(tree, &context);
    return (long)context.info;
}

static CFTreeRef tree_of(long value) {
    CFTreeRetainCallBack retain = keep_context;
    CFTreeReleaseCallBack release = let_context_go;
    CFTreeCopyDescriptionCallBack copyDescription = describe;
    CFTreeContext context = {0, (void *)value, retain, release, NULL};
    context.copyDescription = copyDescription;
    return CFTreeCreate(NULL, &context);
}

static CFComparisonResult by_number(const void *one, const void *other, void *context) {
    long difference = number((CFTreeRef)one) - number((CFTreeRef)other);
    return difference < 0 ? kCFCompareLessThan : difference > 0 ? kCFCompareGreaterThan : kCFCompareEqualTo;
}

static void append_number(const void *value, void *context) {
    *(long *)context = *(long *)context * 10 + number((CFTreeRef)value);
}

static long children(CFTreeRef tree) {
    long digits = 0;
    CFTreeApplierFunction applier = append_number;
    CFTreeApplyFunctionToChildren(tree, applier, &digits);
    return digits;
}

static void trees(void) {
    CFTreeRef root = tree_of(0), parts[5];
    for (long i = 1; i < 5; i++) parts[i] = tree_of(i);
    CFTreeAppendChild(root, parts[3]);
    CFTreePrependChild(root, parts[2]);
    CFTreeInsertSibling(parts[2], parts[4]);
    CHECK_NUMBER(children(root), 243);
    CHECK(CFGetTypeID(root) == CFTreeGetTypeID() && CFTreeGetFirstChild(root) == parts[2]);
    CHECK(CFTreeGetNextSibling(parts[4]) == parts[3] && CFTreeGetNextSibling(parts[3]) == NULL);
    CHECK(CFTreeGetChildAtIndex(root, 1) == parts[4] && CFTreeGetFirstChild(parts[4]) == NULL);
    CFTreeAppendChild(parts[3], parts[1]);
    CHECK(CFTreeFindRoot(parts[1]) == root && CFTreeGetParent(parts[1]) == parts[3]);
    CFTreeRef found[3];
    CFTreeGetChildren(root, found);
    CHECK(found[0] == parts[2] && found[2] == parts[3] && CFTreeGetChildCount(root) == 3);
    CFTreeSortChildren(root, by_number, NULL);
    CHECK_NUMBER(children(root), 234);
    CFTreeContext other = {0, (void *)9, keep_context, let_context_go, NULL};
    CFTreeSetContext(parts[2], &other);
    CHECK(number(parts[2]) == 9 && contexts == 5);
    CFTreeRemove(parts[2]);
    CHECK(CFTreeGetParent(parts[2]) == NULL && children(root) == 34);
    CFTreeRemoveAllChildren(root);
    CHECK_NUMBER(CFTreeGetChildCount(root), 0);
    for (int i = 1; i < 5; i++) CFRelease(parts[i]);
    CFRelease(root);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    heaps();
    bits();
    trees();
    [pool drain];
    CHECK_NUMBER(contexts, 0);
    return end_of_checks();
}

// > 33 checks
