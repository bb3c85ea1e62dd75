// Photographs as samples: JPEG files, or pixels.
#pragma once
#import "Picture/CameraPicture.h"

/// EXIF's number for a picture that is upright after so many quarters of a turn to the right, and a mirror from left to right.
int photograph_orientation(int turns, BOOL isMirrored);

/// What a camera writes beside it. On the main thread.
NSDictionary *photograph_properties(CameraPicture *picture, int orientation, BOOL usesFlash);

/// A sample with the properties as attachments. On any thread; the caller releases it.
/// - Parameter format: of the pixels; 0 for a JPEG file, which has the properties, too.
/// - Returns: NULL without a picture or memory.
CMSampleBufferRef photograph_create(CameraPicture *picture, OSType format, NSDictionary *properties, int64_t nanoseconds);
