// Samples that are encoded already, on their way into a film.
#pragma once
#import <CFilm.h>
#import <CoreMedia/CoreMedia.h>

/// Adds a track for samples of a format.
/// - Returns: -1 for a format that the file does not take.
int writer_add_packets(struct film_writer *film, CMFormatDescriptionRef format, int turns, CMTimeScale scale);
/// Appends the samples of a buffer; those behind the end are left out.
BOOL writer_append_packets(struct film_writer *film, int track, CMSampleBufferRef buffer, double start, double end);
