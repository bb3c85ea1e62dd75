// Functions of objc/runtime.h that read and make classes.

#import <Foundation/Foundation.h>
#import <objc/runtime.h>
#import "../../Programs/Checks.h"

@protocol Singing
@property(nonatomic, readonly) int volume;
- (void)sing;
@end

@protocol Quiet
@end

@interface Bird : NSObject <Singing> {
  @public
    int wings;
    NSString *name;
    double weight;
}
- (int)add:(int)one to:(double)other;
+ (int)count;
@end

@implementation Bird
- (int)add:(int)one to:(double)other { return one + (int)other; }
- (NSRange)place { return NSMakeRange(3, 4); }
+ (int)count { return 7; }
- (void)sing {}
- (int)volume { return 1; }
@end

@interface Owl : Bird
@end
@implementation Owl
- (NSString *)description { return [super description]; }
@end

@interface Fish : NSObject {
    int wings;
    NSString *name;
    double weight;
}
@end
@implementation Fish
- (int)add:(int)one to:(double)other { return -1; }
+ (int)count { return 9; }
@end

static int replaced(id self, SEL selector, int one, double other) { return 100; }
static id zero(id self, SEL selector) { return nil; }

static void classes(void) {
    Class bird = objc_getClass("Bird");
    CHECK(bird == [Bird class] && objc_lookUpClass("Bird") == bird && objc_getRequiredClass("Bird") == bird);
    CHECK(objc_lookUpClass("NoSuchBird") == Nil && objc_getClass("NoSuchBird") == nil);
    CHECK(objc_getMetaClass("Bird") == object_getClass(bird));
    CHECK(class_isMetaClass(objc_getMetaClass("Bird")) && !class_isMetaClass(bird));
    CHECK(class_getSuperclass([Owl class]) == bird && class_getSuperclass([NSObject class]) == Nil);
    CHECK_TEXT(class_getName(bird), "Bird");
    class_setVersion(bird, 5);
    CHECK_NUMBER(class_getVersion(bird), 5);
    CHECK(class_getInstanceSize(bird) >= sizeof(void *) * 2 + sizeof(double) + sizeof(int));
    CHECK(objc_getFutureClass("Bird") == bird);
    objc_setFutureClass(bird, "Bird");

    int all = objc_getClassList(NULL, 0);
    Class *list = malloc(sizeof(Class) * (size_t)(all + 100));
    int found = objc_getClassList(list, all + 100);
    BOOL there = NO;
    for (int i = 0; i < found; i++) there |= list[i] == bird;
    CHECK(found >= all && there);
    free(list);

    const char *image = class_getImageName(bird);
    CHECK(image && strstr(image, "ClassesAtRunTime"));
    unsigned int count = 0;
    const char **names = objc_copyClassNamesForImage(image, &count);
    BOOL named = NO;
    for (unsigned int i = 0; i < count; i++) named |= strcmp(names[i], "Owl") == 0;
    CHECK(named && names[count] == NULL);
    free(names);
    const char **images = objc_copyImageNames(&count);
    named = NO;
    for (unsigned int i = 0; i < count; i++) named |= strcmp(images[i], image) == 0;
    CHECK(named && count > 1);
    free(images);
}

