// What the settings of a reader's output ask for.
#pragma once
#import <AVFoundation/AVFoundation.h>
#import <CFilm.h>

struct picture_settings {
    OSType format;
    /// In pixels.
    int width, height;
};

/// - Returns: NO for a format or a size that there is not.
/// - Parameter natural: the size without one in the settings.
BOOL picture_settings_read(NSDictionary *settings, CGSize natural, struct picture_settings *result);

/// The format of linear samples; the rate and the channels are those of the track, unless the settings have others.
/// - Returns: NO for other formats.
BOOL sound_settings_read(NSDictionary *settings, double rate, UInt32 channels, AudioStreamBasicDescription *result);
