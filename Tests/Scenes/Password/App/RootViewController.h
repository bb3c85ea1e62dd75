#import <UIKit/UIKit.h>

@class GeneratorViewController;
@class AboutViewController;

// Turns over between the generator and what is written on its back.
@interface RootViewController : UIViewController {
    UIButton *infoButton;
    UINavigationBar *aboutBar;
    GeneratorViewController *generator;
    AboutViewController *about;
}

@property (nonatomic, retain) UIButton *infoButton;
@property (nonatomic, retain) UINavigationBar *aboutBar;
@property (nonatomic, retain) GeneratorViewController *generator;
@property (nonatomic, retain) AboutViewController *about;

@end
