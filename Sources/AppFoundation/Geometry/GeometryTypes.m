#import "GeometryTypes.h"

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

const char point_type[] = "{CGPoint=dd}";
const char size_type[] = "{CGSize=dd}";
const char rect_type[] = "{CGRect={CGPoint=dd}{CGSize=dd}}";

static const char *type_of_point(NSValue *value, SEL selector) { return point_type; }
static const char *type_of_size(NSValue *value, SEL selector) { return size_type; }
static const char *type_of_rect(NSValue *value, SEL selector) { return rect_type; }

static const struct {
    const char *type;
    const char *foundation_type;
    const char *class_name;
    IMP type_method;
} kinds[] = {
    {point_type, @encode(NSPoint), "GSPointValue", (IMP)type_of_point},
    {size_type, @encode(NSSize), "GSSizeValue", (IMP)type_of_size},
    {rect_type, @encode(NSRect), "GSRectValue", (IMP)type_of_rect},
};
enum { KindCount = sizeof kinds / sizeof kinds[0] };

static Class (*former_class_of_values)(Class, SEL, const char *);

/// The class of NSValues of this type. GNUstep treats every structure of two or four doubles as geometry, and loses its
/// name.
static Class class_of_values(Class class, SEL selector, const char *type) {
    for (int i = 0; type && i < KindCount; i++) {
        if (strcmp(type, kinds[i].type) == 0 || strcmp(type, kinds[i].foundation_type) == 0) {
            return objc_lookUpClass(kinds[i].class_name);
        }
    }
    Class former = former_class_of_values(class, selector, type);
    for (int i = 0; i < KindCount; i++) {
        if (former == objc_lookUpClass(kinds[i].class_name)) return objc_lookUpClass("GSValue");
    }
    return former;
}

INSTALL(geometry_types) {
    for (int i = 0; i < KindCount; i++) {
        replace_instance_method(objc_lookUpClass(kinds[i].class_name), @selector(objCType), kinds[i].type_method);
    }
    former_class_of_values = (Class(*)(Class, SEL, const char *))replace_class_method(
        [NSValue class], @selector(valueClassWithObjCType:), (IMP)class_of_values);
}
