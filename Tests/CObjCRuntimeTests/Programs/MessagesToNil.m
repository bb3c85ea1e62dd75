// A message to nil does nothing and returns zero of whatever kind.

#import <UIKit/UIGeometry.h>

@interface Thing : NSObject
- (CGRect)frame;
- (CGPoint)center;
- (double)number;
- (long double)precise;
- (int)count;
@end
@implementation Thing
- (CGRect)frame { return CGRectMake(1, 2, 3, 4); }
- (CGPoint)center { return CGPointMake(1, 2); }
- (double)number { return 1; }
- (long double)precise { return 2; }
- (int)count { return 3; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [[[Thing alloc] init] autorelease];
    printf("%g %g %g %Lg %d\n", [thing frame].size.height, [thing center].y, [thing number], [thing precise],
           [thing count]);
    thing = nil;
    printf("%g %g %Lg %d %d\n", [thing center].y, [thing number], [thing precise], [thing count], [thing self] == nil);
    [pool drain];
    return 0;
}

// > 4 2 1 2 3
// > 0 0 0 0 1
