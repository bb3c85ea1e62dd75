#import "CatalogPage.h"

@interface TextViewPage : CatalogPage <UITextViewDelegate> {
    UITextView *textView;
}
@end

@implementation TextViewPage

+ (NSString *)pageTitle {
    return @"Text View";
}

- (void)viewDidLoad {
    [super viewDidLoad];
    textView = [[UITextView alloc] initWithFrame:CGRectMake(10.0, 52.0, 300.0, 100.0)];
    textView.font = [UIFont fontWithName:@"Helvetica" size:15.0];
    textView.text = @"Pour faire une prairie il faut un trèfle et une seule abeille.\n\n"
        @"Un trèfle, une abeille,\net la rêverie.\n\nLa rêverie seule suffit\nsi les abeilles sont rares.\n\n"
        @"The text goes on below, so that the view has to scroll to show all of it.";
    textView.delegate = self;
    textView.accessibilityLabel = @"Poem";
    [self.view addSubview:textView];
    [textView release];

    UITextView *links = [[UITextView alloc] initWithFrame:CGRectMake(10.0, 170.0, 300.0, 60.0)];
    links.text = @"Not editable. See http://www.example.com or call 555-123-4567.";
    links.font = [UIFont systemFontOfSize:14.0];
    links.backgroundColor = [UIColor colorWithRed:1.0 green:1.0 blue:0.85 alpha:1.0];
    links.dataDetectorTypes = UIDataDetectorTypeAll;
    links.editable = NO;
    [self.view addSubview:links];
    [links release];

    [self addButton:@"Edit" frame:CGRectMake(10.0, 8.0, 90.0, 36.0) action:@selector(edit)];
    [self addButton:@"Word" frame:CGRectMake(115.0, 8.0, 90.0, 36.0) action:@selector(selectWord)];
    [self addButton:@"End" frame:CGRectMake(220.0, 8.0, 90.0, 36.0) action:@selector(showEnd)];
}

- (void)edit {
    [textView becomeFirstResponder];
}

- (void)selectWord {
    [textView becomeFirstResponder];
    textView.selectedRange = [textView.text rangeOfString:@"prairie"];
}

- (void)showEnd {
    [textView resignFirstResponder];
    [textView scrollRangeToVisible:NSMakeRange([textView.text length], 0)];
}

- (void)textViewDidChange:(UITextView *)view {
    [self tell:@"%d characters", (int)[view.text length]];
}

- (void)textViewDidEndEditing:(UITextView *)view {
    [self tell:@"ended with %d characters", (int)[view.text length]];
}

@end
