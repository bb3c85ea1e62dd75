// Core Media and Core Video for Objective-C apps: times, formats, samples, buffers of pixels. The headers are in
// SDK/include. Swift code does not import them.
#pragma once
