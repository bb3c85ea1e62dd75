#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

/// Lets the user pick songs, and plays them.
@interface TunesController : UIViewController <MPMediaPickerControllerDelegate> {
    MPMusicPlayerController *player;
    UILabel *words;
}
@end
