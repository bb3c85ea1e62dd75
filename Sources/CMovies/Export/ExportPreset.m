// After the constants of "AVAssetExportSession Class Reference" of iOS 5. The sizes of the qualities are those that phones
// of that time send by mail and message.

#import "Export/ExportPreset.h"
#include <math.h>

static const struct named {
    __unsafe_unretained NSString *const *name;
    struct export_preset preset;
} presets[] = {
    {&AVAssetExportPresetLowQuality, {192, 144, 224, 128, 128000, 32000, YES, NO}},
    {&AVAssetExportPresetMediumQuality, {480, 360, 568, 320, 700000, 64000, YES, NO}},
    {&AVAssetExportPresetHighestQuality, {0, 0, 0, 0, 0, 128000, YES, NO}},
    {&AVAssetExportPreset640x480, {640, 480, 640, 480, 3500000, 128000, YES, NO}},
    {&AVAssetExportPreset960x540, {960, 540, 960, 540, 5500000, 128000, YES, NO}},
    {&AVAssetExportPreset1280x720, {1280, 720, 1280, 720, 10500000, 128000, YES, NO}},
    {&AVAssetExportPreset1920x1080, {1920, 1080, 1920, 1080, 20000000, 128000, YES, NO}},
    {&AVAssetExportPresetAppleM4A, {0, 0, 0, 0, 0, 128000, NO, NO}},
    {&AVAssetExportPresetPassthrough, {0, 0, 0, 0, 0, 0, YES, YES}},
};

enum { preset_count = sizeof presets / sizeof *presets };

BOOL export_preset_read(NSString *name, struct export_preset *preset) {
    for (int i = 0; i < preset_count; i++) {
        if (![name isEqual:*presets[i].name]) continue;
        *preset = presets[i].preset;
        return YES;
    }
    return NO;
}

NSArray *export_preset_names(void) {
    NSMutableArray *names = [NSMutableArray array];
    for (int i = 0; i < preset_count; i++) [names addObject:*presets[i].name];
    return names;
}

NSArray *export_preset_types(NSString *name, AVAsset *asset) {
    struct export_preset preset;
    if (!export_preset_read(name, &preset)) return [NSArray array];
    BOOL hasPictures = [[asset tracksWithMediaType:AVMediaTypeVideo] count] > 0;
    if (!preset.hasPictures) return [NSArray arrayWithObject:AVFileTypeAppleM4A];
    NSMutableArray *types = [NSMutableArray arrayWithObjects:AVFileTypeQuickTimeMovie, AVFileTypeMPEG4, AVFileTypeAppleM4V, nil];
    if (preset.isPassthrough && !hasPictures) [types addObject:AVFileTypeAppleM4A];
    if (preset.isPassthrough) [types addObject:AVFileType3GPP];
    return types;
}

static double even(double side) { return fmax(2, 2 * round(side / 2)); }

CGSize export_preset_size(const struct export_preset *preset, CGSize natural) {
    if (!(natural.width > 0 && natural.height > 0)) return CGSizeZero;
    double longer = fmax(natural.width, natural.height), shorter = fmin(natural.width, natural.height), scale = 1;
    BOOL isWide = longer / shorter > 1.5;
    double width = isWide ? preset->wide_width : preset->width, height = isWide ? preset->wide_height : preset->height;
    // Pictures that stand upright stay in the upright box.
    if (width > 0) scale = fmin(1, fmin(width / longer, height / shorter));
    return CGSizeMake((CGFloat)even(natural.width * scale), (CGFloat)even(natural.height * scale));
}

int export_preset_rate(const struct export_preset *preset, CGSize size) {
    // What a camera of the time writes for its pictures.
    double usual = size.width * size.height * 11;
    double rate = preset->picture_rate > 0 ? fmin(preset->picture_rate, usual) : usual;
    return (int)fmin(fmax(rate, 64000), 50e6);
}
