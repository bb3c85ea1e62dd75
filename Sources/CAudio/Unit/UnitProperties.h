// The properties that all units have.
#pragma once
#import "UnitObject.h"

/// The size of a property in bytes, and whether apps may set it; 0 if there is none.
UInt32 unit_property_size(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                          AudioUnitElement element, Boolean *isWritable);
/// Writes a property's value; there is room for its size.
OSStatus unit_get_property(AudioUnit unit, AudioUnitPropertyID property, AudioUnitScope scope,
                           AudioUnitElement element, void *data);

/// A unit's settings as a property list, and back.
CFDictionaryRef unit_copy_settings(AudioUnit unit);
OSStatus unit_restore_settings(AudioUnit unit, CFDictionaryRef settings);
