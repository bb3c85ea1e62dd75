// The unit that plays what an app computes, slice by slice, and gives what the microphone hears.
#pragma once
#import "UnitObject.h"

/// A call takes the loudspeaker: all units that play stop.
void remote_units_interrupt(void);

/// The load of the slices that the unit has made since it started, as parts of the time that they last.
struct remote_load {
    double average, greatest;
};
struct remote_load remote_unit_load(AudioUnit unit);
bool remote_unit_is_running(AudioUnit unit);
/// True for a unit that plays: graphs have one.
bool unit_is_output(AudioUnit unit);
