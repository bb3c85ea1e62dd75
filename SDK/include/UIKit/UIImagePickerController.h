#pragma once
#import <UIKit/UIGeometry.h>
#import <UIKit/UINavigationController.h>

@class UIImage, UIView;
@protocol UIImagePickerControllerDelegate;

enum {
    UIImagePickerControllerSourceTypePhotoLibrary,
    UIImagePickerControllerSourceTypeCamera,
    UIImagePickerControllerSourceTypeSavedPhotosAlbum
};
typedef NSUInteger UIImagePickerControllerSourceType;

enum {
    UIImagePickerControllerQualityTypeHigh = 0,
    UIImagePickerControllerQualityTypeMedium = 1,
    UIImagePickerControllerQualityTypeLow = 2,
    UIImagePickerControllerQualityType640x480 = 3,
    UIImagePickerControllerQualityTypeIFrame1280x720 = 4,
    UIImagePickerControllerQualityTypeIFrame960x540 = 5
};
typedef NSUInteger UIImagePickerControllerQualityType;

enum { UIImagePickerControllerCameraCaptureModePhoto, UIImagePickerControllerCameraCaptureModeVideo };
typedef NSUInteger UIImagePickerControllerCameraCaptureMode;

enum { UIImagePickerControllerCameraDeviceRear, UIImagePickerControllerCameraDeviceFront };
typedef NSUInteger UIImagePickerControllerCameraDevice;

enum {
    UIImagePickerControllerCameraFlashModeOff = -1,
    UIImagePickerControllerCameraFlashModeAuto = 0,
    UIImagePickerControllerCameraFlashModeOn = 1
};
typedef NSInteger UIImagePickerControllerCameraFlashMode;

CG_EXTERN NSString *const UIImagePickerControllerMediaType;
CG_EXTERN NSString *const UIImagePickerControllerOriginalImage;
CG_EXTERN NSString *const UIImagePickerControllerEditedImage;
CG_EXTERN NSString *const UIImagePickerControllerCropRect;
CG_EXTERN NSString *const UIImagePickerControllerMediaURL;
CG_EXTERN NSString *const UIImagePickerControllerReferenceURL;
CG_EXTERN NSString *const UIImagePickerControllerMediaMetadata;

/// Lets people choose a photograph or take one. No source is available yet; presented all the same, it shows an empty list of
/// albums, from which Cancel leads back.
///
/// - Status: stub
@interface UIImagePickerController : UINavigationController <NSCoding>
/// - Status: stub
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)sourceType;
/// Nil for a source that is not available.
///
/// - Status: stub
+ (NSArray *)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)sourceType;
/// - Status: stub
+ (BOOL)isCameraDeviceAvailable:(UIImagePickerControllerCameraDevice)cameraDevice;
/// - Status: stub
+ (BOOL)isFlashAvailableForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;
/// - Status: stub
+ (NSArray *)availableCaptureModesForCameraDevice:(UIImagePickerControllerCameraDevice)cameraDevice;

@property (nonatomic, assign) id<UINavigationControllerDelegate, UIImagePickerControllerDelegate> delegate;
/// Setting one that is not available raises NSInvalidArgumentException.
///
/// - Status: stub
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
/// Uniform type identifiers. Setting an empty array raises NSInvalidArgumentException.
///
/// - Status: stub
@property (nonatomic, copy) NSArray *mediaTypes;
/// - Status: stub
@property (nonatomic) BOOL allowsEditing;
/// - Status: stub
@property (nonatomic) BOOL allowsImageEditing;
/// Seconds.
///
/// - Status: stub
@property (nonatomic) NSTimeInterval videoMaximumDuration;
/// - Status: stub
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
/// For the camera only: raises NSInvalidArgumentException for other sources.
///
/// - Status: stub
@property (nonatomic) BOOL showsCameraControls;
/// - Status: stub
@property (nonatomic, retain) UIView *cameraOverlayView;
/// - Status: stub
@property (nonatomic) CGAffineTransform cameraViewTransform;
/// - Status: stub
@property (nonatomic) UIImagePickerControllerCameraCaptureMode cameraCaptureMode;
/// - Status: stub
@property (nonatomic) UIImagePickerControllerCameraDevice cameraDevice;
/// - Status: stub
@property (nonatomic) UIImagePickerControllerCameraFlashMode cameraFlashMode;
/// - Status: stub
- (void)takePicture;
/// - Status: stub
- (BOOL)startVideoCapture;
/// - Status: stub
- (void)stopVideoCapture;
@end

@protocol UIImagePickerControllerDelegate <NSObject>
@optional
- (void)imagePickerController:(UIImagePickerController *)picker
        didFinishPickingImage:(UIImage *)image
                  editingInfo:(NSDictionary *)editingInfo;
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary *)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker;
@end
