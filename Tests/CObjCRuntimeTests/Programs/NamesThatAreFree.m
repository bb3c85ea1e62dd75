// Foundation's headers leave the name of a class of many apps' models free, and bring the types of addresses.
// > a category at 127.0.0.1

#import <UIKit/UIKit.h>
#import <sys/types.h>

@class Category;

@interface Category : NSObject
@property(nonatomic) in_addr_t address;
@end

#import <arpa/inet.h>
#import <objc/runtime.h>

@implementation Category
@synthesize address;
- (NSString *)description {
    struct in_addr place = {address};
    return [NSString stringWithFormat:@"a %@ at %s", [NSStringFromClass([self class]) lowercaseString], inet_ntoa(place)];
}
@end

int main(void) {
    @autoreleasepool {
        Category *category = [[[Category alloc] init] autorelease];
        category.address = htonl(INADDR_LOOPBACK);
        puts([[category description] UTF8String]);
    }
    return 0;
}
