#import "Session/SessionState.h"

@implementation AVCaptureDeviceInput {
    NSArray *_devicePorts;
}

+ (id)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError **)error {
    return [[self alloc] initWithDevice:device error:error];
}

- (id)initWithDevice:(AVCaptureDevice *)device error:(NSError **)error {
    if (!(self = [super init])) return nil;
    // Apps look at an error that they have never set.
    if (error) *error = nil;
    if (![device isKindOfClass:[AVCaptureDevice class]] || !device.connected) {
        if (error) *error = capture_error(AVErrorDeviceNotConnected, device);
        return nil;
    }
    _device = device;
    NSString *mediaType = device.isCamera ? AVMediaTypeVideo : AVMediaTypeAudio;
    _devicePorts = [NSArray arrayWithObject:[[AVCaptureInputPort alloc] initWithInput:self mediaType:mediaType]];
    return self;
}

- (NSArray *)ports { return _devicePorts; }

@end
