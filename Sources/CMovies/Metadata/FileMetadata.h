// What a file says of its film, or of a track of it (`film_whole` for all of it).
#pragma once
#import "Asset/AssetState.h"

/// `AVMetadataItem`s under Apple's common keys.
NSArray *film_common_metadata(struct film *film, int track);
/// The formats (`AVMetadataFormat…`) of which there are items.
NSArray *film_metadata_formats(struct film *film, int track);
NSArray *film_metadata_of_format(struct film *film, int track, NSString *format);
