#import <UIKit/UIKit.h>

@interface MyIBViewController : UIViewController {
    UILabel *myLabel;
}

@property (nonatomic, retain) IBOutlet UILabel *myLabel;

- (IBAction)buttonAction;

@end
