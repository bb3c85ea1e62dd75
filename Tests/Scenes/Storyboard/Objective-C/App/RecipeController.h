#import <UIKit/UIKit.h>

@interface RecipeController : UIViewController

@property (nonatomic, retain) IBOutlet UILabel *textLabel;
@property (nonatomic, copy) NSString *text;

@end
