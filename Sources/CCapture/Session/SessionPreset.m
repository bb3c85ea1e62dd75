// After the tables of presets in "AV Foundation Programming Guide", "Media Capture".

#import "Session/SessionPreset.h"
#import "Device/CameraLink.h"
#include <string.h>

/// What films a camera takes at most.
enum film_size { film_is_vga, film_is_720, film_is_1080 };

static enum film_size largest_film(AVCaptureDevice *camera) {
    if (camera.kind == capture_front_camera) return film_is_vga;
    const char *model = platform_device_hardware();
    if (model == NULL) return film_is_720;
    if (strcmp(model, "iPhone4,1") == 0 || strcmp(model, "iPad3,1") == 0) return film_is_1080;
    bool is_old = strncmp(model, "iPhone1,", 8) == 0 || strncmp(model, "iPhone2,", 8) == 0;
    return is_old ? film_is_vga : film_is_720;
}

static struct session_format of_size(int32_t width, int32_t height) {
    return (struct session_format){width, height, width, height};
}

static struct session_format photo_format(AVCaptureDevice *camera) {
    struct session_format format = of_size(640, 480);
    device_camera_sensor(camera.kind == capture_front_camera, &format.still_width, &format.still_height);
    if (camera.kind == capture_front_camera) return format;
    if (format.still_height <= 720) return of_size(format.still_width, format.still_height);
    bool is_old = largest_film(camera) == film_is_vga;
    format.width = is_old ? 512 : 852;
    format.height = is_old ? 384 : 640;
    return format;
}

struct session_format session_preset_format(NSString *preset, AVCaptureDevice *camera) {
    enum film_size largest = largest_film(camera);
    if ([preset isEqualToString:AVCaptureSessionPresetPhoto]) return photo_format(camera);
    if ([preset isEqualToString:AVCaptureSessionPresetMedium]) return of_size(480, 360);
    if ([preset isEqualToString:AVCaptureSessionPresetLow]) return of_size(192, 144);
    if ([preset isEqualToString:AVCaptureSessionPreset352x288]) return of_size(352, 288);
    if ([preset isEqualToString:AVCaptureSessionPreset640x480]) return of_size(640, 480);
    if ([preset isEqualToString:AVCaptureSessionPreset1280x720]) return of_size(1280, 720);
    if ([preset isEqualToString:AVCaptureSessionPreset1920x1080]) return of_size(1920, 1080);
    if ([preset isEqualToString:AVCaptureSessionPresetiFrame960x540]) return of_size(960, 540);
    if ([preset isEqualToString:AVCaptureSessionPresetiFrame1280x720]) return of_size(1280, 720);
    if (largest == film_is_1080) return of_size(1920, 1080);
    return largest == film_is_720 ? of_size(1280, 720) : of_size(640, 480);
}

BOOL session_preset_exists(NSString *preset) {
    NSArray *all = [NSArray arrayWithObjects:AVCaptureSessionPresetPhoto, AVCaptureSessionPresetHigh,
                                             AVCaptureSessionPresetMedium, AVCaptureSessionPresetLow,
                                             AVCaptureSessionPreset352x288, AVCaptureSessionPreset640x480,
                                             AVCaptureSessionPreset1280x720, AVCaptureSessionPreset1920x1080,
                                             AVCaptureSessionPresetiFrame960x540,
                                             AVCaptureSessionPresetiFrame1280x720, nil];
    return preset && [all containsObject:preset];
}

BOOL session_preset_suits(NSString *preset, AVCaptureDevice *device) {
    if (!session_preset_exists(preset)) return NO;
    if (!device.isCamera) return YES;
    enum film_size largest = largest_film(device);
    if ([preset isEqualToString:AVCaptureSessionPreset1280x720]) return largest >= film_is_720;
    BOOL isLarge = [preset isEqualToString:AVCaptureSessionPreset1920x1080] ||
                   [preset isEqualToString:AVCaptureSessionPresetiFrame960x540] ||
                   [preset isEqualToString:AVCaptureSessionPresetiFrame1280x720];
    return isLarge ? largest == film_is_1080 : YES;
}
