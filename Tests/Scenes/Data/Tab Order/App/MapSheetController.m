#import "MapSheetController.h"

@implementation MapSheetController

- (id)initWithTitle:(NSString *)title image:(UIImage *)image {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.title = title;
        self.tabBarItem = [[[UITabBarItem alloc] initWithTitle:title image:image tag:0] autorelease];
    }
    return self;
}

- (void)loadView {
    UILabel *label = [[UILabel alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    label.font = [UIFont fontWithName:@"Georgia-Italic" size:40.0];
    label.textAlignment = UITextAlignmentCenter;
    label.backgroundColor = [UIColor colorWithRed:0.86 green:0.90 blue:0.82 alpha:1.0];
    label.text = [NSString stringWithFormat:@"Sheet “%@”", self.title];
    self.view = label;
    [label release];
}

@end
