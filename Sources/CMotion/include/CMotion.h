// Core Motion for Objective-C apps: what the device's accelerometer, gyroscope and compass measure. The headers are in
// SDK/include. Swift code does not import them.
#pragma once
