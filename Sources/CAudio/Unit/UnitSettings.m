// A unit's settings as a property list, with the keys that presets have in files.

#import "UnitProperties.h"
#import <Foundation/Foundation.h>
#include <string.h>

static void put(NSMutableData *data, UInt32 number) {
    UInt32 big = CFSwapInt32HostToBig(number);
    [data appendBytes:&big length:sizeof big];
}

/// The parameters of the unit as a whole: scope, element, how many, and the number and value of each, big endian.
static NSData *parameters_of(AudioUnit unit) {
    NSMutableData *data = [NSMutableData data], *values = [NSMutableData data];
    UInt32 count = 0;
    for (int i = 0; i < unit->kind->parameter_count; i++) {
        const struct unit_parameter *parameter = &unit->kind->parameters[i];
        if (parameter->scope != kAudioUnitScope_Global) continue;
        UInt32 bits;
        memcpy(&bits, &unit->global.values[i], sizeof bits);
        put(values, parameter->number);
        put(values, bits);
        count++;
    }
    put(data, kAudioUnitScope_Global);
    put(data, 0);
    put(data, count);
    [data appendData:values];
    return data;
}

CFDictionaryRef unit_copy_settings(AudioUnit unit) {
    @autoreleasepool {
        const struct unit_kind *kind = unit->kind;
        NSString *name = (__bridge NSString *)unit->preset.presetName ?: @"Untitled";
        return CFBridgingRetain([NSDictionary dictionaryWithObjectsAndKeys:
            [NSNumber numberWithInt:0], @kAUPresetVersionKey,
            [NSNumber numberWithUnsignedInt:kind->type], @kAUPresetTypeKey,
            [NSNumber numberWithUnsignedInt:kind->subtype], @kAUPresetSubtypeKey,
            [NSNumber numberWithUnsignedInt:kAudioUnitManufacturer_Apple], @kAUPresetManufacturerKey,
            parameters_of(unit), @kAUPresetDataKey, name, @kAUPresetNameKey, nil]);
    }
}

static BOOL has_number(NSDictionary *settings, NSString *key, OSType number) {
    id value = [settings objectForKey:key];
    return [value isKindOfClass:[NSNumber class]] && [value unsignedIntValue] == number;
}

static UInt32 number_at(NSData *data, NSUInteger place) {
    UInt32 number;
    memcpy(&number, (const uint8_t *)[data bytes] + place, sizeof number);
    return CFSwapInt32BigToHost(number);
}

OSStatus unit_restore_settings(AudioUnit unit, CFDictionaryRef list) {
    @autoreleasepool {
        NSDictionary *settings = (__bridge NSDictionary *)list;
        if (![settings isKindOfClass:[NSDictionary class]]) return kAudioUnitErr_InvalidPropertyValue;
        if (!has_number(settings, @kAUPresetTypeKey, unit->kind->type) ||
            !has_number(settings, @kAUPresetSubtypeKey, unit->kind->subtype)) {
            return kAudioUnitErr_InvalidPropertyValue;
        }
        NSData *data = [settings objectForKey:@kAUPresetDataKey];
        enum { head = 12, entry = 8 };
        if (![data isKindOfClass:[NSData class]] || [data length] < head) return kAudioUnitErr_InvalidPropertyValue;
        for (NSUInteger place = head; place + entry <= [data length]; place += entry) {
            UInt32 bits = number_at(data, place + 4);
            AudioUnitParameterValue value;
            memcpy(&value, &bits, sizeof value);
            AudioUnitSetParameter(unit, number_at(data, place), kAudioUnitScope_Global, 0, value, 0);
        }
        NSString *name = [settings objectForKey:@kAUPresetNameKey];
        if (![name isKindOfClass:[NSString class]]) return 0;
        AUPreset preset = {-1, (__bridge CFStringRef)name};
        return AudioUnitSetProperty(unit, kAudioUnitProperty_PresentPreset, kAudioUnitScope_Global, 0, &preset,
                                    sizeof preset);
    }
}
