#pragma once
#import "Effects/EffectSettings.h"
#import <Foundation/Foundation.h>

NSString *effect_vertex_source(const struct effect_settings *settings);
NSString *effect_fragment_source(const struct effect_settings *settings);
