// The fixed pipeline of OpenGL ES 1.1 (its specification, sections 2.12 and 3.7 to 3.8) as shaders, with only the parts
// that an effect's settings ask for. Everything is in the coordinates of the eye.

#import "Effects/EffectSource.h"
#import <GLKit/GLKEffects.h>

/// `light(normal, place, color)`, for either shader.
static void append_lighting(NSMutableString *source, const struct effect_settings *settings) {
    [source appendString:@"uniform vec4 sceneAmbient, materialAmbient, materialDiffuse, materialSpecular;\n"
                          "uniform vec4 materialEmissive;\nuniform float shininess;\n"];
    for (int i = 0; i < EffectLightCount; i++) {
        if (!settings->lights[i].isOn) continue;
        [source appendFormat:@"uniform vec4 lightPlace%1$d, lightAmbient%1$d, lightDiffuse%1$d, lightSpecular%1$d;\n"
                              "uniform vec3 lightFading%1$d, spotDirection%1$d;\nuniform vec2 spot%1$d;\n", i];
    }
    [source appendString:@"vec4 light(vec3 n, vec3 place, vec4 color) {\n"];
    if (settings->takesColorAsMaterial) [source appendString:@"  vec4 ambient = color, diffuse = color;\n"];
    else [source appendString:@"  vec4 ambient = materialAmbient, diffuse = materialDiffuse;\n"];
    [source appendString:@"  vec3 sum = materialEmissive.rgb + sceneAmbient.rgb * ambient.rgb;\n"];
    for (int i = 0; i < EffectLightCount; i++) {
        if (!settings->lights[i].isOn) continue;
        [source appendFormat:
            @"  {\n"
             "    vec3 way = lightPlace%1$d.xyz - place * lightPlace%1$d.w;\n"
             "    float far = length(way), strength = 1.0;\n"
             "    vec3 l = far > 0.0 ? way / far : vec3(0.0);\n"
             "    if (lightPlace%1$d.w != 0.0) strength = 1.0 / dot(lightFading%1$d, vec3(1.0, far, far * far));\n", i];
        // The exponent, and the cosine of the cut-off.
        if (settings->lights[i].isSpot) {
            [source appendFormat:
                @"    float along = dot(-l, spotDirection%1$d);\n"
                 "    strength *= along < spot%1$d.y ? 0.0 : pow(max(along, 0.0001), spot%1$d.x);\n", i];
        }
        [source appendFormat:
            @"    float facing = max(dot(n, l), 0.0);\n"
             "    float glance = max(dot(n, normalize(l + vec3(0.0, 0.0, 1.0))), 0.0001);\n"
             "    float shine = facing > 0.0 ? pow(glance, shininess) : 0.0;\n"
             "    sum += strength * (lightAmbient%1$d.rgb * ambient.rgb + facing * lightDiffuse%1$d.rgb * diffuse.rgb\n"
             "        + shine * lightSpecular%1$d.rgb * materialSpecular.rgb);\n"
             "  }\n", i];
    }
    [source appendString:@"  return vec4(clamp(sum, 0.0, 1.0), diffuse.a);\n}\n"];
}

static bool needs_place(const struct effect_settings *settings) {
    return settings->isLitPerPixel || settings->hasFog || settings->stages[EffectStageCount - 1].isOn;
}

static void append_varyings(NSMutableString *source, const struct effect_settings *settings) {
    [source appendString:@"varying lowp vec4 color;\n"];
    if (settings->isTwoSided && !settings->isLitPerPixel) [source appendString:@"varying lowp vec4 backColor;\n"];
    if (needs_place(settings)) [source appendString:@"varying highp vec3 place;\nvarying highp vec3 normal;\n"];
    for (int i = 0; i < EffectStageCount; i++) {
        if (settings->stages[i].isOn && !settings->stages[i].isReflection)
            [source appendFormat:@"varying highp vec4 texel%d;\n", i];
    }
}

