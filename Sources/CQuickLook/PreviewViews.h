#pragma once
#import <UIKit/UIKit.h>

/// What a file is shown by.
enum preview_kind { preview_none, preview_picture, preview_text, preview_web, preview_document };

extern enum preview_kind preview_kind_of(NSURL *url);

/// A picture that fingers enlarge.
@interface PreviewPictureView : UIScrollView <UIScrollViewDelegate>
- (id)initWithFrame:(CGRect)frame image:(UIImage *)image;
@end

/// The view of a file, or one that tells its name and size where it cannot be shown.
extern UIView *preview_view(CGRect frame, NSURL *url, NSString *title);
