// What a writer and its inputs know of each other.
#pragma once
#import <AVFoundation/AVFoundation.h>
#import <CFilm.h>

@interface AVAssetWriterInput ()
/// The writer that has the input; nil if none has.
@property (nonatomic, weak) AVAssetWriter *writer;
@property (readonly) BOOL isFinished;
/// What its samples are, if they are written as they come; the first one tells it, unless it is known before.
@property (nonatomic, strong) id sourceFormat;
/// True once its track can be added: what it writes is known.
@property (nonatomic, readonly) BOOL isKnown;
/// Adds its track.
/// - Returns: NO for settings that the encoder does not take.
- (BOOL)beginIn:(struct film_writer *)film;
/// The writer has ended: the input takes nothing more.
- (void)end;
/// Adds a picture at a time of the source.
- (BOOL)appendPicture:(CVPixelBufferRef)buffer at:(CMTime)time;
@end

@interface AVAssetWriter ()
/// Writes something of an input, by one thread at a time; `work` is given the film, and the session's times in seconds. As
/// long as the kind of some input's samples is not known it waits.
/// - Parameter kept: what `work` needs.
/// - Returns: NO if the writer does not write. It fails if `work` does.
- (BOOL)write:(BOOL (^)(struct film_writer *film, double start, double end))work kept:(id)kept;
/// The bytes of the file until now.
@property (readonly) unsigned long long size;
@end

extern NSError *media_error(NSInteger code, NSError *underlying);
