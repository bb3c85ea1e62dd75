#import "Notice/NotThereYet.h"
#import <UIKit/UIKit.h>
#import <UIKit/UIVideoEditorController.h>

@implementation UIVideoEditorController
@dynamic delegate;

+ (BOOL)canEditVideoAtPath:(NSString *)videoPath { return NO; }

- (id)init { return [self initWithNibName:nil bundle:nil]; }

- (id)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle {
    if ((self = [super initWithNibName:nibName bundle:bundle])) {
        _videoMaximumDuration = 600;
        _videoQuality = UIImagePickerControllerQualityTypeLow;
        UIViewController *editor = [[UIViewController alloc] init];
        editor.title = @"Edit Video";
        editor.navigationItem.leftBarButtonItem =
            [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                          target:self
                                                          action:@selector(cancel:)];
        [self setViewControllers:[NSArray arrayWithObject:editor] animated:NO];
    }
    return self;
}

- (void)viewDidAppear:(BOOL)animated {
    NOT_THERE_YET("UIVideoEditorController", "editing");
    [super viewDidAppear:animated];
    if (![self.delegate respondsToSelector:@selector(videoEditorController:didFailWithError:)]) return;
    NSDictionary *information = [NSDictionary dictionaryWithObject:@"The video could not be opened."
                                                            forKey:NSLocalizedDescriptionKey];
    [self.delegate videoEditorController:self
                        didFailWithError:[NSError errorWithDomain:NSCocoaErrorDomain
                                                             code:NSFileReadUnknownError
                                                         userInfo:information]];
}

- (void)cancel:(id)sender {
    if ([self.delegate respondsToSelector:@selector(videoEditorControllerDidCancel:)]) {
        [self.delegate videoEditorControllerDidCancel:self];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

@end
