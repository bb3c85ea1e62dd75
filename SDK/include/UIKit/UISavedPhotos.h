#pragma once
#import <UIKit/UIGeometry.h>

@class UIImage;

/// Saves an image among the device's photographs, as PNG. `completionSelector` is like
/// `image:didFinishSavingWithError:contextInfo:`; it and its target may be nil.
CG_EXTERN void UIImageWriteToSavedPhotosAlbum(UIImage *image, id completionTarget, SEL completionSelector, void *contextInfo);

/// Whether the file is a film that the device's photographs may have among them: one in a QuickTime or MPEG-4 container.
CG_EXTERN BOOL UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(NSString *videoPath);

/// Copies a film to the device's photographs. `completionSelector` is like
/// `video:didFinishSavingWithError:contextInfo:`; it and its target may be nil.
CG_EXTERN void UISaveVideoAtPathToSavedPhotosAlbum(NSString *videoPath, id completionTarget, SEL completionSelector, void *contextInfo);
