// > state kept, 1 2
// > 24 at least: yes
// A small instance variable fits into the padding that the compiler sees at the end of the superclass; the superclass's own
// implementation has put the variable of a property there.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>

@interface Base : NSObject {
    bool flag;
}
@property (nonatomic, retain) NSString *state;
@end

@interface Derived : Base {
    bool first;
    char second;
}
@end

@implementation Derived
- (id)init {
    if ((self = [super init])) {
        self.state = @"kept";
        first = YES;
        second = 2;
    }
    return self;
}
- (void)print { printf("state %s, %d %d\n", [self.state UTF8String], first, second); }
@end

@implementation Base
@synthesize state;
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Derived *derived = [[Derived alloc] init];
    [derived print];
    ptrdiff_t place = ivar_getOffset(class_getInstanceVariable([Derived class], "first"));
    printf("24 at least: %s\n", place >= 24 ? "yes" : "no");
    [derived release];
    [pool drain];
    return 0;
}
