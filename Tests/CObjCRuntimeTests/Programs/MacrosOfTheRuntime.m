// Macros of the runtime's headers, at the places where they may stand; sources do not see what lies below Foundation.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"
#import <objc/message.h>
#import <objc/objc-auto.h>
#import <objc/runtime.h>

OBJC_EXPORT int exported;
OBJC_EXTERN int external;
OBJC_IMPORT int imported;
OBJC_VISIBLE int visible = 3;
OBJC_INLINE int inlined(void) { return 4; }
static int old(void) OBJC2_UNAVAILABLE;
static int counted(void) OBJC_ARC_UNAVAILABLE;
static int counted(void) { return 5; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    id object = [[NSObject new] autorelease];
#ifdef OBJC_BOOL_DEFINED
    IS(sizeof(BOOL) == 1);
#endif
#ifdef OBJC_SUPER
    struct objc_super above = {object, [NSObject class]};
    IS(sizeof above == 2 * sizeof(id));
#endif
#if defined(GNUSTEP) || defined(GNUSTEP_BASE_LIBRARY) || defined(GNU_RUNTIME)
    IS(!"GNUstep is none of theirs");
#endif
    IS(visible + inlined() + counted() == 12);
    SAME(___inline_objc_retainedObject((objc_objectptr_t)object), object);
    SAME(___inline_objc_unretainedObject((objc_objectptr_t)object), object);
    IS(___inline_objc_unretainedPointer(object) == (void *)object);
    puts("done");
    [pool drain];
    return 0;
}
