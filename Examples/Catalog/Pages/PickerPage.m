#import "CatalogPage.h"

@interface PickerPage : CatalogPage <UIPickerViewDataSource, UIPickerViewDelegate> {
    UIPickerView *picker;
    NSArray *fruits;
}
@end

@implementation PickerPage

+ (NSString *)pageTitle {
    return @"Picker";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    fruits = [[NSArray alloc] initWithObjects:
        @"Apples", @"Bananas", @"Cherries", @"Dates", @"Elderberries", @"Figs", @"Grapes", nil];
    picker = [[UIPickerView alloc] initWithFrame:CGRectZero];
    picker.dataSource = self;
    picker.delegate = self;
    picker.showsSelectionIndicator = YES;
    [picker selectRow:2 inComponent:0 animated:NO];
    [self.view addSubview:picker];
    [picker release];
    [self addButton:@"Spin" frame:CGRectMake(10.0, 240.0, 145.0, 37.0) action:@selector(spin)];
    [self addButton:@"Read" frame:CGRectMake(165.0, 240.0, 145.0, 37.0) action:@selector(read)];
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView {
    return 3;
}

- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component {
    return component == 0 ? (NSInteger)[fruits count] : component == 1 ? 100 : 4;
}

- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component {
    return component == 0 ? 150.0 : component == 1 ? 70.0 : 60.0;
}

- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component
           reusingView:(UIView *)view {
    if (component == 2) {
        UIView *swatch = view ? view : [[[UIView alloc] initWithFrame:CGRectMake(0.0, 0.0, 36.0, 26.0)] autorelease];
        UIColor *colors[] = {[UIColor redColor], [UIColor yellowColor], [UIColor greenColor], [UIColor blueColor]};
        swatch.backgroundColor = colors[row];
        return swatch;
    }
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(0.0, 0.0, component == 0 ? 130.0 : 50.0, 40.0)] autorelease];
    label.backgroundColor = [UIColor clearColor];
    label.font = [UIFont boldSystemFontOfSize:20.0];
    label.text = component == 0 ? [fruits objectAtIndex:row] : [NSString stringWithFormat:@"%d", (int)row];
    return label;
}

- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
    [self tell:@"row %d of component %d", (int)row, (int)component];
}

- (void)spin {
    [picker selectRow:5 inComponent:0 animated:YES];
    [picker selectRow:42 inComponent:1 animated:YES];
    [picker selectRow:3 inComponent:2 animated:YES];
}

- (void)read {
    [self tell:@"%d %@", (int)[picker selectedRowInComponent:1],
        [fruits objectAtIndex:[picker selectedRowInComponent:0]]];
}

- (void)dealloc {
    [fruits release];
    [super dealloc];
}

@end
