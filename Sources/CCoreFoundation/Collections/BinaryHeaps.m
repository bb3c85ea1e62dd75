// CFBinaryHeap.

#include "Collections/CallbackArray.h"
#include "Collections/ObjectCallbacks.h"
#include "Objects/Types.h"

static CFComparisonResult compare_strings(const void *first, const void *second, void *context) {
    return CFStringCompare(first, second, 0);
}

const CFBinaryHeapCallBacks kCFStringBinaryHeapCallBacks = {
    0, callback_retain, callback_release, CFCopyDescription, compare_strings};

/// The elements in heap order: the children of the element at index i are at 2i + 1 and 2i + 2, and none is less than
/// its parent.
@interface CoreFoundationBinaryHeap : NSObject {
@public
    CFBinaryHeapCallBacks callbacks;
    CFBinaryHeapCompareContext context;
    const void **values;
    CFIndex count, capacity;
}
@end

@implementation CoreFoundationBinaryHeap

- (CFTypeID)coreFoundationType { return TypeBinaryHeap; }

- (void)dealloc {
    CFBinaryHeapRemoveAllValues((CFBinaryHeapRef)self);
    free(values);
    if (context.release) context.release(context.info);
    [super dealloc];
}

@end

static CoreFoundationBinaryHeap *heap_of(CFBinaryHeapRef heap) { return OBJECT(CoreFoundationBinaryHeap, heap); }

static CFComparisonResult compare(CoreFoundationBinaryHeap *heap, const void *first, const void *second) {
    if (heap->callbacks.compare) return heap->callbacks.compare(first, second, heap->context.info);
    return first < second ? kCFCompareLessThan : first > second ? kCFCompareGreaterThan : kCFCompareEqualTo;
}

CFBinaryHeapRef CFBinaryHeapCreate(CFAllocatorRef allocator, CFIndex capacity, const CFBinaryHeapCallBacks *callBacks,
                                   const CFBinaryHeapCompareContext *compareContext) {
    CoreFoundationBinaryHeap *heap = [CoreFoundationBinaryHeap new];
    if (callBacks) heap->callbacks = *callBacks;
    if (compareContext) heap->context = *compareContext;
    if (heap->context.retain) heap->context.info = (void *)heap->context.retain(heap->context.info);
    return (CFBinaryHeapRef)heap;
}

CFBinaryHeapRef CFBinaryHeapCreateCopy(CFAllocatorRef allocator, CFIndex capacity, CFBinaryHeapRef heap) {
    CoreFoundationBinaryHeap *source = heap_of(heap);
    CFBinaryHeapRef copy = CFBinaryHeapCreate(allocator, capacity, &source->callbacks, &source->context);
    for (CFIndex i = 0; i < source->count; i++) CFBinaryHeapAddValue(copy, source->values[i]);
    return copy;
}

CFIndex CFBinaryHeapGetCount(CFBinaryHeapRef heap) { return heap_of(heap)->count; }

CFIndex CFBinaryHeapGetCountOfValue(CFBinaryHeapRef heap, const void *value) {
    CoreFoundationBinaryHeap *it = heap_of(heap);
    CFIndex count = 0;
    for (CFIndex i = 0; i < it->count; i++) count += compare(it, it->values[i], value) == kCFCompareEqualTo;
    return count;
}

Boolean CFBinaryHeapContainsValue(CFBinaryHeapRef heap, const void *value) {
    return CFBinaryHeapGetCountOfValue(heap, value) > 0;
}

const void *CFBinaryHeapGetMinimum(CFBinaryHeapRef heap) {
    return heap_of(heap)->count ? heap_of(heap)->values[0] : NULL;
}

Boolean CFBinaryHeapGetMinimumIfPresent(CFBinaryHeapRef heap, const void **value) {
    if (heap_of(heap)->count && value) *value = heap_of(heap)->values[0];
    return heap_of(heap)->count > 0;
}

void CFBinaryHeapGetValues(CFBinaryHeapRef heap, const void **values) {
    CFBinaryHeapRef copy = CFBinaryHeapCreateCopy(NULL, 0, heap);
    while (CFBinaryHeapGetCount(copy) > 0) {
        *values++ = CFBinaryHeapGetMinimum(copy);
        CFBinaryHeapRemoveMinimumValue(copy);
    }
    CFRelease(copy);
}

/// Applies the function in the heap's order, like CFBinaryHeapGetValues.
void CFBinaryHeapApplyFunction(CFBinaryHeapRef heap, CFBinaryHeapApplierFunction applier, void *context) {
    CFBinaryHeapRef copy = CFBinaryHeapCreateCopy(NULL, 0, heap);
    while (CFBinaryHeapGetCount(copy) > 0) {
        applier(CFBinaryHeapGetMinimum(copy), context);
        CFBinaryHeapRemoveMinimumValue(copy);
    }
    CFRelease(copy);
}

void CFBinaryHeapAddValue(CFBinaryHeapRef heap, const void *value) {
    CoreFoundationBinaryHeap *it = heap_of(heap);
    if (it->count == it->capacity) {
        it->capacity = MAX(8, it->capacity * 2);
        it->values = realloc(it->values, (size_t)it->capacity * sizeof *it->values);
    }
    if (it->callbacks.retain) value = it->callbacks.retain(NULL, value);
    CFIndex place = it->count++;
    while (place > 0 && compare(it, it->values[(place - 1) / 2], value) == kCFCompareGreaterThan) {
        it->values[place] = it->values[(place - 1) / 2];
        place = (place - 1) / 2;
    }
    it->values[place] = value;
}

void CFBinaryHeapRemoveMinimumValue(CFBinaryHeapRef heap) {
    CoreFoundationBinaryHeap *it = heap_of(heap);
    if (it->count == 0) return;
    const void *removed = it->values[0], *last = it->values[--it->count];
    CFIndex place = 0;
    for (CFIndex child; (child = 2 * place + 1) < it->count; place = child) {
        if (child + 1 < it->count
            && compare(it, it->values[child + 1], it->values[child]) == kCFCompareLessThan) child++;
        if (compare(it, last, it->values[child]) != kCFCompareGreaterThan) break;
        it->values[place] = it->values[child];
    }
    it->values[place] = last;
    if (it->callbacks.release) it->callbacks.release(NULL, removed);
}

void CFBinaryHeapRemoveAllValues(CFBinaryHeapRef heap) {
    CoreFoundationBinaryHeap *it = heap_of(heap);
    while (it->count > 0) {
        const void *value = it->values[--it->count];
        if (it->callbacks.release) it->callbacks.release(NULL, value);
    }
}
