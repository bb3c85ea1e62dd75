#import <UIKit/UIKit.h>

/// Saves pictures in the camera roll, and shows the one that the user picks there.
@interface PickingController
    : UIViewController <UIImagePickerControllerDelegate, UINavigationControllerDelegate> {
    UIImageView *picture;
    UILabel *words;
}
@end
