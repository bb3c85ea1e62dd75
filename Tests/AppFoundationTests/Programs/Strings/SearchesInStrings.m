// Searches that ignore accents, which GNUstep leaves out.

#import <UIKit/UIKit.h>

static void find(NSString *part, NSString *text, NSStringCompareOptions options) {
    NSRange range = [text rangeOfString:part options:options];
    printf("%d %d\n", range.location == NSNotFound ? -1 : (int)range.location, (int)range.length);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSStringCompareOptions both = NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch;
    NSString *cafe = [NSString stringWithUTF8String:"Le Caf\u00e9 de Zo\u00eb"];
    find(@"cafe", cafe, both);
    find(@"cafe", cafe, NSCaseInsensitiveSearch);
    find(@"Cafe", cafe, NSDiacriticInsensitiveSearch);
    find(@"cafe", cafe, NSDiacriticInsensitiveSearch);
    find([NSString stringWithUTF8String:"ZOE\u0308"], cafe, both);
    find([NSString stringWithUTF8String:"\u00c9 D"], cafe, both);
    find(@"e", [NSString stringWithUTF8String:"e\u0301x"], both);
    find(@"e", cafe, both | NSBackwardsSearch);
    find(@"le", cafe, both | NSAnchoredSearch);
    find(@"cafe", cafe, both | NSAnchoredSearch);
    find(@"", cafe, both);
    find(@"nothing", cafe, both);
    find(@"ABC", @"xabc", both);
    [pool drain];
    return 0;
}

// > 3 4
// > -1 0
// > 3 4
// > -1 0
// > 11 3
// > 6 3
// > 0 2
// > 13 1
// > 0 2
// > -1 0
// > -1 0
// > -1 0
// > 1 3
