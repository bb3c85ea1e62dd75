#import "CatalogPage.h"

@interface LabelsPage : CatalogPage {
    UILabel *changing;
}
@end

@implementation LabelsPage

+ (NSString *)pageTitle {
    return @"Labels";
}

- (UILabel *)addLabel:(NSString *)text frame:(CGRect)frame {
    UILabel *label = [[[UILabel alloc] initWithFrame:frame] autorelease];
    label.text = text;
    [self.view addSubview:label];
    return label;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UITextAlignment alignments[] = {UITextAlignmentLeft, UITextAlignmentCenter, UITextAlignmentRight};
    NSString *names[] = {@"left", @"centre", @"right"};
    for (int index = 0; index < 3; index++) {
        [self addLabel:names[index] frame:CGRectMake(10.0 + 102.0 * index, 8.0, 96.0, 24.0)].textAlignment =
            alignments[index];
    }
    UILineBreakMode modes[] = {
        UILineBreakModeClip, UILineBreakModeHeadTruncation, UILineBreakModeMiddleTruncation,
        UILineBreakModeTailTruncation
    };
    for (int index = 0; index < 4; index++) {
        UILabel *label = [self addLabel:@"Voix ambiguë d'un cœur au zéphyr"
                                  frame:CGRectMake(10.0 + 153.0 * (index % 2), 38.0 + 28.0 * (index / 2), 147.0, 24.0)];
        label.lineBreakMode = modes[index];
    }
    NSString *poem = @"The quick brown fox jumps over the lazy dog, and an unbreakablylongwordthatmustbebrokensomewhere.";
    UILineBreakMode wraps[] = {UILineBreakModeWordWrap, UILineBreakModeCharacterWrap, UILineBreakModeTailTruncation};
    for (int index = 0; index < 3; index++) {
        UILabel *label = [self addLabel:poem frame:CGRectMake(10.0 + 102.0 * index, 98.0, 96.0, 90.0)];
        label.numberOfLines = index == 2 ? 3 : 0;
        label.lineBreakMode = wraps[index];
        label.font = [UIFont systemFontOfSize:12.0];
    }
    UILabel *shrunk = [self addLabel:@"This line shrinks until it fits" frame:CGRectMake(10.0, 196.0, 147.0, 30.0)];
    shrunk.adjustsFontSizeToFitWidth = YES;
    shrunk.minimumFontSize = 8.0;
    shrunk.baselineAdjustment = UIBaselineAdjustmentAlignCenters;
    UILabel *least = [self addLabel:@"This one must not shrink below fourteen" frame:CGRectMake(163.0, 196.0, 147.0, 30.0)];
    least.adjustsFontSizeToFitWidth = YES;
    least.minimumFontSize = 14.0;

    UILabel *shadowed = [self addLabel:@"Shadow" frame:CGRectMake(10.0, 232.0, 147.0, 34.0)];
    shadowed.font = [UIFont boldSystemFontOfSize:28.0];
    shadowed.textColor = [UIColor whiteColor];
    shadowed.backgroundColor = [UIColor grayColor];
    shadowed.shadowColor = [UIColor blackColor];
    shadowed.shadowOffset = CGSizeMake(1.0, 2.0);
    UILabel *disabled = [self addLabel:@"Disabled" frame:CGRectMake(163.0, 232.0, 147.0, 34.0)];
    disabled.font = [UIFont italicSystemFontOfSize:22.0];
    disabled.enabled = NO;

    changing = [self addLabel:@"Highlighted" frame:CGRectMake(10.0, 272.0, 147.0, 26.0)];
    changing.textColor = [UIColor blueColor];
    changing.highlightedTextColor = [UIColor redColor];
    changing.highlighted = YES;
    UILabel *languages = [self addLabel:@"שלום مرحبا 日本 é ñ ﬁ" frame:CGRectMake(163.0, 272.0, 147.0, 26.0)];
    languages.backgroundColor = [UIColor clearColor];

    NSString *families[] = {@"Courier-Bold", @"TimesNewRomanPS-ItalicMT", @"Georgia", @"Verdana"};
    for (int index = 0; index < 4; index++) {
        UILabel *label = [self addLabel:families[index]
                                  frame:CGRectMake(10.0 + 153.0 * (index % 2), 304.0 + 24.0 * (index / 2), 147.0, 22.0)];
        label.font = [UIFont fontWithName:families[index] size:13.0];
    }
    [self addButton:@"Change" frame:CGRectMake(90.0, 352.0, 140.0, 34.0) action:@selector(change)];
}

- (void)change {
    changing.highlighted = !changing.highlighted;
    changing.text = changing.highlighted ? @"Highlighted" : @"Plain";
    CGSize size = [changing.text sizeWithFont:changing.font];
    [self tell:@"%.0f by %.0f points", size.width, size.height];
}

@end
