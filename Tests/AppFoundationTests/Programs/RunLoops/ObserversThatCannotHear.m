// Whether an observer responds to its action is seen when there is a notification, not when it is added: it may forward
// the message, or learn the method meanwhile.
// > added
// > NSInvalidArgumentException: -[Deaf hear:]: unrecognized selector sent to instance
// > forwarded hear:
// > learned: news
// > removed: 0
// > removed by name: 1, then 0

#import <UIKit/UIKit.h>
#import <objc/runtime.h>

@interface Deaf : NSObject
@end
@implementation Deaf
@end

@interface Ear : NSObject {
@public
    int heard;
}
@end
@implementation Ear
- (void)hear:(NSNotification *)notification { heard++; }
@end

@interface Forwarder : NSObject {
@public
    Ear *ear;
}
@end
@implementation Forwarder
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [ear methodSignatureForSelector:selector]; }
- (void)forwardInvocation:(NSInvocation *)invocation {
    printf("forwarded %s\n", sel_getName([invocation selector]));
    [invocation invokeWithTarget:ear];
}
@end

@interface Learner : NSObject
@end
@implementation Learner
@end
static void learned(id self, SEL selector, NSNotification *notification) {
    printf("learned: %s\n", [[notification name] UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSNotificationCenter *centre = [NSNotificationCenter defaultCenter];
    Deaf *deaf = [[[Deaf alloc] init] autorelease];
    [centre addObserver:deaf selector:@selector(hear:) name:@"news" object:nil];
    puts("added");
    @try {
        [centre postNotificationName:@"news" object:nil];
    } @catch (NSException *exception) {
        NSString *reason = [exception reason];
        NSRange address = [reason rangeOfString:@" 0x"];
        if (address.length) reason = [reason substringToIndex:address.location];
        printf("%s: %s\n", [[exception name] UTF8String], [reason UTF8String]);
    }
    [centre removeObserver:deaf];

    Forwarder *forwarder = [[[Forwarder alloc] init] autorelease];
    forwarder->ear = [[[Ear alloc] init] autorelease];
    [centre addObserver:forwarder selector:@selector(hear:) name:@"news" object:nil];
    [centre postNotificationName:@"news" object:nil];
    [centre removeObserver:forwarder];

    Learner *learner = [[[Learner alloc] init] autorelease];
    [centre addObserver:learner selector:@selector(learn:) name:@"news" object:nil];
    class_addMethod([Learner class], @selector(learn:), (IMP)learned, "v@:@");
    [centre postNotificationName:@"news" object:nil];
    [centre removeObserver:learner];

    forwarder->ear->heard = 0;
    [centre postNotificationName:@"news" object:nil];
    printf("removed: %d\n", forwarder->ear->heard);
    Ear *ear = forwarder->ear;
    [centre addObserver:ear selector:@selector(hear:) name:@"news" object:nil];
    [centre addObserver:ear selector:@selector(hear:) name:@"other" object:nil];
    [centre removeObserver:ear name:@"news" object:nil];
    [centre postNotificationName:@"news" object:nil];
    [centre postNotificationName:@"other" object:nil];
    printf("removed by name: %d, ", ear->heard);
    ear->heard = 0;
    [centre removeObserver:ear];
    [centre postNotificationName:@"other" object:nil];
    printf("then %d\n", ear->heard);
    [pool release];
    return 0;
}
