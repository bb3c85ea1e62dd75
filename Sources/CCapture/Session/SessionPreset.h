// How large the pictures of a session are.
#pragma once
#import "Device/DeviceState.h"

/// In pixels, as the sensor lies.
struct session_format {
    int32_t width, height;
    int32_t still_width, still_height;
};

/// True if a device can be used with a preset. Microphones suit all.
BOOL session_preset_suits(NSString *preset, AVCaptureDevice *device);

/// True for the names of presets.
BOOL session_preset_exists(NSString *preset);

/// The sizes of a preset that suits a camera.
struct session_format session_preset_format(NSString *preset, AVCaptureDevice *camera);
