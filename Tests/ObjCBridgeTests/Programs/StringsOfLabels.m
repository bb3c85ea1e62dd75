// Rule 7: strings of every script cross unchanged, and are copies.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 10, 10)] autorelease];
    NSArray *texts = [NSArray arrayWithObjects:@"", @"plain", @"h\u00e9llo", @"\u65e5\u672c\u8a9e", @"\U0001F600 smile", nil];
    for (NSString *text in texts) {
        label.text = text;
        printf("%d", [label.text isEqualToString:text]);
    }
    printf("\n");
    NSMutableString *changing = [NSMutableString stringWithString:@"one"];
    label.text = changing;
    [changing appendString:@" two"];
    printf("%s\n", [label.text UTF8String]);
    label.text = nil;
    printf("%d\n", label.text == nil);
    [pool drain];
    return 0;
}

// > 11111
// > one
// > 1
