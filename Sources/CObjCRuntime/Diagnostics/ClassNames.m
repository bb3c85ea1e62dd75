#import "ClassNames.h"
#include <objc/runtime.h>

NSString *class_name_for_texts(id object) {
    static const struct {
        const char *prefix, *base, *name;
    } names[] = {
        {"GS", "NSArray", "NSCFArray"},         {"GS", "NSDictionary", "NSCFDictionary"}, {"GS", "NSSet", "NSCFSet"},
        {"GS", "NSString", "NSCFString"},       {"NSConstantString", "NSString", "NSCFString"},
        {"NSBool", "NSNumber", "NSCFBoolean"},  {"NSDecimal", "NSNumber", "NSDecimalNumber"},
        {"NS", "NSNumber", "NSCFNumber"},       {"NSMutableData", "NSData", "NSConcreteMutableData"},
        {"NSData", "NSData", "NSConcreteData"}, {"NSGDate", "NSDate", "__NSCFDate"},
        {"GS", "NSTimeZone", "__NSTimeZone"},
    };
    Class class = object_getClass(object);
    const char *own = class ? class_getName(class) : "nil";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strncmp(own, names[i].prefix, strlen(names[i].prefix)) != 0) continue;
        if (![object isKindOfClass:objc_lookUpClass(names[i].base)]) continue;
        return [NSString stringWithUTF8String:names[i].name];
    }
    return [NSString stringWithUTF8String:own];
}
