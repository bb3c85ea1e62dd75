#pragma once
#include <stdbool.h>
#include <stdint.h>

enum { EffectLightCount = 3, EffectStageCount = 3 };

/// What an effect's shaders depend on, apart from numbers.
struct effect_settings {
    struct {
        bool isOn, isSpot;
    } lights[EffectLightCount];
    /// Textures in their order; the last one is a reflection.
    struct {
        bool isOn, isCube, isReflection;
        /// Which of the texture coordinates.
        uint8_t coordinates;
        /// A GLKTextureEnvMode.
        uint8_t mode;
    } stages[EffectStageCount];
    bool isLit, isLitPerPixel, isTwoSided, takesColorAsMaterial, hasConstantColor, hasFog;
    /// One of GLKFogModeExp….
    uint8_t fogMode;
};
