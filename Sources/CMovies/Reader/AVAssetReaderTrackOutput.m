#import "Reader/ReaderState.h"

void reader_demand_settings(NSDictionary *settings, AVAssetTrack *track, SEL initializer) {
    if (track && sample_settings_suit(settings, track)) return;
    [NSException raise:NSInvalidArgumentException
                format:@"*** -[AVAssetReaderOutput %@] the track's samples cannot be read with these output settings",
                       NSStringFromSelector(initializer)];
}

@implementation AVAssetReaderTrackOutput

+ (AVAssetReaderTrackOutput *)assetReaderTrackOutputWithTrack:(AVAssetTrack *)track
                                               outputSettings:(NSDictionary *)outputSettings {
    return [[self alloc] initWithTrack:track outputSettings:outputSettings];
}

- (id)initWithTrack:(AVAssetTrack *)track outputSettings:(NSDictionary *)outputSettings {
    reader_demand_settings(outputSettings, track, _cmd);
    if (!(self = [super init])) return nil;
    _track = track;
    _outputSettings = [outputSettings copy];
    return self;
}

- (NSArray *)tracks { return [NSArray arrayWithObject:_track]; }
- (NSDictionary *)settings { return _outputSettings; }

@end
