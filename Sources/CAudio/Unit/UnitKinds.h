// The units of the system.
#pragma once
#import "SamplerUnit.h"
#import "UnitObject.h"

extern const struct unit_kind unit_kind_remote, unit_kind_voice, unit_kind_generic;
extern const struct unit_kind unit_kind_mixer, unit_kind_converter, unit_kind_varispeed;
extern const struct unit_kind unit_kind_equalizer;
extern const struct unit_kind unit_kind_low_pass, unit_kind_high_pass, unit_kind_band_pass, unit_kind_low_shelf,
    unit_kind_high_shelf, unit_kind_parametric;
