#import "CameraScreenController.h"

@implementation CameraScreenController

- (void)dealloc {
    [picture release];
    [words release];
    [super dealloc];
}

- (void)loadView {
    self.view = [[[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
    self.view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    NSArray *titles = [NSArray arrayWithObjects:@"Camera", @"Edit", @"Own", @"Save", nil];
    for (NSUInteger i = 0; i < [titles count]; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(10 + 76 * i, 10, 72, 37);
        [button setTitle:[titles objectAtIndex:i] forState:UIControlStateNormal];
        SEL action = i == 3 ? @selector(save) : @selector(take:);
        [button addTarget:self action:action forControlEvents:UIControlEventTouchUpInside];
        [self.view addSubview:button];
    }
    picture = [[UIImageView alloc] initWithFrame:CGRectMake(10, 60, 300, 300)];
    picture.contentMode = UIViewContentModeScaleAspectFit;
    [self.view addSubview:picture];
    words = [[UILabel alloc] initWithFrame:CGRectMake(10, 370, 300, 80)];
    words.numberOfLines = 0;
    words.font = [UIFont systemFontOfSize:14];
    words.backgroundColor = [UIColor clearColor];
    words.text = [NSString
        stringWithFormat:@"rear %d front %d flash %d modes %d types %d",
                         [UIImagePickerController isCameraDeviceAvailable:UIImagePickerControllerCameraDeviceRear],
                         [UIImagePickerController isCameraDeviceAvailable:UIImagePickerControllerCameraDeviceFront],
                         [UIImagePickerController isFlashAvailableForCameraDevice:UIImagePickerControllerCameraDeviceRear],
                         (int)[[UIImagePickerController
                             availableCaptureModesForCameraDevice:UIImagePickerControllerCameraDeviceRear] count],
                         (int)[[UIImagePickerController
                             availableMediaTypesForSourceType:UIImagePickerControllerSourceTypeCamera] count]];
    [self.view addSubview:words];
}

- (void)take:(UIButton *)sender {
    if (![UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypeCamera]) {
        words.text = @"no camera";
        return;
    }
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    picker.sourceType = UIImagePickerControllerSourceTypeCamera;
    picker.delegate = self;
    NSString *title = [sender titleForState:UIControlStateNormal];
    picker.allowsEditing = [title isEqual:@"Edit"];
    if ([title isEqual:@"Own"]) {
        picker.showsCameraControls = NO;
        picker.cameraViewTransform = CGAffineTransformMakeScale(0.75, 0.75);
        UIButton *shutter = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        shutter.frame = CGRectMake(60, 420, 200, 44);
        [shutter setTitle:@"Snap" forState:UIControlStateNormal];
        [shutter addTarget:picker action:@selector(takePicture) forControlEvents:UIControlEventTouchUpInside];
        picker.cameraOverlayView = shutter;
    }
    [self presentModalViewController:picker animated:YES];
    [picker release];
}

- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)info {
    UIImage *original = [info objectForKey:UIImagePickerControllerOriginalImage];
    UIImage *edited = [info objectForKey:UIImagePickerControllerEditedImage];
    picture.image = edited ? edited : original;
    NSDictionary *metadata = [info objectForKey:UIImagePickerControllerMediaMetadata];
    words.text = [NSString stringWithFormat:@"%@, pixels %d by %d, orientation %d, EXIF's %@%@",
                                            NSStringFromCGSize(original.size), (int)CGImageGetWidth(original.CGImage),
                                            (int)CGImageGetHeight(original.CGImage), (int)original.imageOrientation,
                                            [metadata objectForKey:@"Orientation"], edited ? @", edited" : @""];
    [self dismissModalViewControllerAnimated:YES];
}

- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker {
    words.text = @"cancelled";
    [self dismissModalViewControllerAnimated:YES];
}

- (void)save {
    UIImageWriteToSavedPhotosAlbum(picture.image, self, @selector(image:didFinishSavingWithError:contextInfo:), NULL);
}

- (void)image:(UIImage *)image didFinishSavingWithError:(NSError *)error contextInfo:(void *)context {
    words.text = error ? [error localizedDescription] : @"saved";
}

@end