static void methods(void) {
    Class bird = [Bird class];
    Method add = class_getInstanceMethod(bird, @selector(add:to:));
    CHECK(add && class_getInstanceMethod([Owl class], @selector(add:to:)) == add);
    CHECK(class_getInstanceMethod(bird, @selector(count)) == NULL);
    CHECK(class_getClassMethod(bird, @selector(count)) != NULL);
    CHECK(method_getName(add) == @selector(add:to:));
    CHECK_NUMBER(method_getNumberOfArguments(add), 4);
    CHECK(method_getTypeEncoding(add)[0] == _C_INT);
    char text[16];
    method_getReturnType(add, text, sizeof text);
    CHECK_TEXT(text, "i");
    method_getArgumentType(add, 3, text, sizeof text);
    CHECK_TEXT(text, "d");
    memset(text, 'x', sizeof text);
    method_getArgumentType(add, 9, text, sizeof text);
    CHECK(text[0] == 0);
    char *type = method_copyReturnType(add);
    CHECK_TEXT(type, "i");
    free(type);
    type = method_copyArgumentType(add, 1);
    CHECK_TEXT(type, ":");
    free(type);
    CHECK(method_copyArgumentType(add, 9) == NULL);
    struct objc_method_description *description = method_getDescription(add);
    CHECK(description && strcmp(sel_getName(description->name), "add:to:") == 0 && description->types[0] == 'i');

    CHECK(class_respondsToSelector(bird, @selector(add:to:)) && !class_respondsToSelector(bird, @selector(fly)));
    CHECK(class_respondsToMethod(bird, @selector(add:to:)) && !class_respondsToMethod(bird, @selector(fly)));
    IMP former = class_getMethodImplementation(bird, @selector(add:to:));
    CHECK(former == method_getImplementation(add) && class_lookupMethod(bird, @selector(add:to:)) == former);
    CHECK(class_getMethodImplementation_stret(bird, @selector(place)) != NULL);
    CHECK(class_getMethodImplementation(bird, @selector(fly)) != NULL);

    Owl *owl = [[Owl new] autorelease];
    CHECK(method_setImplementation(add, (IMP)replaced) == former);
    CHECK_NUMBER([owl add:1 to:2], 100);
    CHECK(method_setImplementation(add, former) == (IMP)replaced);
    CHECK_NUMBER([owl add:1 to:2], 3);
    class_addMethod(bird, @selector(multiply:by:), (IMP)replaced, "i@:id");
    Method multiply = class_getInstanceMethod(bird, @selector(multiply:by:));
    method_exchangeImplementations(add, multiply);
    CHECK_NUMBER([owl add:1 to:2], 100);
    method_exchangeImplementations(add, multiply);
    CHECK_NUMBER([owl add:1 to:2], 3);
    unsigned int count;
    Method *list = class_copyMethodList(bird, &count);
    BOOL there = NO;
    for (unsigned int i = 0; i < count; i++) there |= list[i] == add;
    CHECK(there && list[count] == NULL);
    free(list);
}

static void variables(void) {
    Bird *bird = [[Bird new] autorelease];
    Ivar wings = class_getInstanceVariable([Owl class], "wings"), name = class_getInstanceVariable([Bird class], "name");
    CHECK(wings && name && class_getInstanceVariable([Bird class], "tail") == NULL);
    CHECK(class_getClassVariable([Bird class], "tail") == NULL);
    CHECK_TEXT(ivar_getName(wings), "wings");
    CHECK_TEXT(ivar_getTypeEncoding(wings), "i");
    CHECK_NUMBER(ivar_getOffset(wings), (char *)&bird->wings - (char *)bird);
    object_setIvar(bird, name, @"wren");
    CHECK(object_getIvar(bird, name) == bird->name && [bird->name isEqualToString:@"wren"]);
    void *value = NULL;
    CHECK(object_getInstanceVariable(bird, "name", &value) == name && value == (void *)bird->name);
    CHECK(object_setInstanceVariable(bird, "name", @"robin") == name && [bird->name isEqual:@"robin"]);
    CHECK(object_getIvar(nil, name) == nil && object_getInstanceVariable(bird, "tail", &value) == NULL);
    unsigned int count;
    Ivar *list = class_copyIvarList([Bird class], &count);
    CHECK(count == 3 && list[0] == wings && list[3] == NULL);
    free(list);
    CHECK(class_copyIvarList([Owl class], &count) == NULL && count == 0);
    // There is no collector: nobody asks for layouts.
    class_setIvarLayout([Owl class], NULL);
    class_setWeakIvarLayout([Owl class], NULL);
    CHECK(class_getIvarLayout([Owl class]) == NULL && class_getWeakIvarLayout([Owl class]) == NULL);
}

