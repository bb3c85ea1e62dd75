#pragma once
#import <Foundation/Foundation.h>

/// A JPEG file with what its camera says of it (EXIF's segment, "Exchangeable image file format", JEITA CP-3451), by the names
/// of Image I/O; the file alone if it is none.
NSData *photograph_with_properties(NSData *file, NSDictionary *properties);
