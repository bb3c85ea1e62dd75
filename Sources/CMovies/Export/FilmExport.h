#pragma once
#import "Export/ExportPreset.h"

/// What an export makes, as its session has it when it begins.
@interface FilmExport : NSObject
@property (nonatomic, retain) AVAsset *asset;
@property (nonatomic) struct export_preset preset;
@property (nonatomic, copy) NSURL *url;
@property (nonatomic, copy) NSString *fileType;
/// Within the asset.
@property (nonatomic) CMTimeRange range;
/// Nil for the asset's own.
@property (nonatomic, copy) NSArray *metadata;
/// In bytes; 0 for any.
@property (nonatomic) long long lengthLimit;
@property (nonatomic) BOOL putsTablesFirst;
@property (nonatomic, retain) AVAudioMix *mix;
@property (nonatomic, retain) AVVideoComposition *composition;

/// Takes what the app may change later: by the thread that begins the export if it has
/// an animation tool, else by the one that writes.
/// - Returns: NO, with an error of AVFoundationErrorDomain, for what cannot be exported.
- (BOOL)prepare:(NSError **)error;
/// Writes the file, on any thread.
/// - Returns: NO if that failed, with an error, or was cancelled, without one. There is no file then.
- (BOOL)run:(NSError **)error;
/// From any thread, from 0 to 1.
@property (readonly) float progress;
- (void)cancel;
@end