static void making(void) {
    Class made = objc_allocateClassPair([Bird class], "MadeBird", 16);
    CHECK(class_addIvar(made, "eggs", sizeof(int), 2, "i"));
    CHECK(class_addProtocol(made, @protocol(Quiet)) && !class_addProtocol(made, @protocol(Quiet)));
    CHECK(class_addMethod(made, @selector(nest), (IMP)zero, "@@:"));
    CHECK(!class_addMethod(made, @selector(nest), (IMP)zero, "@@:"));
    objc_registerClassPair(made);
    CHECK(objc_allocateClassPair([Bird class], "MadeBird", 0) == Nil);
    CHECK(class_conformsToProtocol(made, @protocol(Quiet)) && !class_conformsToProtocol(made, @protocol(Singing)));
    CHECK([made conformsToProtocol:@protocol(Singing)]);
    unsigned int count;
    Protocol **protocols = class_copyProtocolList([Bird class], &count);
    CHECK(count == 1 && protocol_isEqual(protocols[0], @protocol(Singing)) && protocols[1] == NULL);
    free(protocols);

    objc_property_attribute_t attributes[] = {{"T", "i"}, {"V", "eggs"}}, others[] = {{"T", "i"}, {"R", ""}};
    CHECK(class_addProperty(made, "eggs", attributes, 2) && !class_addProperty(made, "eggs", attributes, 2));
    CHECK_TEXT(property_getAttributes(class_getProperty(made, "eggs")), "Ti,Veggs");
    class_replaceProperty(made, "eggs", others, 2);
    CHECK_TEXT(property_getAttributes(class_getProperty(made, "eggs")), "Ti,R");
    class_replaceMethod(made, @selector(add:to:), (IMP)replaced, "i@:id");
    id bird = class_createInstance(made, 8);
    CHECK_NUMBER([bird add:1 to:1], 100);
    char *extra = object_getIndexedIvars(bird);
    CHECK(extra == (char *)bird + class_getInstanceSize(made));
    memset(extra, 7, 8);
    object_dispose(bird);

    Class copy = objc_duplicateClass(made, "CopiedBird", 0);
    CHECK(class_getInstanceVariable(copy, "eggs") && class_getInstanceMethod(copy, @selector(nest)));
    CHECK([[[copy new] autorelease] nest] == nil);
    Class unwanted = objc_allocateClassPair([Bird class], "UnwantedBird", 0);
    objc_disposeClassPair(unwanted);
    CHECK(objc_lookUpClass("UnwantedBird") == Nil);
    CHECK_NUMBER([[[Bird new] autorelease] add:1 to:1], 2);

    // Another superclass.
    Owl *owl = [[Owl new] autorelease];
    CHECK(class_setSuperclass([Owl class], [Fish class]) == [Bird class]);
    CHECK_NUMBER([owl add:1 to:2], -1);
    CHECK_NUMBER([(id)[Owl class] count], 9);
    CHECK([owl isKindOfClass:[Fish class]] && ![owl isKindOfClass:[Bird class]]);
    CHECK(class_setSuperclass([Fish class], [Owl class]) == [NSObject class]);
    CHECK(class_getSuperclass([Fish class]) == [NSObject class]);
    CHECK(class_setSuperclass([Owl class], [Bird class]) == [Fish class]);
    CHECK_NUMBER([owl add:1 to:2], 3);
    _objc_flush_caches([Owl class]);
    _objc_resolve_categories_for_class([Owl class]);
}

static void protocols(void) {
    unsigned int count;
    Protocol **list = objc_copyProtocolList(&count);
    BOOL there = NO;
    for (unsigned int i = 0; i < count; i++) there |= strcmp(protocol_getName(list[i]), "Singing") == 0;
    CHECK(there);
    free(list);
    objc_property_t volume = protocol_getProperty(@protocol(Singing), "volume", YES, YES);
    CHECK(volume && strcmp(property_getName(volume), "volume") == 0);
    CHECK(protocol_getProperty(@protocol(Singing), "pitch", YES, YES) == NULL);
    Protocol *made = objc_allocateProtocol("MadeProtocol");
    objc_property_attribute_t attributes[] = {{"T", "d"}};
    protocol_addProperty(made, "pitch", attributes, 1, YES, YES);
    objc_registerProtocol(made);
    CHECK_TEXT(property_getAttributes(protocol_getProperty(objc_getProtocol("MadeProtocol"), "pitch", YES, YES)), "Td");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    classes();
    methods();
    variables();
    making();
    protocols();
    [pool drain];
    return end_of_checks();
}

// > 79 checks
