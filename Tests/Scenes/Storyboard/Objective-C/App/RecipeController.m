#import "RecipeController.h"

@implementation RecipeController

@synthesize textLabel, text;

- (void)viewDidLoad {
    [super viewDidLoad];
    textLabel.text = text;
}

- (void)dealloc {
    [textLabel release];
    [text release];
    [super dealloc];
}

@end
