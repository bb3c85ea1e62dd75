#pragma once
#import <UIKit/UIKit.h>

/// What a CGImageDestinationRef is.
@interface CGImageDestinationObject : NSObject
/// One of both.
@property (nonatomic, retain) NSMutableData *data;
@property (nonatomic, retain) NSURL *url;
@property (nonatomic, copy) NSString *type;
@property (nonatomic, retain) UIImage *image;
/// From 0 to 1.
@property (nonatomic) CGFloat quality;
@end
