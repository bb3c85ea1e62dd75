// > 1 10 10
// > ff fe 61 00, 74
// > nil, 0 at end
// Fastest encodings, the mark with which data of UTF-16 begins, searching for nothing.
#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    printf("%d %d %d\n", (int)[@"plain" fastestEncoding], (int)[@"\u00e9" fastestEncoding],
           (int)[@"\u4e2d\u6587" fastestEncoding]);
    const unsigned char *bytes = [[@"a" dataUsingEncoding:NSUnicodeStringEncoding] bytes];
    NSString *turtles = @"\U0001f422 encoding all the way down. \U0001f422\U0001f422\U0001f422";
    printf("%02x %02x %02x %02x, %d\n", bytes[0], bytes[1], bytes[2], bytes[3],
           (int)[[turtles dataUsingEncoding:NSUnicodeStringEncoding] length]);
    NSRange found = [[NSData dataWithBytes:"abc" length:3] rangeOfData:[NSData data]
                                                               options:0
                                                                 range:NSMakeRange(0, 3)];
    NSFileHandle *null = [NSFileHandle fileHandleWithNullDevice];
    [null writeData:[NSData dataWithBytes:"abc" length:3]];
    printf("%s, %d at end\n", found.location == NSNotFound ? "nil" : "found", (int)[null seekToEndOfFile]);
    [pool drain];
    return 0;
}
