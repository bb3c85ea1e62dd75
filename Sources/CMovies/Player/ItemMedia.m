#import "Player/ItemMedia.h"
#import "Composition/CompositionState.h"
#import "Mix/TrackMix.h"
#import "VideoComposition/LayeredPictures.h"

static NSArray *played(AVAsset *asset, NSString *mediaType, NSSet *left) {
    NSMutableArray *tracks = [NSMutableArray array];
    for (AVAssetTrack *track in [asset tracksWithMediaType:mediaType]) {
        if (![left containsObject:track] && track.playable) [tracks addObject:track];
    }
    return tracks;
}

PlayedMedia *item_media(AVAsset *asset, NSSet *left, AVAudioMix *mix, AVVideoComposition *composition) {
    NSArray *pictured = played(asset, AVMediaTypeVideo, left), *heard = played(asset, AVMediaTypeAudio, left);
    AVAssetTrack *first = [pictured count] ? [pictured objectAtIndex:0] : nil;
    // Without a composition the first track is seen.
    OpenPictures *pictures = nil;
    if (first) {
        pictures = composition ? [LayeredPictures picturesOfAsset:asset composition:composition]
                               : [OpenPictures picturesOfTrack:first];
    }
    TrackMix *sound = [heard count] ? [TrackMix mixOfTracks:heard mix:mix] : nil;
    if (pictures == nil && sound == nil && [left count] == 0) return nil;
    PlayedMedia *media = [[PlayedMedia alloc] initWithPictures:pictures sound:film_sound_of_mix([sound openMix])
                                                      duration:CMTimeGetSeconds(asset.duration) kept:sound];
    double rate = first.nominalFrameRate;
    media.pictureLength = rate > 0 ? 1 / rate : 0;
    if (composition) media.pictureLength = CMTimeGetSeconds(composition.frameDuration);
    return media;
}
