#import "Reader/ReaderState.h"

@implementation AVAssetReaderAudioMixOutput

+ (AVAssetReaderAudioMixOutput *)assetReaderAudioMixOutputWithAudioTracks:(NSArray *)audioTracks
                                                            audioSettings:(NSDictionary *)audioSettings {
    return [[self alloc] initWithAudioTracks:audioTracks audioSettings:audioSettings];
}

/// One track only: files have one that is decoded.
- (id)initWithAudioTracks:(NSArray *)audioTracks audioSettings:(NSDictionary *)audioSettings {
    NSDictionary *plain = [NSDictionary dictionaryWithObject:[NSNumber numberWithUnsignedInt:kAudioFormatLinearPCM]
                                                      forKey:AVFormatIDKey];
    NSDictionary *settings = audioSettings ? audioSettings : plain;
    reader_demand_settings(settings, [audioTracks count] == 1 ? [audioTracks objectAtIndex:0] : nil, _cmd);
    if (!(self = [super init])) return nil;
    _audioTracks = [audioTracks copy];
    _audioSettings = [settings copy];
    return self;
}

- (NSArray *)tracks { return _audioTracks; }
- (NSDictionary *)settings { return _audioSettings; }

@end
