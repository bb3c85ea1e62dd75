#import "Picture/CameraGeneration.h"
#import "Device/CameraLink.h"
#import "Device/DeviceState.h"
#import "Picture/CameraPicture.h"

static NSUInteger generation;

NSUInteger camera_generation(void) { return generation; }

static void changed(void) {
    generation++;
    [capture_device(capture_rear_camera) viewDidChange];
    [capture_device(capture_front_camera) viewDidChange];
}

void camera_generation_watch(void) {
    static bool is_watching;
    if (is_watching) return;
    is_watching = true;
    device_camera_watch(changed);
}
