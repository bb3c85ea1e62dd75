#pragma once
#import <MediaPlayer/MPBase.h>

MP_EXTERN NSString *const MPNowPlayingInfoPropertyElapsedPlaybackTime;
MP_EXTERN NSString *const MPNowPlayingInfoPropertyPlaybackRate;
MP_EXTERN NSString *const MPNowPlayingInfoPropertyPlaybackQueueIndex;
MP_EXTERN NSString *const MPNowPlayingInfoPropertyPlaybackQueueCount;
MP_EXTERN NSString *const MPNowPlayingInfoPropertyChapterNumber;
MP_EXTERN NSString *const MPNowPlayingInfoPropertyChapterCount;

/// What the lock screen says of the music that the app plays: it is kept, but not shown. Since iOS 5.
@interface MPNowPlayingInfoCenter : NSObject
+ (MPNowPlayingInfoCenter *)defaultCenter;
/// - Status: stub
@property (copy) NSDictionary *nowPlayingInfo;
@end
