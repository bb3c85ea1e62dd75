// What a writer says of its film, as FFmpeg takes it.
#pragma once
#import <CFilm.h>
#import <Foundation/Foundation.h>

/// - Parameter track: `film_whole` for the film.
/// - Parameter metadata: `AVMetadataItem`s; those that files cannot have are left out.
void writer_set_metadata(struct film_writer *film, int track, NSArray *metadata);
