#import "CatalogPage.h"

@interface SegmentsPage : CatalogPage {
    UISegmentedControl *changing;
}
@end

@implementation SegmentsPage

+ (NSString *)pageTitle {
    return @"Segments";
}

- (UISegmentedControl *)addSegments:(NSString *)name style:(UISegmentedControlStyle)style frame:(CGRect)frame {
    [self addCaption:name y:frame.origin.y - 20.0];
    NSArray *titles = [NSArray arrayWithObjects:@"One", @"Two", @"Three", nil];
    UISegmentedControl *control = [[[UISegmentedControl alloc] initWithItems:titles] autorelease];
    control.segmentedControlStyle = style;
    control.selectedSegmentIndex = 0;
    [self addControl:control frame:frame action:@selector(chosen:)];
    return control;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addSegments:@"Plain" style:UISegmentedControlStylePlain frame:CGRectMake(10.0, 30.0, 300.0, 44.0)];
    UISegmentedControl *bordered = [self addSegments:@"Bordered, the third disabled" style:UISegmentedControlStyleBordered
                                               frame:CGRectMake(10.0, 98.0, 300.0, 44.0)];
    [bordered setEnabled:NO forSegmentAtIndex:2];
    [bordered setTitle:@"Uno" forSegmentAtIndex:0];
    UISegmentedControl *bar = [self addSegments:@"Bar" style:UISegmentedControlStyleBar
                                          frame:CGRectMake(10.0, 166.0, 145.0, 30.0)];
    bar.selectedSegmentIndex = 1;
    UISegmentedControl *tinted = [self addSegments:@"" style:UISegmentedControlStyleBar
                                             frame:CGRectMake(165.0, 166.0, 145.0, 30.0)];
    tinted.tintColor = [UIColor colorWithRed:0.7 green:0.17 blue:0.1 alpha:1.0];
    [self addCaption:@"Tinted" frame:CGRectMake(165.0, 146.0, 100.0, 16.0)];
    UISegmentedControl *momentary = [self addSegments:@"Momentary, own widths" style:UISegmentedControlStyleBordered
                                                frame:CGRectMake(10.0, 220.0, 300.0, 36.0)];
    momentary.momentary = YES;
    momentary.selectedSegmentIndex = UISegmentedControlNoSegment;
    [momentary setTitle:@"Again" forSegmentAtIndex:0];
    [momentary setWidth:140.0 forSegmentAtIndex:1];
    [momentary setContentOffset:CGSizeMake(10.0, 4.0) forSegmentAtIndex:2];
    changing = [self addSegments:@"Grows and shrinks" style:UISegmentedControlStyleBordered
                           frame:CGRectMake(10.0, 280.0, 300.0, 36.0)];
    [changing setTitle:@"First" forSegmentAtIndex:0];
    [self addButton:@"Insert" frame:CGRectMake(10.0, 330.0, 145.0, 37.0) action:@selector(insert)];
    [self addButton:@"Remove" frame:CGRectMake(165.0, 330.0, 145.0, 37.0) action:@selector(remove)];
}

- (void)chosen:(UISegmentedControl *)control {
    NSInteger index = control.selectedSegmentIndex;
    [self tell:@"%d: %@", (int)index, index < 0 ? @"-" : [control titleForSegmentAtIndex:index]];
}

- (void)insert {
    [changing insertSegmentWithTitle:@"New" atIndex:1 animated:YES];
    [self tell:@"%d segments", (int)changing.numberOfSegments];
}

- (void)remove {
    if (changing.numberOfSegments > 1) [changing removeSegmentAtIndex:1 animated:YES];
    [self tell:@"%d segments", (int)changing.numberOfSegments];
}

@end
