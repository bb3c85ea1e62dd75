// Sorting of arrays by functions and methods. NSInteger was `int` on the device, and many a sorting function of an app
// returns that: only the lower half of the result's register is looked at. Equal objects stay in their order.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <stdlib.h>

/// A comparison function or method; the result's upper 32 bits are undefined.
typedef NSInteger sorting_function(id one, id other, void *context);
typedef NSInteger sorting_method(id one, SEL selector, id other);

/// How two objects are compared: by a method, or by a function if there is one.
typedef struct {
    sorting_function *function;
    void *context;
    SEL selector;
} order;

static BOOL is_out_of_order(const order *order, id one, id other) {
    if (order->function) return (int)order->function(one, other, order->context) > 0;
    IMP method = class_getMethodImplementation(object_getClass(one), order->selector);
    return (int)((sorting_method *)method)(one, order->selector, other) > 0;
}

/// Sorts by merging; `room` has place for as many objects.
static void merge_sort(id *objects, id *room, NSUInteger count, const order *order) {
    if (count < 2) return;
    NSUInteger half = count / 2, left = 0, right = half;
    merge_sort(objects, room, half, order);
    merge_sort(objects + half, room, count - half, order);
    for (NSUInteger place = 0; place < count; place++) {
        BOOL takes_right = left == half || (right < count && is_out_of_order(order, objects[left], objects[right]));
        room[place] = objects[takes_right ? right++ : left++];
    }
    memcpy(objects, room, count * sizeof(id));
}

/// An autoreleased array of the objects in that order. Exceptions of the app's function pass.
static NSArray *sorted(NSArray *array, const order *order) {
    NSUInteger count = [array count];
    NSMutableData *memory = [NSMutableData dataWithLength:2 * count * sizeof(id)];
    id *objects = [memory mutableBytes];
    [array getObjects:objects range:NSMakeRange(0, count)];
    NSArray *kept = [NSArray arrayWithObjects:objects count:count];
    merge_sort(objects, objects + count, count, order);
    NSArray *result = [NSArray arrayWithObjects:objects count:count];
    (void)kept;
    return result;
}

static NSArray *sorted_by_function(NSArray *array, SEL command, sorting_function *function, void *context) {
    order order = {function, context, NULL};
    return sorted(array, &order);
}

static NSArray *sorted_by_method(NSArray *array, SEL command, SEL selector) {
    order order = {NULL, NULL, selector};
    return sorted(array, &order);
}

static void sort_by_function(NSMutableArray *array, SEL command, sorting_function *function, void *context) {
    [array setArray:sorted_by_function(array, command, function, context)];
}

static void sort_by_method(NSMutableArray *array, SEL command, SEL selector) {
    [array setArray:sorted_by_method(array, command, selector)];
}

INSTALL(sorting) {
    static const char *const classes[] = {
        "NSArray", "NSMutableArray", "GSArray", "GSInlineArray", "GSMutableArray", NULL};
    replace_method_of_classes(@selector(sortedArrayUsingFunction:context:), (IMP)sorted_by_function, classes);
    replace_method_of_classes(@selector(sortedArrayUsingFunction:context:hint:), (IMP)sorted_by_function, classes);
    replace_method_of_classes(@selector(sortedArrayUsingSelector:), (IMP)sorted_by_method, classes);
    replace_method_of_classes(@selector(sortUsingFunction:context:), (IMP)sort_by_function, classes);
    replace_method_of_classes(@selector(sortUsingSelector:), (IMP)sort_by_method, classes);
}
