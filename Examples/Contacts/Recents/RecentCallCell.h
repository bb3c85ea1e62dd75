#import <UIKit/UIKit.h>

/// A call: who, by which number and when, drawn by hand in one view.
@interface RecentCallCell : UITableViewCell {
    UIView *callView;
    NSDictionary *call;
}

/// The keys `name`, `label`, `when`, `missed`.
@property (nonatomic, copy) NSDictionary *call;

@end
