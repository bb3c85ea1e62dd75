// CFArray.

#include "Collections/CallbackArray.h"
#include "Collections/ObjectCallbacks.h"

const CFArrayCallBacks kCFTypeArrayCallBacks = {0, callback_retain, callback_release, CFCopyDescription, CFEqual};

static NSArray *array_of(CFArrayRef array) { return OBJECT(NSArray, array); }
static NSMutableArray *mutable_array_of(CFMutableArrayRef array) { return OBJECT(NSMutableArray, array); }

static CoreFoundationCallbackArray *callback_array(CFArrayRef array) {
    return [array_of(array) isKindOfClass:[CoreFoundationCallbackArray class]] ? OBJECT(CoreFoundationCallbackArray, array) : nil;
}

static CFRange range_in(CFArrayRef array, CFRange range) { return bounded_range(range, CFArrayGetCount(array)); }

CFArrayRef CFArrayCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callBacks) {
    if (count < 0) count = 0;
    if (![CoreFoundationCallbackArray isNeededFor:callBacks]) {
        return (CFArrayRef)[[NSArray alloc] initWithObjects:(id *)values count:(NSUInteger)count];
    }
    CoreFoundationCallbackArray *array = [[CoreFoundationCallbackArray alloc] initWithCallbacks:callBacks];
    [array replaceValuesInRange:NSMakeRange(0, 0) with:values count:(NSUInteger)count];
    array->isImmutable = YES;
    return (CFArrayRef)array;
}

CFArrayRef CFArrayCreateCopy(CFAllocatorRef allocator, CFArrayRef array) { return COPIED(CFArrayRef, array_of(array)); }

CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks) {
    if (![CoreFoundationCallbackArray isNeededFor:callBacks]) return (CFMutableArrayRef)[NSMutableArray new];
    return (CFMutableArrayRef)[[CoreFoundationCallbackArray alloc] initWithCallbacks:callBacks];
}

CFMutableArrayRef CFArrayCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFArrayRef array) {
    return (CFMutableArrayRef)[array_of(array) mutableCopy];
}

CFIndex CFArrayGetCount(CFArrayRef array) { return (CFIndex)[array_of(array) count]; }

const void *CFArrayGetValueAtIndex(CFArrayRef array, CFIndex index) {
    return (const void *)[array_of(array) objectAtIndex:(NSUInteger)index];
}

void CFArrayGetValues(CFArrayRef array, CFRange range, const void **values) {
    [array_of(array) getObjects:(id *)values range:foundation_range(range)];
}

CFIndex CFArrayGetCountOfValue(CFArrayRef array, CFRange range, const void *value) {
    range = range_in(array, range);
    CFIndex count = 0;
    while (range.length > 0) {
        CFIndex found = CFArrayGetFirstIndexOfValue(array, range, value);
        if (found == kCFNotFound) break;
        count++;
        range.length -= found + 1 - range.location;
        range.location = found + 1;
    }
    return count;
}

Boolean CFArrayContainsValue(CFArrayRef array, CFRange range, const void *value) {
    return CFArrayGetFirstIndexOfValue(array, range, value) != kCFNotFound;
}

static CFIndex index_of(CFArrayRef array, CFRange range, const void *value, BOOL backwards) {
    range = range_in(array, range);
    CoreFoundationCallbackArray *special = callback_array(array);
    if (special) {
        NSUInteger found = [special indexOfValue:value inRange:foundation_range(range) backwards:backwards];
        return found == NSNotFound ? kCFNotFound : (CFIndex)found;
    }
    for (CFIndex i = 0; i < range.length; i++) {
        CFIndex index = backwards ? range.location + range.length - 1 - i : range.location + i;
        if (CFEqual(CFArrayGetValueAtIndex(array, index), value)) return index;
    }
    return kCFNotFound;
}

CFIndex CFArrayGetFirstIndexOfValue(CFArrayRef array, CFRange range, const void *value) {
    return index_of(array, range, value, NO);
}

CFIndex CFArrayGetLastIndexOfValue(CFArrayRef array, CFRange range, const void *value) {
    return index_of(array, range, value, YES);
}

