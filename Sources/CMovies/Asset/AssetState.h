// What assets and those who read them share.
#pragma once
#import "Asset/AssetFile.h"
#import <AVFoundation/AVFoundation.h>

@interface AVAsset ()
/// The file that the asset is, read if need be; nil for one that is put together.
@property (nonatomic, readonly) AssetFile *loadedFile;
/// The tracks, as far as they are known without waiting for a server.
@property (nonatomic, readonly) NSArray *knownTracks;
@end

@interface AVAssetTrack ()
/// - Parameter file: read, and kept as long as the track.
- (id)initWithAsset:(AVAsset *)asset file:(AssetFile *)file index:(int)index;
@property (nonatomic, readonly) AssetFile *file;
/// The track's index in the file.
@property (nonatomic, readonly) int index;
@end

@interface AVMetadataItem ()
- (id)initWithCommonKey:(NSString *)key value:(id)value;
@end

/// Seconds as a time that is exact enough for all of them.
extern CMTime media_time(double seconds);
