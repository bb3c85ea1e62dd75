#import <MediaPlayer/MediaPlayer.h>

@implementation MPTimedMetadata
@end
