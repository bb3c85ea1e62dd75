#import "FontsView.h"

@implementation FontsView

- (void)drawRect:(CGRect)rect {
    NSArray *names = [NSArray
        arrayWithObjects:@"Helvetica", @"Georgia", @"Georgia-BoldItalic", @"Verdana", @"Verdana-Bold", @"TrebuchetMS",
                         @"AmericanTypewriter", @"ArialRoundedMTBold", @"MarkerFelt-Thin", @"Futura-Medium", @"Courier",
                         @"TimesNewRomanPSMT", @"Zapfino", @"AppleGothic", @"GillSans", @"Chalkduster", nil];
    CGFloat y = 4;
    for (NSString *name in names) {
        UIFont *font = [UIFont fontWithName:name size:15];
        [[UIColor blackColor] set];
        NSString *text = [NSString stringWithFormat:@"%@: quick brown fox", [font fontName]];
        CGSize size = [text drawAtPoint:CGPointMake(8, y + 22 - font.ascender - 4) withFont:font];
        [[UIColor redColor] set];
        UIRectFill(CGRectMake(8 + size.width, y + 4, 1, 18));
        y += 25;
    }
}

@end
