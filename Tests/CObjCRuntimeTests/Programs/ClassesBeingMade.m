// A class that is not registered yet has its superclass's methods, for whoever looks them up.
// > superclass 1, responds 1, has not 1
// > implementation is inherited 1, its own 1, forwarded 1
// > instance method 1, class method 1, none 1
// > conforms 0
// > registered: made by hand, responds 1

#import <UIKit/UIKit.h>
#include <objc/runtime.h>

static NSString *described(id self, SEL selector) { return @"made by hand"; }

int main(void) {
    @autoreleasepool {
        Class class = objc_allocateClassPair([NSObject class], "MadeByHand", 0);
        printf("superclass %d, responds %d, has not %d\n", class_getSuperclass(class) == [NSObject class],
               class_respondsToSelector(class, @selector(description)),
               !class_respondsToSelector(class, NSSelectorFromString(@"nobodyHasThis")));
        IMP inherited = class_getMethodImplementation(class, @selector(description));
        class_addMethod(class, @selector(description), (IMP)described, "@@:");
        IMP own = class_getMethodImplementation(class, @selector(description));
        printf("implementation is inherited %d, its own %d, forwarded %d\n",
               inherited == class_getMethodImplementation([NSObject class], @selector(description)), own == (IMP)described,
               class_getMethodImplementation(class, NSSelectorFromString(@"nobodyHasThis")) != NULL);
        printf("instance method %d, class method %d, none %d\n", class_getInstanceMethod(class, @selector(hash)) != NULL,
               class_getClassMethod(class, @selector(alloc)) != NULL,
               class_getInstanceMethod(class, NSSelectorFromString(@"nobodyHasThis")) == NULL);
        printf("conforms %d\n", class_conformsToProtocol(class, @protocol(NSCoding)));
        objc_registerClassPair(class);
        id made = [class new];
        printf("registered: %s, responds %d\n", [[made description] UTF8String], [made respondsToSelector:@selector(hash)]);
        [made release];
    }
    return 0;
}
