// What properties and protocols tell of themselves at run time.

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@protocol Reader <NSObject>
@property(nonatomic, readonly) int page;
- (void)read:(NSString *)text;
+ (id)reader;
@optional
- (BOOL)skip:(int)pages;
+ (void)rest;
@end

@protocol FastReader <Reader>
- (void)hurry;
@end

@interface Person : NSObject {
    NSString *_name;
    int age;
    BOOL isAway;
}
@property(nonatomic, copy) NSString *name;
@property int age;
@property(nonatomic, getter=isAway, setter=setGone:) BOOL away;
@property(nonatomic, readonly) CGRect frame;
@end
@implementation Person
@synthesize name = _name, age, away = isAway;
- (CGRect)frame { return CGRectZero; }
@end

@interface Child : Person <FastReader>
@property(nonatomic, assign) id parent;
@end
@implementation Child
@dynamic parent;
- (int)page { return 1; }
- (void)read:(NSString *)text {}
- (void)hurry {}
+ (id)reader { return nil; }
@end

static void print_description(struct objc_method_description found) {
    printf("%s %d\n", found.name ? sel_getName(found.name) : "none", found.types != NULL);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    unsigned int count;
    objc_property_t *list = class_copyPropertyList([Person class], &count);
    printf("%u\n", count);
    for (unsigned int i = 0; i < count; i++) printf("%s\n", property_getName(list[i]));
    free(list);
    printf("%s\n", property_getAttributes(class_getProperty([Person class], "name")));
    objc_property_t away = class_getProperty([Child class], "away");
    char *getter = property_copyAttributeValue(away, "G"), *nothing = property_copyAttributeValue(away, "C");
    printf("%s %d\n", getter, nothing != NULL);
    free(getter);
    objc_property_attribute_t *attributes = property_copyAttributeList(away, &count);
    for (unsigned int i = 0; i < count; i++) {
        if (attributes[i].name[0] != 'T') printf("%s=%s ", attributes[i].name, attributes[i].value);
    }
    printf("\n");
    free(attributes);
    printf("%d %d\n", class_getProperty([Child class], "parent") != NULL, class_getProperty([Child class], "x") != NULL);

    objc_property_attribute_t added[] = {{"T", "@\"NSString\""}, {"C", ""}, {"V", "_title"}};
    printf("%d %d\n", class_addProperty([Child class], "title", added, 3), class_addProperty([Child class], "title", added, 3));
    printf("%s\n", property_getAttributes(class_getProperty([Child class], "title")));

    Protocol *reader = @protocol(Reader);
    print_description(protocol_getMethodDescription(reader, @selector(read:), YES, YES));
    print_description(protocol_getMethodDescription(reader, @selector(skip:), NO, YES));
    print_description(protocol_getMethodDescription(reader, @selector(skip:), YES, YES));
    print_description(protocol_getMethodDescription(reader, @selector(rest), NO, NO));
    print_description(protocol_getMethodDescription(@protocol(FastReader), @selector(skip:), NO, YES));
    struct objc_method_description *methods = protocol_copyMethodDescriptionList(reader, NO, YES, &count);
    printf("%u %d\n", count, methods[0].name == @selector(skip:));
    free(methods);
    objc_property_t *properties = protocol_copyPropertyList(reader, &count);
    printf("%u %s\n", count, property_getName(properties[0]));
    free(properties);
    Protocol *__unsafe_unretained *parents = protocol_copyProtocolList(@protocol(FastReader), &count);
    printf("%u %s\n", count, protocol_getName(parents[0]));
    free(parents);
    printf("%d %d\n", [Child conformsToProtocol:reader], protocol_conformsToProtocol(@protocol(FastReader), reader));

    Protocol *made = objc_allocateProtocol("Made");
    protocol_addMethodDescription(made, @selector(hurry), "v@:", YES, YES);
    protocol_addMethodDescription(made, @selector(skip:), "C@:i", NO, YES);
    protocol_addProtocol(made, reader);
    objc_registerProtocol(made);
    printf("%d %d\n", objc_getProtocol("Made") == made, protocol_conformsToProtocol(made, reader));
    print_description(protocol_getMethodDescription(made, @selector(hurry), YES, YES));
    print_description(protocol_getMethodDescription(made, @selector(skip:), NO, YES));

    // As objects.
    NSMutableDictionary *names = [NSMutableDictionary dictionary];
    [names setObject:@"a reader" forKey:(id)reader];
    printf("%s\n", [[names objectForKey:objc_getProtocol("Reader")] UTF8String]);
    NSArray *array = [NSArray arrayWithObjects:reader, @protocol(FastReader), nil];
    printf("%d %d\n", (int)[array indexOfObject:@protocol(FastReader)],
           [[NSSet setWithArray:array] containsObject:@protocol(Reader)]);

    // Classes made by hand.
    Class made_class = objc_allocateClassPair([Person class], "MadeClass", 0);
    printf("%d\n", class_addIvar(made_class, "nick", sizeof(id), 3, "@"));
    objc_registerClassPair(made_class);
    id object = [made_class new];
    object_setInstanceVariable(object, "nick", @"nn");
    id nick = nil;
    object_getInstanceVariable(object, "nick", (void **)&nick);
    printf("%s\n", [nick UTF8String]);
    Class *classes = objc_copyClassList(&count);
    BOOL is_found = NO;
    for (unsigned int i = 0; i < count; i++) is_found |= classes[i] == made_class;
    free(classes);
    printf("%d %d\n", is_found, ((struct objc_object *)object)->isa == made_class);
    Method *class_methods = class_copyMethodList(object_getClass([Child class]), &count);
    printf("%u %s\n", count, sel_getName(method_getName(class_methods[0])));
    free(class_methods);
    [pool drain];
    return 0;
}

// > 4
// > name
// > age
// > away
// > frame
// > T@"NSString",C,N,V_name
// > isAway 0
// > N= G=isAway S=setGone: V=isAway 
// > 1 0
// > 1 0
// > T@"NSString",C,V_title
// > read: 1
// > skip: 1
// > none 0
// > rest 1
// > skip: 1
// > 1 1
// > 1 page
// > 1 Reader
// > 1 1
// > 1 1
// > hurry 1
// > skip: 1
// > a reader
// > 1 1
// > 1
// > nn
// > 1 1
// > 1 reader
