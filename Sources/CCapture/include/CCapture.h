// AVFoundation's capture for Objective-C apps: cameras, microphone, sessions. The headers are in SDK/include. Swift code
// does not import them.
#pragma once
