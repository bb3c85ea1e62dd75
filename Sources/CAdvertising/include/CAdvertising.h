// iAd for Objective-C apps: banners and whole pages, with what the device's server of advertisements gives. The headers are in
// SDK/include. Swift code does not import them.
#pragma once
