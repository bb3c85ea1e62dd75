#pragma once
#import <UIKit/UIKit.h>

/// The object behind a CGImageDestinationRef.
@interface CGImageDestinationObject : NSObject
/// The destination: either `data` or `url` is nil.
@property (nonatomic, retain) NSMutableData *data;
@property (nonatomic, retain) NSURL *url;
@property (nonatomic, copy) NSString *type;
@property (nonatomic, retain) UIImage *image;
/// The lossy compression quality, from 0 to 1.
@property (nonatomic) CGFloat quality;
@end
