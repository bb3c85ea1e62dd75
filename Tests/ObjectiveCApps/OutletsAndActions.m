// xib: OutletsAndActions.xib
// plist: <key>NSMainNibFile</key><string>OutletsAndActions</string>
// script: wait 1
// script: tap "First"
// script: tap "Second"
// script: wait 1
// An app that begins with a main nib: its delegate, outlets as instance variables and properties, a collection, actions
// of all forms, a custom view with an attribute.

#import <UIKit/UIKit.h>

@interface Badge : UIView
@property(nonatomic, copy) NSString *caption;
@end
@implementation Badge
@synthesize caption;
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) printf("badge %s\n", [NSStringFromCGRect(self.frame) UTF8String]);
    return self;
}
- (void)awakeFromNib {
    [super awakeFromNib];
    printf("badge awakes: %s\n", [caption UTF8String]);
}
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    IBOutlet UIWindow *window;
    IBOutlet UILabel *_label;
    Badge *badge;
}
@property(nonatomic, retain) IBOutletCollection(UIButton) NSArray *buttons;
@property(nonatomic, retain) IBOutlet Badge *badge;
- (IBAction)go:(id)sender;
- (IBAction)plain;
- (IBAction)touch:(id)sender forEvent:(UIEvent *)event;
@end

@implementation Delegate
@synthesize buttons, badge;
- (void)awakeFromNib { printf("delegate awakes: %d\n", window != nil); }
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    printf("launched: %s %d %d %d\n", [_label.text UTF8String], (int)[buttons count], badge.superview == window,
           application.delegate == self);
    _label.text = @"Somebody";
    [window makeKeyAndVisible];
}
- (IBAction)go:(id)sender {
    printf("go: %d %s\n", sender == [buttons objectAtIndex:0], [[sender titleForState:UIControlStateNormal] UTF8String]);
}
- (IBAction)plain { printf("plain\n"); }
- (IBAction)touch:(id)sender forEvent:(UIEvent *)event { printf("touch: %d\n", (int)[[event allTouches] count]); }
@end

int main(int argc, char **argv) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int status = UIApplicationMain(argc, argv, nil, nil);
    [pool release];
    return status;
}

// > badge {{20, 220}, {100, 50}}
// > delegate awakes: 1
// > badge awakes: Seven
// > launched: Nobody 2 1 1
// > go: 1 First
// > plain
// > touch: 1
