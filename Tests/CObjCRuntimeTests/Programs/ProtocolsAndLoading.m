// Protocols are objects, adopted in this file or not, and +load has been sent to all classes before `main`: superclass first,
// each class once, categories too.
//
// > Later's +load: Earlier is there
// > main, 1 +load of a category
// > Adopted Adopted 1 0
// > Unadopted Unadopted 0
// > UITableViewDelegate UITableViewDelegate 0 1
// > Refined refines Adopted: 1
// > of the runtime: 1

#import <UIKit/UIKit.h>
#import <objc/runtime.h>
#include <stdio.h>

@protocol Adopted <NSObject>
- (void)adopt;
@end

@protocol Unadopted <NSObject>
@optional
- (void)leave;
@end

@protocol Refined <Adopted>
@end

static int loads, loads_of_categories;

@interface Earlier : NSObject <Adopted>
@end

@interface Later : Earlier
@end

@implementation Later
+ (void)load {
    printf("Later's +load: %s\n", loads == 1 && [self superclass] == [Earlier class] ? "Earlier is there" : "too early");
}
@end

@implementation Earlier
+ (void)load { loads++; }
- (void)adopt {
}
@end

@interface NSObject (LoadedCategory)
@end

@implementation NSObject (LoadedCategory)
+ (void)load { loads_of_categories++; }
@end

@interface Delegate : NSObject <UITableViewDelegate>
@end

@implementation Delegate
@end

static const char *name_of(Protocol *protocol) { return protocol_getName(protocol); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("main, %d +load of a category\n", loads_of_categories);
    Earlier *earlier = [[Later new] autorelease];
    Delegate *delegate = [[Delegate new] autorelease];
    printf("%s %s %d %d\n", name_of(@protocol(Adopted)), [NSStringFromProtocol(@protocol(Adopted)) UTF8String],
           [earlier conformsToProtocol:@protocol(Adopted)], [delegate conformsToProtocol:@protocol(Adopted)]);
    printf("%s %s %d\n", name_of(@protocol(Unadopted)), [NSStringFromProtocol(@protocol(Unadopted)) UTF8String],
           [earlier conformsToProtocol:@protocol(Unadopted)]);
    printf("%s %s %d %d\n", name_of(@protocol(UITableViewDelegate)),
           [NSStringFromProtocol(@protocol(UITableViewDelegate)) UTF8String],
           [earlier conformsToProtocol:@protocol(UITableViewDelegate)],
           [delegate conformsToProtocol:@protocol(UITableViewDelegate)]);
    printf("Refined refines Adopted: %d\n", protocol_conformsToProtocol(@protocol(Refined), @protocol(Adopted)));
    printf("of the runtime: %d\n", protocol_isEqual(NSProtocolFromString(@"Unadopted"), @protocol(Unadopted)));
    [pool release];
    return 0;
}
