#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <MediaPlayer/MPBase.h>
#import <MediaPlayer/MPMediaEntity.h>

@class MPMediaItemArtwork, UIImage;

enum {
    MPMediaTypeMusic = 1 << 0,
    MPMediaTypePodcast = 1 << 1,
    MPMediaTypeAudioBook = 1 << 2,
    MPMediaTypeAudioITunesU = 1 << 3,
    MPMediaTypeAnyAudio = 0x00FF,
    MPMediaTypeMovie = 1 << 8,
    MPMediaTypeTVShow = 1 << 9,
    MPMediaTypeVideoPodcast = 1 << 10,
    MPMediaTypeMusicVideo = 1 << 11,
    MPMediaTypeVideoITunesU = 1 << 12,
    MPMediaTypeAnyVideo = 0xFF00,
    MPMediaTypeAny = ~0,
};
typedef NSInteger MPMediaType;

MP_EXTERN NSString *const MPMediaItemPropertyPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyMediaType;
MP_EXTERN NSString *const MPMediaItemPropertyTitle;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumTitle;
MP_EXTERN NSString *const MPMediaItemPropertyArtist;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumArtist;
MP_EXTERN NSString *const MPMediaItemPropertyGenre;
MP_EXTERN NSString *const MPMediaItemPropertyComposer;
MP_EXTERN NSString *const MPMediaItemPropertyPlaybackDuration;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumTrackNumber;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumTrackCount;
MP_EXTERN NSString *const MPMediaItemPropertyDiscNumber;
MP_EXTERN NSString *const MPMediaItemPropertyDiscCount;
MP_EXTERN NSString *const MPMediaItemPropertyArtwork;
MP_EXTERN NSString *const MPMediaItemPropertyLyrics;
MP_EXTERN NSString *const MPMediaItemPropertyIsCompilation;
MP_EXTERN NSString *const MPMediaItemPropertyPodcastTitle;
MP_EXTERN NSString *const MPMediaItemPropertyPlayCount;
MP_EXTERN NSString *const MPMediaItemPropertySkipCount;
MP_EXTERN NSString *const MPMediaItemPropertyRating;
MP_EXTERN NSString *const MPMediaItemPropertyLastPlayedDate;
MP_EXTERN NSString *const MPMediaItemPropertyAssetURL;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyArtistPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyAlbumArtistPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyGenrePersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyComposerPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyReleaseDate;
MP_EXTERN NSString *const MPMediaItemPropertyBeatsPerMinute;
MP_EXTERN NSString *const MPMediaItemPropertyComments;
MP_EXTERN NSString *const MPMediaItemPropertyPodcastPersistentID;
MP_EXTERN NSString *const MPMediaItemPropertyUserGrouping;

/// A song, podcast or audio book of the device's library, by the tags of its file.
@interface MPMediaItem : MPMediaEntity
@end

@interface MPMediaItemArtwork : NSObject
/// Since iOS 5.
- (id)initWithImage:(UIImage *)image;
- (UIImage *)imageWithSize:(CGSize)size;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect imageCropRect;
@end
