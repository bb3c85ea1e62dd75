#import <AudioToolbox/AudioToolbox.h>
#import <UIKit/UIKit.h>

/// Plays sounds; the rows of those that can be heard have a mark.
@interface SoundsController : UITableViewController {
    NSArray *names;
    NSMutableIndexSet *heard;
    SystemSoundID sounds[5];
}

- (void)soundEnded:(SystemSoundID)sound;

@end
