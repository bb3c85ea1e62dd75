// What assets and those who read them share.
#pragma once
#import "Asset/AssetFile.h"
#import <AVFoundation/AVFoundation.h>

@class TrackPieces;

@interface AVAsset ()
/// Reads what the asset is made of, if need be.
/// - Returns: NO, with an error of AVFoundationErrorDomain, for what is no media.
- (BOOL)loadMedia:(NSError **)error;
/// The file that the asset is, read if need be; nil for one that is put together.
@property (nonatomic, readonly) AssetFile *loadedFile;
/// The same, which is not read for it.
@property (nonatomic, readonly) AssetFile *ownFile;
/// The tracks, as far as they are known without waiting for a server.
@property (nonatomic, readonly) NSArray *knownTracks;
@end

@interface AVAssetTrack ()
/// - Parameter file: read, and kept as long as the track; nil for a track of a composition.
- (id)initWithAsset:(AVAsset *)asset file:(AssetFile *)file index:(int)index;
@property (nonatomic, readonly) AssetFile *file;
/// The track's index in the file.
@property (nonatomic, readonly) int index;
/// What it is put together of: a file's track of one piece.
@property (nonatomic, readonly) TrackPieces *pieces;
@end

@interface AVMetadataItem ()
- (id)initWithCommonKey:(NSString *)key value:(id)value;
/// - Parameter common: the common key that means the same; nil if there is none.
- (id)initWithKey:(id)key space:(NSString *)space common:(NSString *)common value:(id)value;
/// Of a stretch of time, in a language.
- (id)initWithCommonKey:(NSString *)key value:(id)value locale:(NSLocale *)locale range:(CMTimeRange)range;
@end

/// Seconds as a time that is exact enough for all of them.
extern CMTime media_time(double seconds);
