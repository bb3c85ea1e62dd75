#import <MediaPlayer/MediaPlayer.h>

NSString *const MPMediaItemPropertyPersistentID = @"persistentID";
NSString *const MPMediaItemPropertyMediaType = @"mediaType";
NSString *const MPMediaItemPropertyTitle = @"title";
NSString *const MPMediaItemPropertyAlbumTitle = @"albumTitle";
NSString *const MPMediaItemPropertyArtist = @"artist";
NSString *const MPMediaItemPropertyAlbumArtist = @"albumArtist";
NSString *const MPMediaItemPropertyGenre = @"genre";
NSString *const MPMediaItemPropertyComposer = @"composer";
NSString *const MPMediaItemPropertyPlaybackDuration = @"playbackDuration";
NSString *const MPMediaItemPropertyAlbumTrackNumber = @"albumTrackNumber";
NSString *const MPMediaItemPropertyAlbumTrackCount = @"albumTrackCount";
NSString *const MPMediaItemPropertyDiscNumber = @"discNumber";
NSString *const MPMediaItemPropertyDiscCount = @"discCount";
NSString *const MPMediaItemPropertyArtwork = @"artwork";
NSString *const MPMediaItemPropertyLyrics = @"lyrics";
NSString *const MPMediaItemPropertyIsCompilation = @"isCompilation";
NSString *const MPMediaItemPropertyPodcastTitle = @"podcastTitle";
NSString *const MPMediaItemPropertyPlayCount = @"playCount";
NSString *const MPMediaItemPropertySkipCount = @"skipCount";
NSString *const MPMediaItemPropertyRating = @"rating";
NSString *const MPMediaItemPropertyLastPlayedDate = @"lastPlayedDate";
NSString *const MPMediaItemPropertyAssetURL = @"assetURL";
NSString *const MPMediaLibraryDidChangeNotification = @"MPMediaLibraryDidChangeNotification";
NSString *const MPMediaLibraryChangeTypesUserInfoKey = @"MPMediaLibraryChangeTypesUserInfoKey";
NSString *const MPMediaLibraryChangeTypePlaylistsKey = @"MPMediaLibraryChangeTypePlaylistsKey";
NSString *const MPMediaPlaylistPropertyPersistentID = @"playlistPersistentID";
NSString *const MPMediaPlaylistPropertyName = @"name";
NSString *const MPMediaPlaylistPropertyPlaylistAttributes = @"playlistAttributes";
NSString *const MPMediaPlaylistPropertySeedItems = @"seedItems";
NSString *const MPMediaPlaybackIsPreparedToPlayDidChangeNotification =
    @"MPMediaPlaybackIsPreparedToPlayDidChangeNotification";
NSString *const MPMoviePlayerContentPreloadDidFinishNotification =
    @"MPMoviePlayerContentPreloadDidFinishNotification";
NSString *const MPMoviePlayerScalingModeDidChangeNotification = @"MPMoviePlayerScalingModeDidChangeNotification";
NSString *const MPMoviePlayerPlaybackDidFinishNotification = @"MPMoviePlayerPlaybackDidFinishNotification";
NSString *const MPMoviePlayerPlaybackDidFinishReasonUserInfoKey = @"MPMoviePlayerPlaybackDidFinishReasonUserInfoKey";
NSString *const MPMoviePlayerPlaybackStateDidChangeNotification = @"MPMoviePlayerPlaybackStateDidChangeNotification";
NSString *const MPMoviePlayerLoadStateDidChangeNotification = @"MPMoviePlayerLoadStateDidChangeNotification";
NSString *const MPMoviePlayerNowPlayingMovieDidChangeNotification =
    @"MPMoviePlayerNowPlayingMovieDidChangeNotification";
NSString *const MPMoviePlayerWillEnterFullscreenNotification = @"MPMoviePlayerWillEnterFullscreenNotification";
NSString *const MPMoviePlayerDidEnterFullscreenNotification = @"MPMoviePlayerDidEnterFullscreenNotification";
NSString *const MPMoviePlayerWillExitFullscreenNotification = @"MPMoviePlayerWillExitFullscreenNotification";
NSString *const MPMoviePlayerDidExitFullscreenNotification = @"MPMoviePlayerDidExitFullscreenNotification";
NSString *const MPMoviePlayerFullscreenAnimationDurationUserInfoKey =
    @"MPMoviePlayerFullscreenAnimationDurationUserInfoKey";
