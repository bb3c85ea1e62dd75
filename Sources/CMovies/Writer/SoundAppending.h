#pragma once
#import <CFilm.h>
#import <CoreMedia/CMSampleBuffer.h>
#import <Foundation/Foundation.h>

/// Brings samples of any linear format into those of a track, at their times: gaps become silence.
@interface SoundAppending : NSObject
- (id)initWithSettings:(const struct film_sound_settings *)settings track:(int)track;
/// - Parameter time: of the film, in seconds; what lies before 0 is left out.
/// - Returns: NO for what is no linear sound, and if it cannot be written.
- (BOOL)append:(CMSampleBufferRef)sample at:(double)time to:(struct film_writer *)film;
@end
