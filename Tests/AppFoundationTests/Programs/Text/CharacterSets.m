// Sets of characters as Apple defines them, and members beyond U+FFFF.

#import <UIKit/UIKit.h>

static void members(const char *name, NSCharacterSet *set) {
    static const UTF32Char probes[] = {0x9, 0xA, 0xD, 0x20, '0', 'A', 'a', '_', 0x85, 0xA0, 0xE9, 0x1C5, 0x2028, 0x3000, 0x1D400};
    printf("%s:", name);
    for (size_t i = 0; i < sizeof probes / sizeof *probes; i++) {
        if ([set longCharacterIsMember:probes[i]]) printf(" %x", (unsigned)probes[i]);
    }
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    members("space", [NSCharacterSet whitespaceCharacterSet]);
    members("space and lines", [NSCharacterSet whitespaceAndNewlineCharacterSet]);
    members("lines", [NSCharacterSet newlineCharacterSet]);
    members("upper case", [NSCharacterSet uppercaseLetterCharacterSet]);
    members("decomposable", [NSCharacterSet decomposableCharacterSet]);
    members("letters", [NSCharacterSet letterCharacterSet]);
    NSMutableCharacterSet *set = [NSMutableCharacterSet characterSetWithCharactersInString:@"ab"];
    [set addCharactersInString:[NSString stringWithUTF8String:"1\U0001F600"]];
    printf("%d %d %d\n", [set longCharacterIsMember:0x1F600], [set hasMemberInPlane:1], [set characterIsMember:0xD83D]);
    [set removeCharactersInString:@"a"];
    [set formUnionWithCharacterSet:[NSCharacterSet characterSetWithRange:NSMakeRange('x', 3)]];
    printf("%d %d %d\n", [set characterIsMember:'a'], [set characterIsMember:'z'],
           [set isSupersetOfSet:[NSCharacterSet characterSetWithCharactersInString:@"byz"]]);
    [set invert];
    printf("%d %d %d\n", [set characterIsMember:'a'], [set characterIsMember:'z'], [set longCharacterIsMember:0x1F600]);
    NSString *text = [NSString stringWithUTF8String:" \u3000x\u2028 "];
    printf("%d %d\n",
           (int)[[text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] length],
           (int)[[text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]] length]);
    [pool drain];
    return 0;
}

// > space: 9 20 a0 3000
// > space and lines: 9 a d 20 85 a0 2028 3000
// > lines: a d 85 2028
// > upper case: 41 1c5 1d400
// > decomposable: e9
// > letters: 41 61 e9 1c5 1d400
// > 1 1 0
// > 0 1 1
// > 1 0 0
// > 2 1
