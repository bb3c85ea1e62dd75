#import <UIKit/UIKit.h>

/// A call: who, by which number and when, drawn by hand in one view. Made from RecentCallCell.xib.
@interface RecentCallCell : UITableViewCell {
    IBOutlet UIView *callView;
    NSDictionary *call;
}

/// The keys `name`, `label`, `when`, `missed`.
@property (nonatomic, copy) NSDictionary *call;

@end
