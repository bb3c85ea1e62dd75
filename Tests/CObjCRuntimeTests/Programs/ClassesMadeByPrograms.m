// Classes, methods and instance variables by the functions of objc/runtime.h: asked, changed, made and thrown away.
// > done

#import "../../AppFoundationTests/Programs/Expect.h"
#import <objc/message.h>
#import <objc/runtime.h>

#define TEXT(expression, wanted) IS(strcmp((expression) ?: "NULL", wanted) == 0)

@protocol Named
- (NSString *)name;
@optional
- (int)age;
@end

@interface Person : NSObject <Named, NSCopying> {
@public
    NSString *name;
    double weight;
    __weak id friend;
}
@property (copy) NSString *title;
+ (int)population;
- (int)add:(int)a to:(long long)b;
@end
@implementation Person
@synthesize title;
+ (int)population { return 7; }
- (NSString *)name { return name; }
- (int)add:(int)a to:(long long)b { return a + (int)b; }
- (int)one { return 1; }
- (int)two { return 2; }
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
@interface Pupil : Person
@end
@implementation Pupil
@end

static void classes(void) {
    Class person = [Person class], meta = objc_getMetaClass("Person");
    IS(objc_lookUpClass("Person") == person && objc_getRequiredClass("Person") == person &&
        objc_lookUpClass("Nobody") == Nil);
    IS(object_getClass((id)person) == meta && class_isMetaClass(meta) && !class_isMetaClass(person));
    IS(class_getSuperclass([Pupil class]) == person && class_getSuperclass(person) == [NSObject class] &&
        class_getSuperclass([NSObject class]) == Nil);
    IS(class_getInstanceSize(person) >= 4 * sizeof(id) &&
        class_getInstanceSize([Pupil class]) == class_getInstanceSize(person));
    IS(class_conformsToProtocol(person, @protocol(Named)) &&
        !class_conformsToProtocol([NSObject class], @protocol(Named)));
    IS(class_respondsToSelector(person, @selector(one)) && !class_respondsToSelector(person, @selector(population)) &&
        class_respondsToSelector(meta, @selector(population)));
    IS(class_respondsToMethod(person, @selector(one)));
    COUNT(class_getVersion(person), 0);
    class_setVersion(person, 3);
    COUNT([Person version], 3);
    IS(strstr(class_getImageName(person), "ClassesMadeByPrograms") != NULL);
    unsigned count = 0;
    const char **images = objc_copyImageNames(&count);
    IS(count > 0 && images[0] != NULL);
    free(images);
    BOOL found = NO;
    const char **names = objc_copyClassNamesForImage(class_getImageName(person), &count);
    for (unsigned i = 0; i < count; i++) found |= strcmp(names[i], "Pupil") == 0;
    IS(found);
    free(names);
    int all = objc_getClassList(NULL, 0);
    Class *list = malloc(sizeof(Class) * (size_t)all);
    IS(all > 100 && objc_getClassList(list, all) >= all && list[0] != Nil);
    free(list);
    Protocol **protocols = class_copyProtocolList(person, &count);
    IS(count == 2 &&
        (protocol_isEqual(protocols[0], @protocol(Named)) || protocol_isEqual(protocols[1], @protocol(Named))));
    free(protocols);
    protocols = objc_copyProtocolList(&count);
    IS(count > 10 && protocols != NULL);
    free(protocols);
    IS(class_addProtocol([Pupil class], @protocol(NSCoding)) && [Pupil conformsToProtocol:@protocol(NSCoding)] &&
        !class_addProtocol([Pupil class], @protocol(NSCoding)));
    IS(class_getIvarLayout(person) == NULL || class_getIvarLayout(person) != NULL);
    Class made = objc_allocateClassPair(person, "Made", 0);
    class_setIvarLayout(made, NULL);
    class_setWeakIvarLayout(made, NULL);
    IS(class_getWeakIvarLayout(made) == NULL && class_addIvar(made, "extra", sizeof(id), 3, "@"));
    objc_registerClassPair(made);
    IS(objc_allocateClassPair(person, "Made", 0) == Nil && [[[made new] autorelease] one] == 1);
    Class twin = objc_duplicateClass(person, "Twin", 0);
    IS(twin != Nil && [[[twin new] autorelease] two] == 2 && strcmp(class_getName(twin), "Twin") == 0);
    objc_disposeClassPair(objc_allocateClassPair([NSObject class], "Dropped", 0));
    IS(objc_lookUpClass("Dropped") == Nil);
    Class thrown = objc_allocateClassPair(person, "Thrown", 0);
    objc_registerClassPair(thrown);
    IS([[[thrown new] autorelease] one] == 1);
    int before = objc_getClassList(NULL, 0);
    objc_disposeClassPair(thrown);
    IS(objc_lookUpClass("Thrown") == Nil && objc_getClass("Thrown") == Nil && NSClassFromString(@"Thrown") == Nil);
    IS(objc_getClassList(NULL, 0) == before - 1);
    Class anew = objc_allocateClassPair(person, "Thrown", 0);
    IS(anew != Nil && anew != thrown);
    objc_registerClassPair(anew);
    IS(objc_lookUpClass("Thrown") == anew && [[[anew new] autorelease] two] == 2);
    objc_disposeClassPair(person);
    IS(objc_lookUpClass("Person") == person);
    IS(objc_getFutureClass("Person") == person);
    objc_setFutureClass(person, "Person");
    _objc_flush_caches(person);
    _objc_resolve_categories_for_class(person);
}

