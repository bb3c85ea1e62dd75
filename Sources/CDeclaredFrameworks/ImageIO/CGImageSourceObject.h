#pragma once
#import <UIKit/UIKit.h>

/// The object behind a CGImageSourceRef.
@interface CGImageSourceObject : NSObject
@property (nonatomic, retain) NSData *data;
/// nil while the data cannot be decoded.
@property (nonatomic, retain) UIImage *image;
/// True for an incremental source that has not received its final data.
@property (nonatomic) BOOL isIncomplete;
@end
