// Instance variables that the compiler makes, in classes of one hierarchy, some declared before their superclasses.

#import <Foundation/Foundation.h>

@interface Animal : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) int legs;
@end

@interface Dog : Animal
@property (nonatomic) double weight;
@end

@interface Dog ()
@property (nonatomic, retain) NSArray *tricks;
@end

@implementation Dog {
    char hidden;
}
- (void)setHidden { hidden = 'h'; }
- (char)hiddenValue { return hidden; }
@end

@implementation Animal
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Dog *dog = [[Dog alloc] init];
    dog.name = @"Rex";
    dog.legs = 4;
    dog.weight = 12.5;
    dog.tricks = [NSArray arrayWithObjects:@"sit", @"roll", nil];
    [dog setHidden];
    printf("%s %d %g %d %c\n", [dog.name UTF8String], dog.legs, dog.weight, (int)[dog.tricks count], [dog hiddenValue]);
    printf("%d %d\n", [dog isKindOfClass:[Animal class]], [Dog superclass] == [Animal class]);
    [pool drain];
    return 0;
}

// > Rex 4 12.5 2 h
// > 1 1
