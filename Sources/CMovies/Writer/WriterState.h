// What a writer and its inputs know of each other.
#pragma once
#import <AVFoundation/AVFoundation.h>
#import <CFilm.h>

@interface AVAssetWriterInput ()
/// The writer that has the input; nil if none has.
@property (nonatomic, weak) AVAssetWriter *writer;
@property (readonly) BOOL isFinished;
/// Adds its track.
/// - Returns: NO for settings that the encoder does not take.
- (BOOL)beginIn:(struct film_writer *)film;
/// The writer has ended: the input takes nothing more.
- (void)end;
/// Adds a picture at a time of the source.
- (BOOL)appendPicture:(CVPixelBufferRef)buffer at:(CMTime)time;
@end

@interface AVAssetWriter ()
/// Writes something of an input, by one thread at a time; `work` is given the film, and the beginning of the session in seconds.
/// - Returns: NO if the writer does not write. It fails if `work` does.
- (BOOL)write:(BOOL (^)(struct film_writer *film, double start, double end))work;
@end

extern NSError *media_error(NSInteger code, NSError *underlying);
