// Objects by hand: memory, classes, references, selectors, messages sent through pointers.

#import <Foundation/Foundation.h>
#import <objc/message.h>
#import <objc/runtime.h>
#import "../../Programs/Checks.h"

typedef struct {
    double values[4];
} FourNumbers;

static int ends;

@interface Thing : NSObject {
  @public
    int number;
}
@end
@implementation Thing
- (int)number { return number; }
- (int)add:(int)other { return number + other; }
- (FourNumbers)four { return (FourNumbers){{1, 2, 3, number}}; }
- (long double)long { return number; }
- (void)dealloc {
    ends++;
    [super dealloc];
}
@end

@interface SubThing : Thing
@end
@implementation SubThing
- (int)number { return -1; }
- (FourNumbers)four { return (FourNumbers){{0, 0, 0, 0}}; }
@end

static void objects(void) {
    Thing *thing = [Thing new];
    thing->number = 5;
    Thing *copy = object_copy(thing, 0);
    CHECK(copy != thing && copy->number == 5 && object_getClass(copy) == [Thing class]);
    object_dispose(copy);
    CHECK(object_setClass(thing, [SubThing class]) == [Thing class]);
    CHECK_NUMBER([thing number], -1);
    CHECK_TEXT(object_getClassName(thing), "SubThing");
    CHECK(object_getClassName(nil) != NULL);
    object_setClass(thing, [Thing class]);
    [thing release];
    CHECK_NUMBER(ends, 1);

    void *memory = calloc(1, class_getInstanceSize([Thing class]));
    id built = objc_constructInstance([Thing class], memory);
    CHECK(built == memory && [built number] == 0);
    static char key;
    Thing *owned = [Thing new];
    objc_setAssociatedObject(built, &key, owned, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    [owned release];
    CHECK(objc_destructInstance(built) == memory && ends == 2);
    free(memory);
    CHECK(objc_constructInstance(Nil, NULL) == nil && objc_destructInstance(nil) == NULL);
}

static void references(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [Thing new];
    objc_objectptr_t pointer = objc_unretainedPointer(thing);
    CHECK(objc_unretainedObject(pointer) == thing && objc_retainedObject(pointer) == thing);
    CHECK((objc_unretainedObject)(pointer) == thing && (objc_retainedObject)(pointer) == thing);
    CHECK((objc_unretainedPointer)(thing) == pointer);
    CHECK(___inline_objc_unretainedPointer(thing) == pointer && ___inline_objc_unretainedObject(pointer) == thing);
    CHECK(___inline_objc_retainedObject(pointer) == thing);
    id place = nil;
    CHECK(objc_storeWeak(&place, thing) == thing && objc_loadWeak(&place) == thing);
    static char assigned, kept, copied;
    objc_AssociationPolicy policy = OBJC_ASSOCIATION_ASSIGN;
    objc_setAssociatedObject(thing, &assigned, pool, policy);
    objc_setAssociatedObject(thing, &kept, @"kept", OBJC_ASSOCIATION_RETAIN);
    objc_setAssociatedObject(thing, &copied, [NSMutableString stringWithString:@"copied"],
                             OBJC_ASSOCIATION_COPY_NONATOMIC);
    CHECK(objc_getAssociatedObject(thing, &assigned) == pool);
    CHECK([objc_getAssociatedObject(thing, &copied) isEqualToString:@"copied"]);
    objc_removeAssociatedObjects(thing);
    CHECK(objc_getAssociatedObject(thing, &kept) == nil && objc_getAssociatedObject(thing, &assigned) == nil);
    int before = ends;
    [pool drain];
    [thing release];
    CHECK(ends == before + 1);
    CHECK(objc_loadWeak(&place) == nil);
}

static void selectors(void) {
    SEL selector = sel_registerName("add:");
    CHECK(selector == @selector(add:) && sel_getUid("add:") == selector && sel_isEqual(selector, @selector(add:)));
    CHECK(!sel_isEqual(selector, @selector(number)));
    CHECK_TEXT(sel_getName(selector), "add:");
    CHECK(sel_isMapped(selector) && !sel_isMapped(NULL));
}

static void messages(void) {
    SubThing *thing = [[SubThing new] autorelease];
    thing->number = 8;
    CHECK_NUMBER(((int (*)(id, SEL, int))objc_msgSend)(thing, @selector(add:), 2), 10);
    CHECK(((long double (*)(id, SEL))objc_msgSend_fpret)(thing, @selector(long)) == 8);
    FourNumbers four = ((FourNumbers(*)(id, SEL))objc_msgSend_stret)(thing, @selector(four));
    CHECK(four.values[0] == 0);
    struct objc_super up = {.receiver = thing, .super_class = [Thing class]};
    CHECK_NUMBER(((int (*)(struct objc_super *, SEL))objc_msgSendSuper)(&up, @selector(number)), 8);
    four = ((FourNumbers(*)(struct objc_super *, SEL))objc_msgSendSuper_stret)(&up, @selector(four));
    CHECK(four.values[2] == 3 && four.values[3] == 8);
    Method add = class_getInstanceMethod([Thing class], @selector(add:));
    CHECK_NUMBER(((int (*)(id, Method, int))method_invoke)(thing, add, 5), 13);
    Method method = class_getInstanceMethod([Thing class], @selector(four));
    four = ((FourNumbers(*)(id, Method))method_invoke_stret)(thing, method);
    CHECK(four.values[1] == 2 && four.values[3] == 8);
    IMP forward = (IMP)_objc_msgForward, forward_stret = (IMP)_objc_msgForward_stret;
    CHECK(forward && forward_stret && class_getMethodImplementation([Thing class], @selector(none)) == forward);
}

static int mutations;
static void mutated(id collection) { mutations++; }

static void handlers(void) {
    objc_setEnumerationMutationHandler(mutated);
    objc_enumerationMutation(@"x");
    CHECK_NUMBER(mutations, 1);
    objc_setEnumerationMutationHandler(NULL);
}

/// The letters of type encodings are those that the compiler writes.
static void letters(void) {
    CHECK(_C_ID == @encode(id)[0] && _C_CLASS == @encode(Class)[0] && _C_SEL == @encode(SEL)[0]);
    CHECK(_C_CHR == @encode(char)[0] && _C_UCHR == @encode(unsigned char)[0]);
    CHECK(_C_SHT == @encode(short)[0] && _C_USHT == @encode(unsigned short)[0]);
    CHECK(_C_INT == @encode(int)[0] && _C_UINT == @encode(unsigned)[0]);
    // Long has 64 bits here, and the letter of that size.
    CHECK(_C_LNG == 'l' && _C_ULNG == 'L');
    CHECK(_C_LNG_LNG == @encode(long long)[0] && _C_ULNG_LNG == @encode(unsigned long long)[0]);
    CHECK(_C_FLT == @encode(float)[0] && _C_DBL == @encode(double)[0] && _C_BOOL == @encode(bool)[0]);
    CHECK(_C_VOID == @encode(void)[0] && _C_PTR == @encode(int *)[0] && _C_CHARPTR == @encode(char *)[0]);
    struct one_bit {
        unsigned bit : 1;
    };
    CHECK(strchr(@encode(struct one_bit), _C_BFLD) != NULL);
    const char *array = @encode(int[3]), *united = @encode(union { int a; char b; });
    CHECK(_C_ARY_B == array[0] && _C_ARY_E == array[strlen(array) - 1]);
    CHECK(_C_UNION_B == united[0] && _C_UNION_E == united[strlen(united) - 1]);
    const char *structure = @encode(FourNumbers), *function = @encode(void (*)(void));
    CHECK(_C_STRUCT_B == structure[0] && _C_STRUCT_E == structure[strlen(structure) - 1]);
    CHECK(_C_UNDEF == function[1] && _C_CONST == @encode(const char *)[0]);
    CHECK(_C_ATOM == '%' && _C_VECTOR == '!');
}

// What the headers declare functions and types with.
OBJC_EXTERN int outside;
OBJC_EXPORT OBJC_VISIBLE int exported;
OBJC_IMPORT int imported;
int outside = 1, exported = 2, imported = 3;
OBJC_INLINE int inlined(void) { return 4; }
NSString *MadeText(void) NS_RETURNS_RETAINED;
NSString *KnownText(void) NS_RETURNS_NOT_RETAINED;
const void *KnownReference(void) CF_RETURNS_NOT_RETAINED;
void TakeReference(const void *CF_CONSUMED reference);
int NotWithCounting(void) OBJC_ARC_UNAVAILABLE;
int NotWithCounting(void) { return 5; }
int NotAnyMore(void) OBJC2_UNAVAILABLE;

static void marks(void) {
    CHECK_NUMBER(outside + exported + imported + inlined() + NotWithCounting(), 15);
    CHECK_NUMBER(OBJC_API_VERSION, 2);
    CHECK_NUMBER(OBJC_NO_GC, 1);
    CHECK(OBSOLETE_OBJC_GETCLASSES && OBJC_NEXT_METHOD_LIST);
#if !defined(OBJC_BOOL_DEFINED) || !defined(OBJC_SUPER)
    printf("BOOL and struct objc_super are there\n");
#endif
    Ivar none = NULL;
    CHECK(none == NULL);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    objects();
    references();
    selectors();
    messages();
    handlers();
    letters();
    marks();
    [pool drain];
    return end_of_checks();
}

// > 52 checks
