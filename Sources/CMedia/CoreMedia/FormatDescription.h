#pragma once
#import <CoreMedia/CMFormatDescription.h>
#import <Foundation/Foundation.h>

/// The object behind a CMFormatDescriptionRef. It never changes once it is made.
@interface FormatDescription : NSObject {
@public
    CMMediaType mediaType;
    FourCharCode subtype;
    NSDictionary *extensions;
    /// Of pictures, in pixels.
    CMVideoDimensions dimensions;
    /// Of sound; `has_stream` is false for other media.
    BOOL hasStream;
    AudioFormatListItem stream;
    NSData *layout, *cookie;
    /// Of time codes.
    CMTime frameDuration;
    uint32_t frameQuanta, timeCodeFlags;
}
@end

/// - Returns: nil if the reference is no description.
FormatDescription *format_description(CMFormatDescriptionRef reference);

/// A description as the caller of a function whose name has "Create" gets it.
CMFormatDescriptionRef format_description_reference(FormatDescription *description);

/// A new description of a kind.
FormatDescription *format_description_make(CMMediaType mediaType, FourCharCode subtype, CFDictionaryRef extensions);
