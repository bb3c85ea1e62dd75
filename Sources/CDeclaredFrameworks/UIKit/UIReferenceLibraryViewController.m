#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>

@implementation UIReferenceLibraryViewController {
    NSString *_term;
}

+ (BOOL)dictionaryHasDefinitionForTerm:(NSString *)term { return NO; }

- (id)initWithTerm:(NSString *)term {
    if ((self = [super initWithNibName:nil bundle:nil])) _term = [term copy];
    return self;
}

- (void)loadView {
    NOT_THERE_YET("UIReferenceLibraryViewController", "a dictionary");
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor whiteColor];
    UINavigationBar *bar = [[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, view.bounds.size.width, 44)];
    bar.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:_term];
    item.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone
                                                                            target:self
                                                                            action:@selector(done:)];
    bar.items = [NSArray arrayWithObject:item];
    [view addSubview:bar];
    UILabel *label = [[UILabel alloc] initWithFrame:CGRectInset(view.bounds, 20, 60)];
    label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    label.text = @"No definition found.";
    label.textAlignment = UITextAlignmentCenter;
    label.textColor = [UIColor grayColor];
    [view addSubview:label];
    self.view = view;
}

- (void)done:(id)sender { [self dismissModalViewControllerAnimated:YES]; }

@end
