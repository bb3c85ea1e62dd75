// GameKit for Objective-C apps: players, scores, achievements and games with the device's Game Center, sessions with devices that
// are near. The headers are in SDK/include. Swift code does not import them.
#pragma once
