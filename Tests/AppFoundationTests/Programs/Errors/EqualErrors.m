// Errors are equal when domain, code and details are.

#import <UIKit/UIKit.h>

static NSError *error(NSString *domain, NSInteger code, NSDictionary *details) {
    return [NSError errorWithDomain:domain code:code userInfo:details];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDictionary *details = [NSDictionary dictionaryWithObject:@"b" forKey:@"a"];
    NSError *first = error(@"D", 2, details), *second = error(@"D", 2, [[details mutableCopy] autorelease]);
    printf("%d %d\n", [first isEqual:second], [first hash] == [second hash]);
    printf("%d %d %d %d\n", [first isEqual:error(@"E", 2, details)], [first isEqual:error(@"D", 3, details)],
           [first isEqual:error(@"D", 2, nil)], [first isEqual:@"D"]);
    printf("%d\n", [error(@"D", 2, nil) isEqual:error(@"D", 2, [NSDictionary dictionary])]);
    NSError *helped = error(@"D", 1, [NSDictionary dictionaryWithObject:@"page" forKey:NSHelpAnchorErrorKey]);
    printf("%s %s\n", [[helped helpAnchor] UTF8String], [first helpAnchor] ? "some" : "none");
    printf("%s\n", NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_4_2 ? "newer" : "older");
    [pool drain];
    return 0;
}

// > 1 1
// > 0 0 0 0
// > 1
// > page none
// > newer
