// Core Image's colours and vectors: what they are made of, and their texts.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <CoreImage/CoreImage.h>

static void colours(void) {
    CIColor *colour = [CIColor colorWithRed:0.25 green:0.5 blue:1];
    IS([colour red] == 0.25 && [colour green] == 0.5 && [colour blue] == 1 && [colour alpha] == 1);
    COUNT([colour numberOfComponents], 4);
    REAL([colour components][1], 0.5);
    COUNT(CGColorSpaceGetModel([colour colorSpace]), kCGColorSpaceModelRGB);
    CIColor *faint = [CIColor colorWithRed:1 green:0 blue:0 alpha:0.5];
    REAL([faint alpha], 0.5);
    UIColor *green = [UIColor colorWithRed:0 green:1 blue:0 alpha:0.25];
    CIColor *made[] = {[CIColor colorWithCGColor:green.CGColor],
                       [[[CIColor alloc] initWithCGColor:green.CGColor] autorelease],
                       [[[CIColor alloc] initWithColor:green] autorelease]};
    for (int i = 0; i < 3; i++) IS([made[i] red] == 0 && [made[i] green] == 1 && [made[i] alpha] == 0.25);
    // The text is what makes the same colour again.
    CIColor *again = [CIColor colorWithString:[colour stringRepresentation]];
    IS([again red] == 0.25 && [again blue] == 1 && [again alpha] == 1);
}

static void vectors(void) {
    CIVector *one = [CIVector vectorWithX:1], *two = [CIVector vectorWithX:1 Y:2];
    CIVector *three = [CIVector vectorWithX:1 Y:2 Z:3];
    CIVector *four = [CIVector vectorWithX:1 Y:2 Z:3 W:4];
    IS([one count] == 1 && [two count] == 2 && [three count] == 3 && [four count] == 4);
    IS([four X] == 1 && [four Y] == 2 && [four Z] == 3 && [four W] == 4 && [two Z] == 0);
    IS([four valueAtIndex:3] == 4 && [four valueAtIndex:9] == 0);
    CIVector *read = [[[CIVector alloc] initWithString:@"[1 2.5 -3]"] autorelease];
    IS([read count] == 3 && [read Y] == 2.5 && [read Z] == -3);
    CIVector *again = [CIVector vectorWithString:[four stringRepresentation]];
    SAME(again, four);
    IS(![kCIInputImageKey isEqual:kCIInputBackgroundImageKey]);
    SAME(kCIInputImageKey, @"inputImage");
    SAME(kCIInputBackgroundImageKey, @"inputBackgroundImage");
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    colours();
    vectors();
    puts("done");
    [pool release];
    return 0;
}
