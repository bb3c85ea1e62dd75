// flags: -x objective-c++
// > 3,5
// > 2,5
// > up down
// > equal, ascending
// > 7
// What Objective-C++ takes on the device: locales of any class, sorting functions that return NSInteger or NSComparisonResult,
// blocks that mix both, and 0 for no options.
#import <Foundation/Foundation.h>
#import <UIKit/UIKit.h>

static NSInteger up(id one, id other, void *context) { return [one compare:other]; }
static NSComparisonResult down(id one, id other, void *context) { return [other compare:one]; }

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSLocale *german = [[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"];
    puts([[[[NSString alloc] initWithFormat:@"%.1f" locale:german, 3.5] autorelease] UTF8String]);
    NSScanner *scanner = [NSScanner scannerWithString:@"2,5"];
    [scanner setLocale:german];
    double number = 0;
    [scanner scanDouble:&number];
    NSDictionary *comma = [NSDictionary dictionaryWithObject:@"," forKey:@"NSDecimalSeparator"];
    puts([[[[NSString alloc] initWithFormat:@"%.1f" locale:comma, number] autorelease] UTF8String]);
    NSArray *two = [NSArray arrayWithObjects:@"up", @"down", nil];
    NSArray *sorted = [[two sortedArrayUsingFunction:up context:NULL] sortedArrayUsingFunction:down context:NULL];
    sorted = [sorted sortedArrayUsingComparator:^(id one, id other) {
        if ([one isEqual:other]) return NSOrderedSame;
        return [other compare:one];
    }];
    puts([[sorted componentsJoinedByString:@" "] UTF8String]);
    CFStringCompareFlags none = 0;
    BOOL is_equal = CFStringCompare(CFSTR("a"), CFSTR("a"), 0) == kCFCompareEqualTo;
    BOOL is_ascending = CFStringCompare(CFSTR("a"), CFSTR("B"), none | kCFCompareCaseInsensitive) == kCFCompareLessThan;
    printf("%s, %s\n", is_equal ? "equal" : "not", is_ascending ? "ascending" : "not");
    UIViewAutoresizing resizing = 0;
    resizing |= UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleRightMargin;
    UIViewAnimationOptions options = 0;
    printf("%d\n", (int)(resizing | UIViewAutoresizingFlexibleLeftMargin | options));
    [german release];
    [pool drain];
    return 0;
}
