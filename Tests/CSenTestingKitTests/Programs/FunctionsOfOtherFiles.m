// The first class of a framework brings the functions and strings of its other files.

#import <SenTestingKit/SenTestingKit.h>

int main(void) {
    @autoreleasepool {
        [SenTestCase class];
        printf("%s\n", [STComposeString(@"%d of %@", 1, @"two") UTF8String]);
        printf("%s\n", [SenTestFailureException UTF8String]);
        printf("%s\n", [SenTestDescriptionKey isEqualToString:@"SenTestDescriptionKey"] ? "equal" : "different");
    }
    return 0;
}

// > 1 of two
// > SenTestFailureException
// > equal
