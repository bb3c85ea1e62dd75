// What becomes of messages that an object has no method for.

#import <UIKit/UIKit.h>
#import <objc/message.h>
#import <objc/runtime.h>

static int counted(id self, SEL selector, int number) { return number + 1; }

/// Makes methods when they are first asked for.
@interface Maker : NSObject
@end
@interface Maker (Made)
- (int)count:(int)number;
+ (int)countAll:(int)number;
@end
@implementation Maker
+ (BOOL)resolveInstanceMethod:(SEL)selector {
    if (selector == @selector(count:)) return class_addMethod(self, selector, (IMP)counted, "i@:i");
    return [super resolveInstanceMethod:selector];
}
+ (BOOL)resolveClassMethod:(SEL)selector {
    if (selector == @selector(countAll:)) return class_addMethod(object_getClass(self), selector, (IMP)counted, "i@:i");
    return [super resolveClassMethod:selector];
}
@end

/// Has another object take its messages; that need not be known to the compiler.
@interface Deputy : NSObject
@end
@implementation Deputy
- (id)forwardingTargetForSelector:(SEL)selector {
    if (selector == @selector(frame)) return [[[UIView alloc] initWithFrame:CGRectMake(1, 2, 3, 4)] autorelease];
    return [@"abc" respondsToSelector:selector] ? @"abc" : nil;
}
@end

static void refused(const char *what, void (^work)(void)) {
    @try {
        work();
        printf("%s: not refused\n", what);
    } @catch (NSException *exception) {
        printf("%s: %s\n", what, [[[[exception reason] componentsSeparatedByString:@" 0x"] objectAtIndex:0] UTF8String]);
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Maker *maker = [[Maker new] autorelease];
    printf("made: %d %d, responds %d %d\n", [maker count:1], [Maker countAll:2],
           [Maker instancesRespondToSelector:@selector(count:)], [maker respondsToSelector:@selector(unheardOf)]);
    id deputy = [[Deputy new] autorelease];
    CGRect frame = [deputy frame];
    printf("deputy: %d %s %g %g\n", (int)[deputy length], [[deputy uppercaseString] UTF8String], frame.origin.x,
           frame.size.height);
    refused("deputy", ^{ [deputy addSubview:nil]; });

    // Functions for selectors that no method has.
    IMP missing = [Maker instanceMethodForSelector:@selector(unheardOf)];
    refused("function of the class", ^{ missing(maker, @selector(unheardOf)); });
    IMP forwarded = class_getMethodImplementation([Deputy class], @selector(length));
    printf("forwarded: %d\n", (int)((NSUInteger(*)(id, SEL))forwarded)(deputy, @selector(length)));
    typedef CGRect returns_frame(id, SEL);
    returns_frame *framed = (returns_frame *)class_getMethodImplementation_stret([Deputy class], @selector(frame));
    printf("a structure: %g\n", framed(deputy, @selector(frame)).origin.y);
    refused("structure", ^{ [(UIView *)maker frame]; });
    class_addMethod([Deputy class], @selector(lowercaseString), _objc_msgForward, "@@:");
    printf("_objc_msgForward: %s\n", [[deputy lowercaseString] UTF8String]);

    // Classes and metaclasses are objects.
    Class class = [Maker class], metaclass = object_getClass(class);
    printf("class: %d %d %s\n", [class isKindOfClass:[NSObject class]], [class isEqual:class],
           [[class performSelector:@selector(description)] UTF8String]);
    NSArray *classes = [NSArray arrayWithObjects:class, metaclass, nil];
    printf("in an array: %d, in a dictionary: %s\n", (int)[classes indexOfObject:class],
           [[[NSDictionary dictionaryWithObject:@"x" forKey:class] objectForKey:class] UTF8String]);
    printf("metaclass: %s, %d, responds %d %d, kind %d\n", [[metaclass description] UTF8String],
           [metaclass isEqual:metaclass], [metaclass respondsToSelector:@selector(description)],
           [metaclass respondsToSelector:@selector(unheardOf)], [metaclass isKindOfClass:[NSObject class]]);
    printf("its methods: %d %d\n", [metaclass instancesRespondToSelector:@selector(countAll:)],
           [metaclass instanceMethodForSelector:@selector(countAll:)] == (IMP)counted);
    refused("class", ^{ [(id)class unheardOf]; });

    // By hand.
    NSString *text = ((id(*)(id, SEL, id))objc_msgSend)(@"a", @selector(stringByAppendingString:), @"b");
    struct objc_super super = {deputy, [NSObject class]};
    BOOL answer = ((BOOL(*)(struct objc_super *, SEL, SEL))objc_msgSendSuper)(&super, @selector(respondsToSelector:),
                                                                              @selector(length));
    printf("by hand: %s %d\n", [text UTF8String], answer);
    [pool drain];
    return 0;
}

// > made: 2 3, responds 1 0
// > deputy: 3 ABC 1 4
// > deputy: -[Deputy addSubview:]: unrecognized selector sent to instance
// > function of the class: -[Maker unheardOf]: unrecognized selector sent to instance
// > forwarded: 3
// > a structure: 2
// > structure: -[Maker frame]: unrecognized selector sent to instance
// > _objc_msgForward: abc
// > class: 1 1 Maker
// > in an array: 0, in a dictionary: x
// > metaclass: Maker, 1, responds 1 0, kind 1
// > its methods: 1 1
// > class: +[Maker unheardOf]: unrecognized selector sent to class
// > by hand: ab 0
