#pragma once
#include <stdbool.h>

// What the device that the app runs on is and has. The device says so in the app's environment, so that every layer can ask,
// before the first message too. A process without a device has everything.

/// Whether the device has a capability, by its name in `UIRequiredDeviceCapabilities`; besides these "multitasking", "proximity"
/// and "vibration".
bool platform_device_has(const char *capability);

/// The number of the device's model, such as "iPhone2,1"; NULL without a device.
const char *platform_device_hardware(void);

/// The device's memory in bytes; 0 without a device.
long long platform_device_memory(void);
