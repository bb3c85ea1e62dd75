#import <AVFoundation/AVFoundation.h>
#import <AudioToolbox/AudioToolbox.h>
#import <UIKit/UIKit.h>

/// Records half a second by a recorder, a queue or a unit, and says what was heard.
@interface RecorderController : UIViewController <AVAudioRecorderDelegate> {
    UILabel *words;
    AVAudioRecorder *recorder;
    AudioQueueRef queue;
    AudioUnit unit;
    NSMutableData *samples;
}
@end
