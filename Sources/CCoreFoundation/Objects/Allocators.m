// CFAllocator. Objects are Foundation's and ignore the allocator; it only serves direct allocations of the program, and
// deallocates buffers that are passed to objects.

#include "Objects/Allocators.h"
#include "Objects/Types.h"
#include <malloc.h>

@interface CoreFoundationAllocator : NSObject {
@public
    CFAllocatorContext context;
}
@end

static void make_allocators(void);

@implementation CoreFoundationAllocator

/// In +load, since the classes of other files may not be loaded yet.
+ (void)load { make_allocators(); }

- (CFTypeID)coreFoundationType { return TypeAllocator; }

- (void)dealloc {
    if (context.release) context.release(context.info);
    [super dealloc];
}

@end

// Declared with other names, since the headers declare them as constants and they are set when the library is loaded.
CFAllocatorRef system_default_allocator __asm__("CocoakCFAllocatorSystemDefault");
CFAllocatorRef malloc_allocator __asm__("CocoakCFAllocatorMalloc");
CFAllocatorRef malloc_zone_allocator __asm__("CocoakCFAllocatorMallocZone");
CFAllocatorRef null_allocator __asm__("CocoakCFAllocatorNull");
CFAllocatorRef context_allocator __asm__("CocoakCFAllocatorUseContext");

static CFAllocatorRef default_allocator;

static void *allocate_by_malloc(CFIndex size, CFOptionFlags hint, void *info) { return malloc((size_t)size); }

static void *reallocate_by_malloc(void *memory, CFIndex size, CFOptionFlags hint, void *info) {
    return realloc(memory, (size_t)size);
}

static void deallocate_by_malloc(void *memory, void *info) { free(memory); }
static void *allocate_nothing(CFIndex size, CFOptionFlags hint, void *info) { return NULL; }

static CFAllocatorRef allocator_with(CFAllocatorContext context) {
    CoreFoundationAllocator *allocator = [CoreFoundationAllocator new];
    allocator->context = context;
    return (CFAllocatorRef)allocator;
}

/// Makes the predefined allocators.
static void make_allocators(void) {
    CFAllocatorContext heap = {
        .allocate = allocate_by_malloc, .reallocate = reallocate_by_malloc, .deallocate = deallocate_by_malloc,
    };
    malloc_allocator = malloc_zone_allocator = system_default_allocator = default_allocator = allocator_with(heap);
    null_allocator = allocator_with((CFAllocatorContext){.allocate = allocate_nothing});
    context_allocator = allocator_with(heap);
}

static CFAllocatorContext *context_of(CFAllocatorRef allocator) {
    return &((CoreFoundationAllocator *)(allocator ? allocator : default_allocator))->context;
}

CFAllocatorRef CFAllocatorCreate(CFAllocatorRef allocator, CFAllocatorContext *context) {
    CFAllocatorContext copy = *context;
    if (copy.retain) copy.info = (void *)copy.retain(copy.info);
    return allocator_with(copy);
}

void *CFAllocatorAllocate(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint) {
    CFAllocatorContext *context = context_of(allocator);
    if (size <= 0 || context->allocate == NULL) return NULL;
    return context->allocate(size, hint, context->info);
}

void *CFAllocatorReallocate(CFAllocatorRef allocator, void *memory, CFIndex size, CFOptionFlags hint) {
    CFAllocatorContext *context = context_of(allocator);
    if (memory == NULL) return CFAllocatorAllocate(allocator, size, hint);
    if (size <= 0) {
        CFAllocatorDeallocate(allocator, memory);
        return NULL;
    }
    return context->reallocate ? context->reallocate(memory, size, hint, context->info) : NULL;
}

void CFAllocatorDeallocate(CFAllocatorRef allocator, void *memory) {
    CFAllocatorContext *context = context_of(allocator);
    if (memory && context->deallocate) context->deallocate(memory, context->info);
}

CFIndex CFAllocatorGetPreferredSizeForSize(CFAllocatorRef allocator, CFIndex size, CFOptionFlags hint) {
    CFAllocatorContext *context = context_of(allocator);
    if (size > 0 && context->preferredSize) return context->preferredSize(size, hint, context->info);
    return size > 0 ? (size + 15) & ~(CFIndex)15 : 0;
}

void CFAllocatorSetDefault(CFAllocatorRef allocator) {
    // The former default is not released, since a caller may still use it.
    if (allocator) default_allocator = (CFAllocatorRef)CFRetain(allocator);
}

CFAllocatorRef CFAllocatorGetDefault(void) { return default_allocator; }

void CFAllocatorGetContext(CFAllocatorRef allocator, CFAllocatorContext *context) {
    if (context) *context = *context_of(allocator);
}

@interface CoreFoundationHandedOverBytes : NSObject {
@public
    void *bytes;
    CFAllocatorRef allocator;
}
@end

@implementation CoreFoundationHandedOverBytes
- (void)dealloc {
    CFAllocatorDeallocate(allocator, bytes);
    CFRelease(allocator);
    [super dealloc];
}
@end

id bytes_handed_over(const void *bytes, CFAllocatorRef allocator) {
    CoreFoundationHandedOverBytes *owner = [CoreFoundationHandedOverBytes new];
    owner->bytes = (void *)bytes;
    owner->allocator = (CFAllocatorRef)CFRetain(allocator ? allocator : default_allocator);
    return [owner autorelease];
}
