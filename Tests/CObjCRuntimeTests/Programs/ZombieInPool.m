// environment: VERGER_ZOMBIES=1
// status: 134
// error: *** -[Thing release]: message sent to deallocated instance 0x
// An object that is released once too often is named by the pool that lets go of it.

#import <UIKit/UIKit.h>

@interface Thing : NSObject
@end
@implementation Thing
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Thing *thing = [[Thing new] autorelease];
    [thing release];
    [pool drain];
    printf("survived\n");
    return 0;
}