CFIndex CFArrayBSearchValues(CFArrayRef array, CFRange range, const void *value, CFComparatorFunction comparator,
                             void *context) {
    range = range_in(array, range);
    CFIndex low = range.location, high = range.location + range.length;
    while (low < high) {
        CFIndex middle = low + (high - low) / 2;
        CFComparisonResult order = comparator(CFArrayGetValueAtIndex(array, middle), value, context);
        if (order == kCFCompareEqualTo) return middle;
        if (order == kCFCompareLessThan) low = middle + 1;
        else high = middle;
    }
    return low;
}

void CFArrayApplyFunction(CFArrayRef array, CFRange range, CFArrayApplierFunction applier, void *context) {
    range = range_in(array, range);
    for (CFIndex i = range.location; i < range.location + range.length && i < CFArrayGetCount(array); i++) {
        applier(CFArrayGetValueAtIndex(array, i), context);
    }
}

void CFArrayAppendValue(CFMutableArrayRef array, const void *value) { [mutable_array_of(array) addObject:(id)value]; }

void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
    [mutable_array_of(array) insertObject:(id)value atIndex:(NSUInteger)index];
}

void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
    // An index equal to the count appends.
    if (index == CFArrayGetCount(array)) CFArrayAppendValue(array, value);
    else [mutable_array_of(array) replaceObjectAtIndex:(NSUInteger)index withObject:(id)value];
}

void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index) {
    [mutable_array_of(array) removeObjectAtIndex:(NSUInteger)index];
}

void CFArrayRemoveAllValues(CFMutableArrayRef array) { [mutable_array_of(array) removeAllObjects]; }

void CFArrayReplaceValues(CFMutableArrayRef array, CFRange range, const void **values, CFIndex count) {
    CoreFoundationCallbackArray *special = callback_array(array);
    if (count < 0) count = 0;
    if (special) {
        [special replaceValuesInRange:foundation_range(range) with:values count:(NSUInteger)count];
        return;
    }
    NSArray *replacement = [[NSArray alloc] initWithObjects:(id *)values count:(NSUInteger)count];
    [mutable_array_of(array) replaceObjectsInRange:foundation_range(range) withObjectsFromArray:replacement];
    [replacement release];
}

void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex first, CFIndex second) {
    [mutable_array_of(array) exchangeObjectAtIndex:(NSUInteger)first withObjectAtIndex:(NSUInteger)second];
}

/// A stable merge sort of `values`; `buffer` has room for as many.
static void merge_sort(const void **values, const void **buffer, CFIndex count, CFComparatorFunction compare, void *context) {
    if (count < 2) return;
    CFIndex half = count / 2, left = 0, right = half, out = 0;
    merge_sort(values, buffer, half, compare, context);
    merge_sort(values + half, buffer, count - half, compare, context);
    while (left < half && right < count) {
        BOOL takes_right = compare(values[left], values[right], context) == kCFCompareGreaterThan;
        buffer[out++] = takes_right ? values[right++] : values[left++];
    }
    while (left < half) buffer[out++] = values[left++];
    while (right < count) buffer[out++] = values[right++];
    memcpy(values, buffer, (size_t)count * sizeof *values);
}

void CFArraySortValues(CFMutableArrayRef array, CFRange range, CFComparatorFunction comparator, void *context) {
    range = range_in(array, range);
    if (range.length < 2) return;
    const void **values = malloc((size_t)range.length * 2 * sizeof *values);
    CFArrayGetValues(array, range, values);
    merge_sort(values, values + range.length, range.length, comparator, context);
    CFArrayReplaceValues(array, range, values, range.length);
    free(values);
}

void CFArrayAppendArray(CFMutableArrayRef array, CFArrayRef other, CFRange range) {
    range = range_in(other, range);
    if (range.length == 0) return;
    const void **values = malloc((size_t)range.length * sizeof *values);
    CFArrayGetValues(other, range, values);
    CFArrayReplaceValues(array, CFRangeMake(CFArrayGetCount(array), 0), values, range.length);
    free(values);
}
