// Components are appended with single slashes, also at the beginning.
// > /this/test /a/b http:/host/b /b x/y/z

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%s %s %s %s %s\n", [[@"//this//" stringByAppendingPathComponent:@"/test"] UTF8String],
           [[@"//a" stringByAppendingPathComponent:@"b"] UTF8String],
           [[@"http://host" stringByAppendingPathComponent:@"b"] UTF8String],
           [[@"//" stringByAppendingPathComponent:@"b"] UTF8String],
           [[@"x" stringByAppendingPathComponent:@"//y//z/"] UTF8String]);
    [pool drain];
    return 0;
}
