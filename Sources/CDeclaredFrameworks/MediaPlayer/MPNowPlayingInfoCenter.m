#import <MediaPlayer/MediaPlayer.h>

@implementation MPNowPlayingInfoCenter

+ (MPNowPlayingInfoCenter *)defaultCenter {
    static MPNowPlayingInfoCenter *center;
    if (center == nil) center = [[MPNowPlayingInfoCenter alloc] init];
    return center;
}

@end
