#import "Notice/NotThereYet.h"
#import <UIKit/UIImagePickerController.h>
#import <UIKit/UIKit.h>

@implementation UIImagePickerController
@dynamic delegate;

+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType { return NO; }
+ (NSArray *)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)sourceType { return nil; }
+ (BOOL)isCameraDeviceAvailable:(UIImagePickerControllerCameraDevice)cameraDevice { return NO; }
+ (BOOL)isFlashAvailableForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice { return NO; }
+ (NSArray *)availableCaptureModesForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice { return nil; }

- (id)init { return [self initWithNibName:nil bundle:nil]; }

- (id)initWithNibName:(NSString *)nibName bundle:(NSBundle *)bundle {
    if ((self = [super initWithNibName:nibName bundle:bundle])) [self setUp];
    return self;
}

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) [self setUp];
    return self;
}

- (void)setUp {
    _mediaTypes = [[NSArray alloc] initWithObjects:@"public.image", nil];
    _videoMaximumDuration = 600;
    _videoQuality = UIImagePickerControllerQualityTypeMedium;
    _cameraViewTransform = CGAffineTransformIdentity;
    _showsCameraControls = YES;
    UITableViewController *albums = [[UITableViewController alloc] initWithStyle:UITableViewStylePlain];
    albums.title = @"Photo Albums";
    albums.tableView.separatorStyle = UITableViewCellSeparatorStyleNone;
    UILabel *label = [[UILabel alloc] initWithFrame:albums.tableView.bounds];
    label.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    label.text = @"No Photos";
    label.textAlignment = UITextAlignmentCenter;
    label.font = [UIFont boldSystemFontOfSize:20];
    label.textColor = [UIColor grayColor];
    [albums.tableView addSubview:label];
    albums.navigationItem.rightBarButtonItem =
        [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel
                                                      target:self
                                                      action:@selector(cancel:)];
    [self setViewControllers:[NSArray arrayWithObject:albums] animated:NO];
}

- (void)viewWillAppear:(BOOL)animated {
    NOT_THERE_YET("UIImagePickerController", "a library of photographs");
    [super viewWillAppear:animated];
}

- (void)cancel:(id)sender {
    if ([self.delegate respondsToSelector:@selector(imagePickerControllerDidCancel:)]) {
        [self.delegate imagePickerControllerDidCancel:self];
    } else {
        [self dismissModalViewControllerAnimated:YES];
    }
}

- (void)setSourceType:(UIImagePickerControllerSourceType)sourceType {
    if (sourceType == _sourceType) return;
    if (![[self class] isSourceTypeAvailable:sourceType]) {
        [NSException raise:NSInvalidArgumentException format:@"Source type %d not available", (int)sourceType];
    }
    _sourceType = sourceType;
}

- (void)setMediaTypes:(NSArray *)mediaTypes {
    if ([mediaTypes count] == 0) {
        [NSException raise:NSInvalidArgumentException format:@"No available types for source %d", (int)_sourceType];
    }
    _mediaTypes = [mediaTypes copy];
}

- (BOOL)allowsImageEditing { return _allowsEditing; }
- (void)setAllowsImageEditing:(BOOL)allowsImageEditing { _allowsEditing = allowsImageEditing; }

static void require_camera(UIImagePickerController *picker) {
    if (picker.sourceType == UIImagePickerControllerSourceTypeCamera) return;
    [NSException raise:NSInvalidArgumentException format:@"Source type must be UIImagePickerControllerSourceTypeCamera"];
}

- (void)setShowsCameraControls:(BOOL)showsCameraControls {
    require_camera(self);
    _showsCameraControls = showsCameraControls;
}

- (void)setCameraOverlayView:(UIView *)cameraOverlayView {
    require_camera(self);
    _cameraOverlayView = cameraOverlayView;
}

- (void)setCameraViewTransform:(CGAffineTransform)cameraViewTransform {
    require_camera(self);
    _cameraViewTransform = cameraViewTransform;
}

- (void)takePicture { require_camera(self); }

- (BOOL)startVideoCapture {
    require_camera(self);
    return NO;
}

- (void)stopVideoCapture {
}

@end
