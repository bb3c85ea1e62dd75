#import "CatalogPage.h"

@interface DatePickerPage : CatalogPage {
    UIDatePicker *picker;
    NSDateFormatter *formatter;
}
@end

@implementation DatePickerPage

+ (NSString *)pageTitle {
    return @"Date Picker";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    NSTimeZone *zone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    formatter = [[NSDateFormatter alloc] init];
    [formatter setDateFormat:@"yyyy-MM-dd HH:mm"];
    [formatter setTimeZone:zone];
    picker = [[UIDatePicker alloc] initWithFrame:CGRectZero];
    picker.timeZone = zone;
    picker.date = [formatter dateFromString:@"2009-06-19 09:41"];
    [self addControl:picker frame:picker.frame action:@selector(changed)];
    [picker release];

    UISegmentedControl *modes = [[UISegmentedControl alloc] initWithItems:
        [NSArray arrayWithObjects:@"Time", @"Date", @"Both", @"Timer", nil]];
    modes.segmentedControlStyle = UISegmentedControlStyleBar;
    modes.selectedSegmentIndex = 2;
    [self addControl:modes frame:CGRectMake(10.0, 230.0, 300.0, 30.0) action:@selector(chooseMode:)];
    [modes release];
    [self addButton:@"New Year" frame:CGRectMake(10.0, 274.0, 145.0, 37.0) action:@selector(newYear)];
    [self addButton:@"Limits" frame:CGRectMake(165.0, 274.0, 145.0, 37.0) action:@selector(limit)];
    [self addButton:@"Quarters" frame:CGRectMake(10.0, 322.0, 145.0, 37.0) action:@selector(quarters)];
    [self addButton:@"En français" frame:CGRectMake(165.0, 322.0, 145.0, 37.0) action:@selector(french)];
}

- (void)changed {
    if (picker.datePickerMode == UIDatePickerModeCountDownTimer) {
        [self tell:@"%d minutes", (int)(picker.countDownDuration / 60.0)];
    } else {
        [self tell:@"%@", [formatter stringFromDate:picker.date]];
    }
}

- (void)chooseMode:(UISegmentedControl *)control {
    UIDatePickerMode modes[] = {
        UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime, UIDatePickerModeCountDownTimer
    };
    picker.datePickerMode = modes[control.selectedSegmentIndex];
    [self changed];
}

- (void)newYear {
    [picker setDate:[formatter dateFromString:@"2010-01-01 00:00"] animated:YES];
}

- (void)limit {
    picker.minimumDate = [formatter dateFromString:@"2009-06-18 12:00"];
    picker.maximumDate = [formatter dateFromString:@"2009-06-21 12:00"];
    [self changed];
}

- (void)quarters {
    picker.minuteInterval = 15;
    [self changed];
}

- (void)french {
    picker.locale = [[[NSLocale alloc] initWithLocaleIdentifier:@"fr_FR"] autorelease];
}

- (void)dealloc {
    [formatter release];
    [super dealloc];
}

@end