NSString *const MPMoviePlayerFullscreenAnimationCurveUserInfoKey =
    @"MPMoviePlayerFullscreenAnimationCurveUserInfoKey";
NSString *const MPMovieDurationAvailableNotification = @"MPMovieDurationAvailableNotification";
NSString *const MPMovieMediaTypesAvailableNotification = @"MPMovieMediaTypesAvailableNotification";
NSString *const MPMovieSourceTypeAvailableNotification = @"MPMovieSourceTypeAvailableNotification";
NSString *const MPMovieNaturalSizeAvailableNotification = @"MPMovieNaturalSizeAvailableNotification";
NSString *const MPMusicPlayerControllerPlaybackStateDidChangeNotification =
    @"MPMusicPlayerControllerPlaybackStateDidChangeNotification";
NSString *const MPMusicPlayerControllerNowPlayingItemDidChangeNotification =
    @"MPMusicPlayerControllerNowPlayingItemDidChangeNotification";
NSString *const MPMusicPlayerControllerVolumeDidChangeNotification =
    @"MPMusicPlayerControllerVolumeDidChangeNotification";

// MPMediaEntity.h
NSString *const MPMediaEntityPropertyPersistentID = @"persistentID";

// MPMediaItem.h
NSString *const MPMediaItemPropertyAlbumPersistentID = @"albumPID";
NSString *const MPMediaItemPropertyArtistPersistentID = @"artistPID";
NSString *const MPMediaItemPropertyAlbumArtistPersistentID = @"albumArtistPID";
NSString *const MPMediaItemPropertyGenrePersistentID = @"genrePID";
NSString *const MPMediaItemPropertyComposerPersistentID = @"composerPID";
NSString *const MPMediaItemPropertyReleaseDate = @"releaseDate";
NSString *const MPMediaItemPropertyBeatsPerMinute = @"beatsPerMinute";
NSString *const MPMediaItemPropertyComments = @"comments";
NSString *const MPMediaItemPropertyPodcastPersistentID = @"podcastPID";
NSString *const MPMediaItemPropertyUserGrouping = @"grouping";

// MPMoviePlayerController.h
NSString *const MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification = @"MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification";
NSString *const MPMoviePlayerThumbnailImageRequestDidFinishNotification = @"MPMoviePlayerThumbnailImageRequestDidFinishNotification";
NSString *const MPMoviePlayerThumbnailImageKey = @"MPMoviePlayerThumbnailImageKey";
NSString *const MPMoviePlayerThumbnailTimeKey = @"MPMoviePlayerThumbnailTimeKey";
NSString *const MPMoviePlayerThumbnailErrorKey = @"MPMoviePlayerThumbnailErrorKey";
NSString *const MPMoviePlayerTimedMetadataUpdatedNotification = @"MPMoviePlayerTimedMetadataUpdatedNotification";
NSString *const MPMoviePlayerTimedMetadataUserInfoKey = @"MPMoviePlayerTimedMetadataUserInfoKey";
NSString *const MPMoviePlayerTimedMetadataKeyName = @"MPMoviePlayerTimedMetadataKeyName";
NSString *const MPMoviePlayerTimedMetadataKeyInfo = @"MPMoviePlayerTimedMetadataKeyInfo";
NSString *const MPMoviePlayerTimedMetadataKeyMIMEType = @"MPMoviePlayerTimedMetadataKeyMIMEType";
NSString *const MPMoviePlayerTimedMetadataKeyDataType = @"MPMoviePlayerTimedMetadataKeyDataType";
NSString *const MPMoviePlayerTimedMetadataKeyLanguageCode = @"MPMoviePlayerTimedMetadataKeyLanguageCode";

// MPNowPlayingInfoCenter.h
NSString *const MPNowPlayingInfoPropertyElapsedPlaybackTime = @"MPNowPlayingInfoPropertyElapsedPlaybackTime";
NSString *const MPNowPlayingInfoPropertyPlaybackRate = @"MPNowPlayingInfoPropertyPlaybackRate";
NSString *const MPNowPlayingInfoPropertyPlaybackQueueIndex = @"MPNowPlayingInfoPropertyPlaybackQueueIndex";
NSString *const MPNowPlayingInfoPropertyPlaybackQueueCount = @"MPNowPlayingInfoPropertyPlaybackQueueCount";
NSString *const MPNowPlayingInfoPropertyChapterNumber = @"MPNowPlayingInfoPropertyChapterNumber";
NSString *const MPNowPlayingInfoPropertyChapterCount = @"MPNowPlayingInfoPropertyChapterCount";
