// Ranges as text.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (NSString *text in [NSArray arrayWithObjects:@"{1, 2}", @"1 2", @"{1,2,3}", @"{a, 2}", @"{1.3, 2}", @"{-1, -2}",
                                                     @"", @"none", @"{4294967296, 2", @"{99999999999999999999, 1}", nil]) {
        NSRange range = NSRangeFromString(text);
        printf("%s\n", range.location == NSUIntegerMax ? "greatest" : [NSStringFromRange(range) UTF8String]);
    }
    [pool drain];
    return 0;
}

// > {1, 2}
// > {1, 2}
// > {1, 2}
// > {2, 0}
// > {1, 3}
// > {1, 2}
// > {0, 0}
// > {0, 0}
// > {4294967296, 2}
// > greatest
