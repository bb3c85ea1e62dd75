#pragma once
#import <UIKit/UIKit.h>

/// What a CGImageSourceRef is.
@interface CGImageSourceObject : NSObject
@property (nonatomic, retain) NSData *data;
/// Nil until the data is an image.
@property (nonatomic, retain) UIImage *image;
/// More data may come.
@property (nonatomic) BOOL isIncomplete;
@end
