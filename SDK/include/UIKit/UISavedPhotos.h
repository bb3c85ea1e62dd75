#pragma once
#import <UIKit/UIGeometry.h>

@class UIImage;

/// Saves an image among the device's photographs, as PNG. `completionSelector` is like
/// `image:didFinishSavingWithError:contextInfo:`; it and its target may be nil.
CG_EXTERN void UIImageWriteToSavedPhotosAlbum(UIImage *image, id completionTarget, SEL completionSelector, void *contextInfo);
