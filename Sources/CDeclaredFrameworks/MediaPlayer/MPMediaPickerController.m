#import "Notice/NotThereYet.h"
#import <MediaPlayer/MediaPlayer.h>

@implementation MPMediaPickerController

- (id)init { return [self initWithMediaTypes:MPMediaTypeAny]; }

- (id)initWithMediaTypes:(MPMediaType)mediaTypes {
    if ((self = [super initWithNibName:nil bundle:nil])) _mediaTypes = mediaTypes;
    return self;
}

- (void)loadView {
    NOT_THERE_YET("MPMediaPickerController", "a library of music");
    UIView *view = [[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]];
    view.backgroundColor = [UIColor whiteColor];
    view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    CGFloat width = view.bounds.size.width, height = _prompt ? 74 : 44;

    UINavigationBar *bar = [[UINavigationBar alloc] initWithFrame:CGRectMake(0, 0, width, height)];
    bar.autoresizingMask = UIViewAutoresizingFlexibleWidth;
    UINavigationItem *item = [[UINavigationItem alloc] initWithTitle:@"Songs"];
    item.prompt = _prompt;
    item.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                                            target:self
                                                                            action:@selector(cancel:)];
    [bar setItems:[NSArray arrayWithObject:item] animated:NO];
    [view addSubview:bar];

    UILabel *label = [[UILabel alloc]
        initWithFrame:CGRectMake(20, height, width - 40, view.bounds.size.height - height)];
    label.autoresizingMask = view.autoresizingMask;
    label.text = @"No Songs";
    label.textAlignment = UITextAlignmentCenter;
    label.font = [UIFont boldSystemFontOfSize:20];
    label.textColor = [UIColor grayColor];
    [view addSubview:label];
    self.view = view;
}

- (void)cancel:(id)sender {
    if ([_delegate respondsToSelector:@selector(mediaPickerDidCancel:)]) {
        [_delegate mediaPickerDidCancel:self];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

@end
