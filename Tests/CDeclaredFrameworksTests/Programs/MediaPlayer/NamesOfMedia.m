// Names that go into files, queries and dictionaries, or that other programs send, are Apple's to the letter.
// > done
#import "../../../AppFoundationTests/Programs/Expect.h"
#import <AVFoundation/AVFoundation.h>
#import <MediaPlayer/MediaPlayer.h>

static struct {
    NSString *const *name;
    const char *text;
} names[] = {
    {&MPMediaItemPropertyPersistentID, "persistentID"}, {&MPMediaItemPropertyMediaType, "mediaType"},
    {&MPMediaItemPropertyTitle, "title"}, {&MPMediaItemPropertyAlbumTitle, "albumTitle"},
    {&MPMediaItemPropertyArtist, "artist"}, {&MPMediaItemPropertyAlbumArtist, "albumArtist"},
    {&MPMediaItemPropertyGenre, "genre"}, {&MPMediaItemPropertyComposer, "composer"},
    {&MPMediaItemPropertyPlaybackDuration, "playbackDuration"},
    {&MPMediaItemPropertyAlbumTrackNumber, "albumTrackNumber"},
    {&MPMediaItemPropertyAlbumTrackCount, "albumTrackCount"}, {&MPMediaItemPropertyDiscNumber, "discNumber"},
    {&MPMediaItemPropertyDiscCount, "discCount"}, {&MPMediaItemPropertyArtwork, "artwork"},
    {&MPMediaItemPropertyLyrics, "lyrics"}, {&MPMediaItemPropertyIsCompilation, "isCompilation"},
    {&MPMediaItemPropertyPodcastTitle, "podcastTitle"}, {&MPMediaItemPropertyPlayCount, "playCount"},
    {&MPMediaItemPropertySkipCount, "skipCount"}, {&MPMediaItemPropertyRating, "rating"},
    {&MPMediaItemPropertyLastPlayedDate, "lastPlayedDate"}, {&MPMediaItemPropertyAssetURL, "assetURL"},
    {&MPMediaPlaylistPropertyPersistentID, "playlistPersistentID"}, {&MPMediaPlaylistPropertyName, "name"},
    {&MPMediaPlaylistPropertyPlaylistAttributes, "playlistAttributes"},
    {&MPMediaPlaylistPropertySeedItems, "seedItems"},
    {&AVMediaTypeVideo, "vide"}, {&AVMediaTypeAudio, "soun"}, {&AVMediaTypeText, "text"},
    {&AVMediaTypeClosedCaption, "clcp"}, {&AVMediaTypeSubtitle, "sbtl"}, {&AVMediaTypeTimecode, "tmcd"},
    {&AVMediaTypeTimedMetadata, "tmet"}, {&AVMediaTypeMuxed, "muxx"},
    {&AVFileTypeQuickTimeMovie, "com.apple.quicktime-movie"}, {&AVFileTypeMPEG4, "public.mpeg-4"},
    {&AVFileTypeAppleM4V, "com.apple.m4v-video"}, {&AVFileTypeAppleM4A, "com.apple.m4a-audio"},
    {&AVFileTypeCoreAudioFormat, "com.apple.coreaudio-format"}, {&AVFileTypeWAVE, "com.microsoft.waveform-audio"},
    {&AVFileTypeAIFF, "public.aiff-audio"},
};

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        SAME(*names[i].name, [NSString stringWithUTF8String:names[i].text]);
    }
    puts("done");
    [pool release];
    return 0;
}
