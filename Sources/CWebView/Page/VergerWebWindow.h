#pragma once
#import <UIKit/UIKit.h>

/// The part of a page that the engine paints, and the memory for its picture.
@interface VergerWebWindow : NSObject
/// The part, in units of the page.
@property (nonatomic) CGRect frame;
/// Points on the screen for each unit of the page that nobody has zoomed.
@property (nonatomic) CGFloat zoom;
/// How much larger the picture is painted than that.
@property (nonatomic) CGFloat magnification;
/// The size of the picture, in pixels.
@property (nonatomic, readonly) int32_t width, height;
/// The memory's descriptor, or -1.
@property (nonatomic, readonly) int descriptor;
@property (nonatomic, readonly) const uint32_t *pixels;
/// Pixels for each unit of the page.
@property (nonatomic, readonly) CGFloat scale;

/// Makes memory for the frame's size. False if there is none, or if size and scale were the same.
- (BOOL)makeMemory;
@end
