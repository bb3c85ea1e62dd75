#pragma once
#import <Foundation/Foundation.h>

/// What a camera wrote into a JPEG file: Orientation, DPIWidth and DPIHeight, and the dictionaries {TIFF}, {Exif} and {GPS},
/// by the names and in the units of Image I/O. Empty for other files, and for what is damaged.
NSDictionary *exif_properties(NSData *data);
