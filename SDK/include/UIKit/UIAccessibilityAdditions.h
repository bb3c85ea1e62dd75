// What a picker's delegate says to people who do not see the screen.
#pragma once
#import <UIKit/UIPickerViewDelegate.h>

@protocol UIPickerViewAccessibilityDelegate <UIPickerViewDelegate>
@optional
- (NSString *)pickerView:(UIPickerView *)pickerView accessibilityLabelForComponent:(NSInteger)component;
- (NSString *)pickerView:(UIPickerView *)pickerView accessibilityHintForComponent:(NSInteger)component;
@end
