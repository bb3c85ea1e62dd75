// What ObjCBridge tells of the device's cameras (`CFunctions/CameraPictures.swift`).
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

@class NSDictionary;

// On any thread.
bool device_camera_exists(bool is_front);
bool device_camera_has_flash(bool is_front);
bool platform_device_has(const char *capability);
const char *platform_device_hardware(void);
/// In pixels.
void device_camera_sensor(bool is_front, int32_t *width, int32_t *height);

// On the main thread.

/// Writes what a camera sees now: rows of blue, green, red and opaque alpha, as the sensor lies.
/// - Returns: false without memory.
bool device_camera_draw(bool is_front, void *rows, size_t stride, int32_t width, int32_t height);
/// What a camera writes beside a picture. The orientation is EXIF's number.
NSDictionary *device_camera_properties(int32_t width, int32_t height, int32_t orientation, bool uses_flash);
/// Calls a function whenever a camera may see something else than before.
void device_camera_watch(void (*changed)(void));
/// Which picture of a film a camera sees now, as its place in seconds; 0 for what does not move.
double device_camera_moment(bool is_front);
