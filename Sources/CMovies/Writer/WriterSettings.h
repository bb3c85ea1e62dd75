// What the settings of a writer's input ask for.
#pragma once
#import <AVFoundation/AVFoundation.h>
#import <CFilm.h>

/// - Returns: NO for a codec or a size that there is not.
BOOL writer_picture_settings_read(NSDictionary *settings, struct film_picture_settings *result);
BOOL writer_sound_settings_read(NSDictionary *settings, struct film_sound_settings *result);

/// True for settings with which a kind of media can be written.
BOOL writer_settings_suit(NSDictionary *settings, NSString *mediaType);