static void variables(void) {
    Person *one = [[Person new] autorelease];
    Ivar name = class_getInstanceVariable([Pupil class], "name"),
         weight = class_getInstanceVariable([Person class], "weight");
    TEXT(ivar_getName(name), "name");
    IS(strncmp(ivar_getTypeEncoding(name), "@", 1) == 0);
    TEXT(ivar_getTypeEncoding(weight), "d");
    IS(class_getInstanceVariable([Person class], "none") == NULL &&
        class_getClassVariable([Person class], "none") == NULL);
    object_setIvar(one, name, @"Ann");
    IS(one->name == @"Ann" && object_getIvar(one, name) == @"Ann");
    one->weight = 60.5;
    REAL(*(double *)((char *)one + ivar_getOffset(weight)), 60.5);
    void *value = NULL;
    IS(object_getInstanceVariable(one, "name", &value) == name && value == @"Ann");
    object_setInstanceVariable(one, "name", @"Bob");
    SAME([one name], @"Bob");
    unsigned count = 0;
    Ivar *list = class_copyIvarList([Person class], &count);
    IS(count >= 4 && list[count] == NULL);
    TEXT(ivar_getName(list[0]), "name");
    free(list);
    list = class_copyIvarList([Pupil class], &count);
    IS(count == 0 && list == NULL);
    Person *twin = object_copy(one, 0);
    IS(twin != one && twin->name == @"Bob" && twin->weight == 60.5);
    object_setClass(twin, [Pupil class]);
    IS([twin class] == [Pupil class]);
    object_dispose(twin);
    Person *wide = class_createInstance([Person class], 16);
    char *extra = object_getIndexedIvars(wide);
    strcpy(extra, "behind it all");
    IS((size_t)(extra - (char *)wide) >= class_getInstanceSize([Person class]) &&
        strcmp(object_getIndexedIvars(wide), "behind it all") == 0);
    object_dispose(wide);
    void *memory = calloc(1, class_getInstanceSize([Person class]));
    Person *placed = objc_constructInstance([Person class], memory);
    IS((void *)placed == memory && [placed one] == 1 && objc_destructInstance(placed) == memory);
    free(memory);
    objc_property_t property = class_getProperty([Person class], "title");
    objc_property_attribute_t attributes[] = {{"T", "@\"NSString\""}, {"R", ""}};
    class_replaceProperty([Pupil class], "nickname", attributes, 2);
    IS(property != NULL && strstr(property_getAttributes(class_getProperty([Pupil class], "nickname")), "R") != NULL);
    objc_setAssociatedObject(one, "key", @"kept", OBJC_ASSOCIATION_RETAIN);
    objc_removeAssociatedObjects(one);
    SAME(objc_getAssociatedObject(one, "key"), nil);
}

static int counted(id self, SEL selector) { return 40 + (int)[NSStringFromSelector(selector) length]; }

static void methods(void) {
    Person *one = [[Person new] autorelease];
    Method add = class_getInstanceMethod([Pupil class], @selector(add:to:));
    IS(class_getClassMethod([Person class], @selector(population)) != NULL &&
        class_getClassMethod([Person class], @selector(one)) == NULL);
    IS(sel_isEqual(method_getName(add), @selector(add:to:)) && method_getNumberOfArguments(add) == 4);
    char type[8], *copy = method_copyArgumentType(add, 3);
    TEXT(copy, "q");
    free(copy);
    method_getArgumentType(add, 2, type, sizeof type);
    TEXT(type, "i");
    method_getReturnType(add, type, sizeof type);
    TEXT(type, "i");
    copy = method_copyReturnType(add);
    TEXT(copy, "i");
    free(copy);
    IS(method_copyArgumentType(add, 9) == NULL && method_getTypeEncoding(add)[0] == 'i');
    struct objc_method_description *description = method_getDescription(add);
    IS(sel_isEqual(description->name, @selector(add:to:)) &&
        strcmp(description->types, method_getTypeEncoding(add)) == 0);
    COUNT(((int (*)(id, Method, int, long long))method_invoke)(one, add, 3, 4), 7);
    COUNT(((int (*)(id, SEL))method_getImplementation(class_getInstanceMethod([Person class], @selector(two))))(
              one, @selector(two)),
        2);
    COUNT(((int (*)(id, SEL))class_lookupMethod([Person class], @selector(one)))(one, @selector(one)), 1);
    method_exchangeImplementations(class_getInstanceMethod([Person class], @selector(one)),
        class_getInstanceMethod([Person class], @selector(two)));
    IS([one one] == 2 && [one two] == 1);
    IMP former = method_setImplementation(class_getInstanceMethod([Person class], @selector(one)), (IMP)counted);
    IS([one one] == 43 && ((int (*)(id, SEL))former)(one, @selector(one)) == 2);
    IS(sel_getUid("one") == @selector(one) && sel_isMapped(@selector(one)));
    Protocol *grown = objc_allocateProtocol("Grown");
    objc_property_attribute_t attributes[] = {{"T", "i"}};
    protocol_addProperty(grown, "height", attributes, 1, YES, YES);
    objc_registerProtocol(grown);
    TEXT(property_getName(protocol_getProperty(grown, "height", YES, YES)), "height");
    IS(protocol_getProperty(grown, "width", YES, YES) == NULL);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    classes();
    variables();
    methods();
    puts("done");
    [pool drain];
    return 0;
}
