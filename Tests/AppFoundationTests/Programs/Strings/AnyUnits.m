// Strings keep any 16-bit units: halves of pairs, byte order marks.

#import <UIKit/UIKit.h>

static void show(NSString *text) {
    printf("%d:", (int)[text length]);
    for (NSUInteger i = 0; i < [text length]; i++) printf(" %04x", [text characterAtIndex:i]);
    printf("\n");
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const unichar lone[] = {'a', 0xD83D, 'b', 0xDE00}, mark[] = {0xFEFF, 'a'}, pair[] = {0xD83D, 0xDE00};
    NSString *text = [NSString stringWithCharacters:lone length:4];
    show(text);
    show([NSMutableString stringWithCharacters:lone length:4]);
    show([text stringByAppendingString:@"!"]);
    show([text substringFromIndex:1]);
    show([[text mutableCopy] autorelease]);
    show([[text copy] autorelease]);
    show([NSString stringWithFormat:@"%@|%C", text, (unichar)0xDC00]);
    show([NSString stringWithCharacters:mark length:2]);
    show([NSString stringWithCharacters:pair length:1]);
    show([[NSString stringWithCharacters:pair length:2] substringToIndex:1]);
    printf("%d %d\n", [text isEqualToString:[[text copy] autorelease]], [text UTF8String] == NULL);
    NSMutableString *built = [NSMutableString string];
    [built appendFormat:@"%C", pair[0]];
    [built appendFormat:@"%C", pair[1]];
    printf("%s\n", [built UTF8String]);
    [pool drain];
    return 0;
}

// > 4: 0061 d83d 0062 de00
// > 4: 0061 d83d 0062 de00
// > 5: 0061 d83d 0062 de00 0021
// > 3: d83d 0062 de00
// > 4: 0061 d83d 0062 de00
// > 4: 0061 d83d 0062 de00
// > 6: 0061 d83d 0062 de00 007c dc00
// > 2: feff 0061
// > 1: d83d
// > 1: d83d
// > 1 1
// > 😀
