// A kind of units, as apps find it.
#pragma once
#import "UnitObject.h"

struct OpaqueAudioComponent {
    AudioComponentDescription description;
    UInt32 version;
    /// One of the system's kinds, or else the app's own.
    const struct unit_kind *kind;
    AudioComponentFactoryFunction factory;
    CFStringRef name;
};
