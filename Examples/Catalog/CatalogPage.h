#import <UIKit/UIKit.h>

// One page of the catalog: captions and controls in rows, and at the bottom a line that tells what happened last.
@interface CatalogPage : UIViewController {
    UILabel *eventLabel;
}

+ (NSString *)pageTitle;

// A small bold label with its top at y.
- (UILabel *)addCaption:(NSString *)text y:(CGFloat)y;

- (UILabel *)addCaption:(NSString *)text frame:(CGRect)frame;

// Adds the control, which then reports to the action.
- (void)addControl:(UIControl *)control frame:(CGRect)frame action:(SEL)action;

// A rounded button with a title that sends the action.
- (UIButton *)addButton:(NSString *)title frame:(CGRect)frame action:(SEL)action;

// Tells at the bottom of the page what happened.
- (void)tell:(NSString *)format, ...;

@end
