#import "Reader/ReaderState.h"

@implementation AVAssetReaderAudioMixOutput

+ (AVAssetReaderAudioMixOutput *)assetReaderAudioMixOutputWithAudioTracks:(NSArray *)audioTracks
                                                            audioSettings:(NSDictionary *)audioSettings {
    return [[self alloc] initWithAudioTracks:audioTracks audioSettings:audioSettings];
}

- (id)initWithAudioTracks:(NSArray *)audioTracks audioSettings:(NSDictionary *)audioSettings {
    NSDictionary *plain = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM]
                                                      forKey:AVFormatIDKey];
    NSDictionary *settings = audioSettings ? audioSettings : plain;
    if ([audioTracks count] == 0) reader_demand_settings(settings, nil, _cmd);
    for (AVAssetTrack *track in audioTracks) reader_demand_settings(settings, track, _cmd);
    if (!(self = [super init])) return nil;
    _audioTracks = [audioTracks copy];
    _audioSettings = [settings copy];
    return self;
}

- (NSArray *)tracks { return _audioTracks; }
- (NSDictionary *)settings { return _audioSettings; }

- (SampleSource *)sourceInRange:(CMTimeRange)range {
    return [SampleSource sourceOfTracks:_audioTracks mix:self.audioMix settings:_audioSettings range:range];
}

@end
