// What the presets of an export session stand for.
#pragma once
#import <AVFoundation/AVFoundation.h>

struct export_preset {
    /// The box in pixels within which pictures stay, for ordinary and for wide ones; 0 for any size.
    int width, height, wide_width, wide_height;
    /// Bits a second; 0 for the usual of the size.
    int picture_rate, sound_rate;
    BOOL hasPictures, isPassthrough;
};

/// - Returns: NO for a name that there is not.
BOOL export_preset_read(NSString *name, struct export_preset *preset);
NSArray *export_preset_names(void);
/// The types of files that a preset writes for an asset, the usual one first.
NSArray *export_preset_types(NSString *name, AVAsset *asset);
/// Even numbers of pixels within the preset's box; never more than the pictures have.
CGSize export_preset_size(const struct export_preset *preset, CGSize natural);
/// Bits a second of pictures of a size.
int export_preset_rate(const struct export_preset *preset, CGSize size);