NSString *effect_vertex_source(const struct effect_settings *settings) {
    NSMutableString *source = [NSMutableString stringWithString:
        @"attribute vec4 a_position;\nattribute vec3 a_normal;\nattribute vec4 a_color;\n"
         "attribute vec4 a_texel0;\nattribute vec4 a_texel1;\n"
         "uniform mat4 modelview, projection;\nuniform mat3 normalMatrix;\nuniform vec4 constantColor;\n"];
    append_varyings(source, settings);
    bool isLitHere = settings->isLit && !settings->isLitPerPixel;
    if (isLitHere) append_lighting(source, settings);
    [source appendString:@"void main() {\n  vec4 eye = modelview * a_position;\n  gl_Position = projection * eye;\n"];
    [source appendFormat:@"  vec4 own = %@;\n", settings->hasConstantColor ? @"constantColor" : @"a_color"];
    if (settings->isLit || needs_place(settings)) [source appendString:@"  vec3 n = normalMatrix * a_normal;\n"];
    if (needs_place(settings)) [source appendString:@"  place = eye.xyz / eye.w;\n  normal = n;\n"];
    if (isLitHere) {
        [source appendString:@"  color = light(normalize(n), eye.xyz / eye.w, own);\n"];
        if (settings->isTwoSided) [source appendString:@"  backColor = light(-normalize(n), eye.xyz / eye.w, own);\n"];
    } else {
        [source appendString:@"  color = own;\n"];
    }
    for (int i = 0; i < EffectStageCount; i++) {
        if (settings->stages[i].isOn && !settings->stages[i].isReflection)
            [source appendFormat:@"  texel%d = a_texel%d;\n", i, settings->stages[i].coordinates];
    }
    [source appendString:@"}\n"];
    return source;
}

static void append_stage(NSMutableString *source, const struct effect_settings *settings, int stage) {
    if (settings->stages[stage].isReflection) {
        [source appendFormat:@"  vec3 mirrored = reflect(normalize(place), normalize(normal));\n"
                              "  t = textureCube(picture%d, reflectionMatrix * mirrored);\n", stage];
    } else if (settings->stages[stage].isCube) {
        [source appendFormat:@"  t = textureCube(picture%1$d, texel%1$d.xyz);\n", stage];
    } else {
        [source appendFormat:@"  t = texture2D(picture%1$d, texel%1$d.xy);\n", stage];
    }
    switch (settings->stages[stage].mode) {
    case GLKTextureEnvModeReplace: [source appendString:@"  c = t;\n"]; break;
    case GLKTextureEnvModeDecal: [source appendString:@"  c.rgb = mix(c.rgb, t.rgb, t.a);\n"]; break;
    default: [source appendString:@"  c *= t;\n"];
    }
}

static void append_fog(NSMutableString *source, const struct effect_settings *settings) {
    [source appendString:@"  float far = abs(place.z);\n"];
    // Density, start, end.
    switch (settings->fogMode) {
    case GLKFogModeLinear: [source appendString:@"  float seen = (fog.z - far) / (fog.z - fog.y);\n"]; break;
    case GLKFogModeExp2: [source appendString:@"  float seen = exp(-fog.x * fog.x * far * far);\n"]; break;
    default: [source appendString:@"  float seen = exp(-fog.x * far);\n"];
    }
    [source appendString:@"  c.rgb = mix(fogColor.rgb, c.rgb, clamp(seen, 0.0, 1.0));\n"];
}

NSString *effect_fragment_source(const struct effect_settings *settings) {
    NSMutableString *source = [NSMutableString stringWithString:@"precision highp float;\n"];
    append_varyings(source, settings);
    for (int i = 0; i < EffectStageCount; i++) {
        if (settings->stages[i].isOn)
            [source appendFormat:@"uniform sampler%@ picture%d;\n", settings->stages[i].isCube ? @"Cube" : @"2D", i];
    }
    [source appendString:@"uniform mat3 reflectionMatrix;\nuniform vec3 fog;\nuniform vec4 fogColor;\n"];
    if (settings->isLitPerPixel) append_lighting(source, settings);
    [source appendString:@"void main() {\n"];
    if (settings->isLitPerPixel) {
        [source appendString:@"  vec3 n = normalize(normal);\n"];
        if (settings->isTwoSided) [source appendString:@"  if (!gl_FrontFacing) n = -n;\n"];
        [source appendString:@"  vec4 c = light(n, place, color);\n"];
    } else if (settings->isTwoSided) {
        [source appendString:@"  vec4 c = gl_FrontFacing ? color : backColor;\n"];
    } else {
        [source appendString:@"  vec4 c = color;\n"];
    }
    [source appendString:@"  vec4 t;\n"];
    for (int i = 0; i < EffectStageCount; i++) {
        if (settings->stages[i].isOn) append_stage(source, settings, i);
    }
    if (settings->hasFog) append_fog(source, settings);
    [source appendString:@"  gl_FragColor = c;\n}\n"];
    return source;
}
