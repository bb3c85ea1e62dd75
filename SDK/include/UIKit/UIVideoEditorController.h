#pragma once
#import <UIKit/UIImagePickerController.h>

@protocol UIVideoEditorControllerDelegate;

/// Lets people trim a film. No film can be edited yet; presented all the same, it tells its delegate so.
///
/// - Status: stub
@interface UIVideoEditorController : UINavigationController
/// - Status: stub
+ (BOOL)canEditVideoAtPath:(NSString *)videoPath;
@property (nonatomic, assign) id<UINavigationControllerDelegate, UIVideoEditorControllerDelegate> delegate;
/// - Status: stub
@property (nonatomic, copy) NSString *videoPath;
/// Seconds.
///
/// - Status: stub
@property (nonatomic) NSTimeInterval videoMaximumDuration;
/// - Status: stub
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@end

@protocol UIVideoEditorControllerDelegate <NSObject>
@optional
- (void)videoEditorController:(UIVideoEditorController *)editor didSaveEditedVideoToPath:(NSString *)editedVideoPath;
- (void)videoEditorController:(UIVideoEditorController *)editor didFailWithError:(NSError *)error;
- (void)videoEditorControllerDidCancel:(UIVideoEditorController *)editor;
@end
