// Headers in Objective-C++: blocks before and after Foundation, mathematics of whole numbers, options that are combined.
// flags: -x objective-c++
// > block 7
// > nan 0 inf 0 abs 2 pow 8 root 2
// > options 65 then 69
// > mask 18, only width 2, switch 1
// > port 80 length 16
// > nil is a pointer: 1
#include <cmath>
#include <type_traits>
#include <Block.h>
#import <UIKit/UIKit.h>
#include <Block.h>
#include <arpa/inet.h>
#include <net/route.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/mount.h>
#include <sys/sysctl.h>
#include <sys/un.h>
#include <asl.h>
#include <mach/mach.h>
#include <notify.h>

int main() {
    int (^seven)(void) = Block_copy(^{
        return 7;
    });
    printf("block %d\n", seven());
    Block_release(seven);
    printf("nan %d inf %d abs %d pow %d root %d\n", isnan(3), isinf(2), (int)std::abs(-2.0), (int)pow(2, 3), (int)sqrt(4));
    CFStringCompareFlags flags = kCFCompareCaseInsensitive | kCFCompareNumerically;
    printf("options %d", (int)flags);
    flags |= kCFCompareBackwards;
    printf(" then %d\n", (int)flags);
    UIViewAutoresizing mask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    int isFound = 0;
    switch (mask) {
    case UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight: isFound = 1; break;
    default: break;
    }
    printf("mask %d, only width %d, switch %d\n", (int)mask, (int)(mask & ~UIViewAutoresizingFlexibleHeight), isFound);
    sockaddr_in address = {};
    address.sin_len = sizeof address;
    address.sin_port = htons(80);
    printf("port %d length %d\n", ntohs(address.sin_port), (int)address.sin_len);
    printf("nil is a pointer: %d\n", std::is_null_pointer<decltype(nil)>::value);
    static_assert(TCP_KEEPALIVE == TCP_KEEPIDLE, "one option");
    return 0;
}
