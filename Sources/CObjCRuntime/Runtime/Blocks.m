// Blocks as Objective-C objects: they can be put in collections, retained, copied, and retain the objects they capture.

#import <Foundation/Foundation.h>
#include <objc/runtime.h>
#include <string.h>

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *_NSConcreteStackBlock[], *_NSConcreteGlobalBlock[], *_NSConcreteMallocBlock[];

struct reference_callbacks {
    size_t size;
    void (*retain)(const void *object);
    void (*release)(const void *object);
    void (*destruct)(const void *object);
};
extern void _Block_use_RR2(const struct reference_callbacks *callbacks);

@interface NSBlock : NSObject
@end

@implementation NSBlock
- (id)copy { return (id)_Block_copy((const void *)self); }
- (id)copyWithZone:(NSZone *)zone { return (id)_Block_copy((const void *)self); }
- (id)retain { return (id)_Block_copy((const void *)self); }
- (oneway void)release { _Block_release((const void *)self); }
- (NSUInteger)retainCount { return 1; }
- (void)dealloc {
    // A block is freed by the block runtime, not here.
    return;
    [super dealloc];
}
@end

static void retain_captured(const void *object) { [(id)object retain]; }
static void release_captured(const void *object) { [(id)object release]; }
static void destruct_captured(const void *object) {}

/// Makes a subclass of `NSBlock` in the memory of an array of the block runtime.
///
/// Copying a class into the array would not do: when methods are added to the class or a superclass, as when a
/// framework is loaded late, the runtime frees the dispatch table and makes another, and would not update the copy.
static void make_class(void *array[], const char *name) {
    enum { WordsOfAClass = 13 };
    Class class = objc_allocateClassPair([NSBlock class], name, 0);
    memcpy(array, class, WordsOfAClass * sizeof(void *));
    // The array owns the class's name and its metaclass now.
    free(class);
    objc_registerClassPair((Class)array);
}

/// The `isa` of a block points at one of three arrays of the block runtime.
void blocks_install(void) {
    static const struct reference_callbacks callbacks = {
        sizeof callbacks, retain_captured, release_captured, destruct_captured};
    _Block_use_RR2(&callbacks);
    make_class(_NSConcreteStackBlock, "__NSStackBlock__");
    make_class(_NSConcreteGlobalBlock, "__NSGlobalBlock__");
    make_class(_NSConcreteMallocBlock, "__NSMallocBlock__");
}
