// Many apps give CFURLCreateStringByAddingPercentEscapes() an encoding of NSString: for texts in ASCII it makes no difference.
// > NSASCIIStringEncoding: a%20b%26c%2Fd
// > NSUTF8StringEncoding: a%20b%26c%2Fd
// > kCFStringEncodingUTF8: a%20b%26c%2Fd

#import <Foundation/Foundation.h>
#import <CoreFoundation/CoreFoundation.h>

static void print(const char *name, unsigned long encoding) {
    CFStringRef escaped = CFURLCreateStringByAddingPercentEscapes(NULL, CFSTR("a b&c/d"), NULL, CFSTR("!*'();:@&=+$,/?%#[]"),
                                                                  (CFStringEncoding)encoding);
    printf("%s: %s\n", name, [(NSString *)escaped UTF8String]);
    if (escaped) CFRelease(escaped);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    print("NSASCIIStringEncoding", NSASCIIStringEncoding);
    print("NSUTF8StringEncoding", NSUTF8StringEncoding);
    print("kCFStringEncodingUTF8", kCFStringEncodingUTF8);
    [pool drain];
    return 0;
}
