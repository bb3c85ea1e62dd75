// Code with automatic reference counting passes objects to CoreFoundation's functions by plain casts.
// flags: -fobjc-arc
// > length 7
// > escaped a%20b%21
// > entries 1
#import <CFNetwork/CFNetwork.h>
#import <Foundation/Foundation.h>
#import <Security/Security.h>
#import <SystemConfiguration/SystemConfiguration.h>

int main() {
    @autoreleasepool {
        NSString *text = @"letters";
        printf("length %ld\n", (long)CFStringGetLength((CFStringRef)text));
        NSString *spaced = @"a b!";
        NSString *escaped = (__bridge_transfer NSString *)CFURLCreateStringByAddingPercentEscapes(
            NULL, (CFStringRef)spaced, NULL, (CFStringRef)@"!", kCFStringEncodingUTF8);
        printf("escaped %s\n", escaped.UTF8String);
        NSDictionary *entries = @{text: spaced};
        printf("entries %ld\n", (long)CFDictionaryGetCount((CFDictionaryRef)entries));
    }
    return 0;
}
