// Blocks as Objective-C objects: they can be put in collections, retained, copied, and retain the objects they capture.

#import <Foundation/Foundation.h>

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
    // The block runtime frees a block.
    return;
    [super dealloc];
}
@end

static void retain_captured(const void *object) { [(id)object retain]; }
static void release_captured(const void *object) { [(id)object release]; }
static void destruct_captured(const void *object) {}

/// The `isa` of a block points at one of three arrays of the block runtime: each becomes a copy of the class above.
void blocks_install(void) {
    static const struct reference_callbacks callbacks = {
        sizeof callbacks, retain_captured, release_captured, destruct_captured};
    _Block_use_RR2(&callbacks);

    enum { WordsOfAClass = 13 };
    // A first message makes the class complete, dispatch table and all.
    [[NSBlock alloc] retainCount];
    void **class = (void **)[NSBlock class];
    void **arrays[] = {_NSConcreteStackBlock, _NSConcreteGlobalBlock, _NSConcreteMallocBlock};
    for (int array = 0; array < 3; array++) {
        for (int word = 0; word < WordsOfAClass; word++) ((void *volatile *)arrays[array])[word] = class[word];
    }
}
