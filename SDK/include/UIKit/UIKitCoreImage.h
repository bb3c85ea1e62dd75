// What UIKit adds to Core Image's classes. Since iOS 5.
#pragma once
#import <CoreImage/CIColor.h>
#import <CoreImage/CIImage.h>

@class UIColor, UIImage;

@interface CIColor (UIKitAdditions)
- (id)initWithColor:(UIColor *)color;
@end

@interface CIImage (UIKitAdditions)
/// - Status: stub
- (id)initWithImage:(UIImage *)image;
/// - Status: stub
- (id)initWithImage:(UIImage *)image options:(NSDictionary *)options;
@end
