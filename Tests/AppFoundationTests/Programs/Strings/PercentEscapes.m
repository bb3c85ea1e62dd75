// Percent escapes, added and taken away.

#import <UIKit/UIKit.h>

static void show(NSString *text) { printf("%s\n", text ? [text UTF8String] : "nil"); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show([@"!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~ " stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding]);
    show([[NSString stringWithUTF8String:"\u00e9"] stringByAddingPercentEscapesUsingEncoding:NSUTF8StringEncoding]);
    for (NSString *text in [NSArray arrayWithObjects:@"a%20b%C3%A9%2f", @"plain", @"", @"100%", @"%zz", @"%4", @"%FF", @"%25%", nil]) {
        show([text stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding]);
    }
    show([@"%E9" stringByReplacingPercentEscapesUsingEncoding:NSISOLatin1StringEncoding]);
    [pool drain];
    return 0;
}

// > !%22%23$%25&'()*+,-./09:;%3C=%3E?@AZ%5B%5C%5D%5E_%60az%7B%7C%7D~%20
// > %C3%A9
// > a bé/
// > plain
// > 
// > nil
// > nil
// > nil
// > nil
// > nil
// > é
