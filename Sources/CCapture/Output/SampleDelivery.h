#pragma once
#import <AVFoundation/AVFoundation.h>

/// Gives samples to an app's delegate on the queue that the app named, and knows how many are on the way.
@interface SampleDelivery : NSObject
/// - Parameter output: not retained; what is still on the way when it goes is dropped.
- (id)initWithOutput:(AVCaptureOutput *)output;
/// The delegate is not retained.
- (void)setDelegate:(id)delegate queue:(dispatch_queue_t)queue;
@property (readonly) id delegate;
@property (readonly) dispatch_queue_t queue;
/// The samples that the delegate has not done with.
@property (readonly) int waiting;
- (void)deliver:(CMSampleBufferRef)sample from:(AVCaptureConnection *)connection;
@end
