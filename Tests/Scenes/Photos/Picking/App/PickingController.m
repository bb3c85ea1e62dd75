#import "PickingController.h"

@implementation PickingController

- (void)dealloc {
    [picture release];
    [words release];
    [super dealloc];
}

- (void)loadView {
    self.view = [[[UIView alloc] initWithFrame:[[UIScreen mainScreen] applicationFrame]] autorelease];
    self.view.backgroundColor = [UIColor groupTableViewBackgroundColor];
    NSArray *titles = [NSArray arrayWithObjects:@"Save", @"Library", @"Roll", @"Edit", nil];
    for (NSUInteger i = 0; i < [titles count]; i++) {
        UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];
        button.frame = CGRectMake(10 + 76 * i, 10, 72, 37);
        [button setTitle:[titles objectAtIndex:i] forState:UIControlStateNormal];
        SEL action = i == 0 ? @selector(save) : @selector(pick:);
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
    [self.view addSubview:words];
    [self say];
}

- (void)say {
    words.text = [NSString
        stringWithFormat:@"library %d, roll %d, types %d",
                         [UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypePhotoLibrary],
                         [UIImagePickerController isSourceTypeAvailable:UIImagePickerControllerSourceTypeSavedPhotosAlbum],
                         (int)[[UIImagePickerController
                             availableMediaTypesForSourceType:UIImagePickerControllerSourceTypePhotoLibrary] count]];
}

#pragma mark Saving

/// A landscape under a sky of another colour for each number.
- (UIImage *)landscape:(int)number {
    CGRect bounds = number % 2 ? CGRectMake(0, 0, 600, 400) : CGRectMake(0, 0, 400, 600);
    UIGraphicsBeginImageContext(bounds.size);
    [[UIColor colorWithHue:number / 7.0 saturation:0.5 brightness:1 alpha:1] set];
    UIRectFill(bounds);
    [[UIColor colorWithHue:number / 7.0 saturation:0.8 brightness:0.5 alpha:1] set];
    [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(-100, 250, 800, 500)] fill];
    [[UIColor whiteColor] set];
    [[UIBezierPath bezierPathWithOvalInRect:CGRectMake(40 * number, 40, 80, 80)] fill];
    [[NSString stringWithFormat:@"%d", number] drawAtPoint:CGPointMake(180, 280)
                                                  withFont:[UIFont boldSystemFontOfSize:90]];
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (void)save {
    for (int number = 1; number <= 6; number++) {
        UIImageWriteToSavedPhotosAlbum([self landscape:number], self,
                                       @selector(image:didFinishSavingWithError:contextInfo:), NULL);
    }
}

- (void)image:(UIImage *)image didFinishSavingWithError:(NSError *)error contextInfo:(void *)context {
    if (error) words.text = [error localizedDescription];
    else [self say];
}

#pragma mark Picking

- (void)pick:(UIButton *)sender {
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    NSString *title = [sender titleForState:UIControlStateNormal];
    if ([title isEqual:@"Roll"]) picker.sourceType = UIImagePickerControllerSourceTypeSavedPhotosAlbum;
    picker.allowsEditing = [title isEqual:@"Edit"];
    picker.delegate = self;
    [self presentModalViewController:picker animated:YES];
    [picker release];
}

- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)info {
    UIImage *original = [info objectForKey:UIImagePickerControllerOriginalImage];
    UIImage *edited = [info objectForKey:UIImagePickerControllerEditedImage];
    picture.image = edited ? edited : original;
    NSURL *reference = [info objectForKey:UIImagePickerControllerReferenceURL];
    CGRect crop = [[info objectForKey:UIImagePickerControllerCropRect] CGRectValue];
    words.text = [NSString stringWithFormat:@"%@ %@ of %@ in %@", [info objectForKey:UIImagePickerControllerMediaType],
                                            NSStringFromCGSize(picture.image.size), NSStringFromCGSize(original.size),
                                            edited ? NSStringFromCGRect(crop) : [reference path]];
    [self dismissModalViewControllerAnimated:YES];
}

- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker {
    words.text = @"cancelled";
    [self dismissModalViewControllerAnimated:YES];
}

@end
