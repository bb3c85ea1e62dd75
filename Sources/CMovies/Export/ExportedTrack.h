#pragma once
#import "Reader/SampleSource.h"

/// A track on its way from a source into a film.
@interface ExportedTrack : NSObject
- (id)initWithSource:(SampleSource *)source input:(AVAssetWriterInput *)input;
@property (nonatomic, readonly) AVAssetWriterInput *input;
/// The time up to which it is written, in seconds of the source.
@property (nonatomic, readonly) double time;
@property (nonatomic, readonly) BOOL isAtEnd;
/// - Returns: NO if the next sample cannot be written.
- (BOOL)writeNext;
@end
