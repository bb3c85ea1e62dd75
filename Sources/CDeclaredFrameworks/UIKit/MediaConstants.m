#import <UIKit/UIImagePickerController.h>

NSString *const UIImagePickerControllerMediaType = @"UIImagePickerControllerMediaType";
NSString *const UIImagePickerControllerOriginalImage = @"UIImagePickerControllerOriginalImage";
NSString *const UIImagePickerControllerEditedImage = @"UIImagePickerControllerEditedImage";
NSString *const UIImagePickerControllerCropRect = @"UIImagePickerControllerCropRect";
NSString *const UIImagePickerControllerMediaURL = @"UIImagePickerControllerMediaURL";
NSString *const UIImagePickerControllerReferenceURL = @"UIImagePickerControllerReferenceURL";
NSString *const UIImagePickerControllerMediaMetadata = @"UIImagePickerControllerMediaMetadata";
