#import "Page/VergerPageMenu.h"

@interface VergerPageMenu () <UIPickerViewDataSource, UIPickerViewDelegate>
@end

@implementation VergerPageMenu {
    /// What each choice is, and its words.
    NSMutableArray *_kinds, *_labels;
    UIPickerView *_picker;
    NSInteger _choice, _before;
    void (^_done)(void);
}

enum { is_enabled = 1, is_selected = 2, is_heading = 4 };

- (id)initWithMessage:(const struct web_message *)message done:(void (^)(void))done {
    if (!(self = [super init])) return nil;
    _number = message->number;
    _done = [done copy];
    _kinds = [[NSMutableArray alloc] init];
    _labels = [[NSMutableArray alloc] init];
    NSString *text = (message->text ? [NSString stringWithUTF8String:message->text] : nil) ?: @"";
    for (NSString *line in [text componentsSeparatedByString:@"\n"]) {
        if ([line length] == 0) continue;
        [_kinds addObject:[NSNumber numberWithInt:[[line substringToIndex:1] intValue]]];
        [_labels addObject:[line substringFromIndex:1]];
    }
    if ([_labels count] == 0) return nil;
    _choice = _before = [self indexOfSelected];
    _picker = [[UIPickerView alloc] initWithFrame:CGRectZero];
    _picker.dataSource = self;
    _picker.delegate = self;
    _picker.showsSelectionIndicator = YES;
    if (_choice >= 0) [_picker selectRow:_choice inComponent:0 animated:NO];
    _wheel = _picker;
    _bar = [self makeBar];
    return self;
}

- (void)dealloc {
    _picker.dataSource = nil;
    _picker.delegate = nil;
}

- (NSInteger)indexOfSelected {
    for (NSUInteger index = 0; index < [_kinds count]; index++) {
        if ([self kindOf:(NSInteger)index] & is_selected) return (NSInteger)index;
    }
    return -1;
}

- (int)kindOf:(NSInteger)index { return [[_kinds objectAtIndex:(NSUInteger)index] intValue]; }
- (BOOL)mayChoose:(NSInteger)index { return ([self kindOf:index] & (is_enabled | is_heading)) == is_enabled; }
- (NSInteger)choice { return _choice == _before ? -1 : _choice; }

- (UIView *)makeBar {
    UIToolbar *bar = [[UIToolbar alloc] initWithFrame:CGRectMake(0, 0, 320, 44)];
    bar.barStyle = UIBarStyleBlackTranslucent;
    bar.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    UIBarButtonItem *space = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFlexibleSpace
                                                                           target:nil
                                                                           action:NULL];
    UIBarButtonItem *button = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                            target:self
                                                                            action:@selector(finish)];
    bar.items = [NSArray arrayWithObjects:space, button, nil];
    return bar;
}

- (void)finish { _done(); }

#pragma mark The wheel

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)view { return 1; }
- (NSInteger)pickerView:(UIPickerView *)view numberOfRowsInComponent:(NSInteger)component {
    return (NSInteger)[_labels count];
}

- (UIView *)pickerView:(UIPickerView *)view
            viewForRow:(NSInteger)row
          forComponent:(NSInteger)component
           reusingView:(UIView *)reused {
    UILabel *label = [reused isKindOfClass:[UILabel class]] ? (UILabel *)reused : nil;
    if (label == nil) label = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 280, 40)];
    BOOL isHeading = ([self kindOf:row] & is_heading) != 0;
    label.text = [_labels objectAtIndex:(NSUInteger)row];
    label.backgroundColor = [UIColor clearColor];
    label.font = [UIFont boldSystemFontOfSize:isHeading ? 15 : 18];
    label.adjustsFontSizeToFitWidth = YES;
    label.minimumFontSize = 12;
    label.textColor = [self mayChoose:row] ? [UIColor blackColor] : [UIColor grayColor];
    return label;
}

/// The next row that may be chosen, this one first; -1 if there is none that way.
- (NSInteger)rowFrom:(NSInteger)row by:(NSInteger)step {
    NSInteger count = (NSInteger)[_labels count];
    while (row >= 0 && row < count && ![self mayChoose:row]) row += step;
    return row >= 0 && row < count ? row : -1;
}

/// From what may not be chosen the wheel goes on, or back where nothing follows.
- (void)pickerView:(UIPickerView *)view didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
    NSInteger step = row < _choice ? -1 : 1, found = [self rowFrom:row by:step];
    if (found < 0) found = [self rowFrom:row by:-step];
    if (found >= 0) _choice = found;
    if (_choice >= 0 && _choice != row) [view selectRow:_choice inComponent:0 animated:YES];
}

@end
