#import "CatalogPage.h"

@interface SheetsPage : CatalogPage <UIActionSheetDelegate>
@end

@implementation SheetsPage

+ (NSString *)pageTitle {
    return @"Sheets";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addButton:@"Usual" frame:CGRectMake(60.0, 20.0, 200.0, 40.0) action:@selector(showUsual)];
    [self addButton:@"Black" frame:CGRectMake(60.0, 75.0, 200.0, 40.0) action:@selector(showBlack)];
    [self addButton:@"Without title" frame:CGRectMake(60.0, 130.0, 200.0, 40.0) action:@selector(showPlain)];
    [self addButton:@"Many" frame:CGRectMake(60.0, 185.0, 200.0, 40.0) action:@selector(showMany)];
}

- (void)showUsual {
    UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"This cannot be undone." delegate:self
        cancelButtonTitle:@"Cancel" destructiveButtonTitle:@"Delete Note" otherButtonTitles:@"Send Note", nil];
    [sheet showInView:self.view];
    [sheet release];
}

- (void)showBlack {
    UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Black" delegate:self
        cancelButtonTitle:@"Cancel" destructiveButtonTitle:@"Delete" otherButtonTitles:@"Keep", nil];
    sheet.actionSheetStyle = UIActionSheetStyleBlackTranslucent;
    [sheet showInView:self.view];
    [sheet release];
}

- (void)showPlain {
    UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:nil delegate:self
        cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:@"First", @"Second", nil];
    sheet.cancelButtonIndex = [sheet addButtonWithTitle:@"Never Mind"];
    [sheet showInView:self.view];
    [sheet release];
}

- (void)showMany {
    UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Months" delegate:self
        cancelButtonTitle:nil destructiveButtonTitle:nil otherButtonTitles:nil];
    NSArray *months = [NSArray arrayWithObjects:@"January", @"February", @"March", @"April", @"May", @"June", @"July",
        @"August", @"September", @"October", @"November", @"December", nil];
    for (NSString *month in months) [sheet addButtonWithTitle:month];
    sheet.cancelButtonIndex = [sheet addButtonWithTitle:@"Cancel"];
    [sheet showInView:self.view];
    [sheet release];
}

- (void)actionSheet:(UIActionSheet *)sheet didDismissWithButtonIndex:(NSInteger)index {
    [self tell:@"%@ (%d)", [sheet buttonTitleAtIndex:index], (int)index];
}

@end
