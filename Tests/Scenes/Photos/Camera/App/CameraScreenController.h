#import <UIKit/UIKit.h>

/// Takes pictures, with the frameworks' controls and with its own, and saves the last one.
@interface CameraScreenController
    : UIViewController <UIImagePickerControllerDelegate, UINavigationControllerDelegate> {
    UIImageView *picture;
    UILabel *words;
}
@end
