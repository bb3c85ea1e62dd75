#import <AVFoundation/AVFoundation.h>
#import <UIKit/UIKit.h>

/// A camera's preview, what its frames have in their middle, and the last photograph.
@interface LookingController : UIViewController <AVCaptureVideoDataOutputSampleBufferDelegate,
                                                         AVCaptureAudioDataOutputSampleBufferDelegate>
@end
