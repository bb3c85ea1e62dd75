#import "Input/MicrophoneTap.h"
#import "Session/SessionState.h"

@implementation AVCaptureOutput {
    NSArray *_all;
}

- (BOOL)takesMediaType:(NSString *)mediaType { return NO; }
- (void)cameraDidReach:(int64_t)nanoseconds {}
- (void)microphoneDidHear:(CMSampleBufferRef)sample {}
- (void)sessionDidStart {}
- (void)sessionDidStop {}

- (NSArray *)connections {
    @synchronized(self) {
        return _all ? _all : [NSArray array];
    }
}

- (AVCaptureConnection *)connectionWithMediaType:(NSString *)mediaType {
    for (AVCaptureConnection *connection in self.connections) {
        if ([connection.port.mediaType isEqualToString:mediaType]) return connection;
    }
    return nil;
}

- (AVCaptureConnection *)liveConnectionWithMediaType:(NSString *)mediaType {
    AVCaptureConnection *connection = [self connectionWithMediaType:mediaType];
    return connection.active ? connection : nil;
}

/// How pictures come before an app has said it.
- (AVCaptureVideoOrientation)firstOrientationOfPort:(AVCaptureInputPort *)port {
    BOOL isFront = ((AVCaptureDeviceInput *)port.input).device.kind == capture_front_camera;
    return camera_own_orientation(isFront);
}

- (AVCaptureConnection *)connectionWithPort:(AVCaptureInputPort *)port {
    for (AVCaptureConnection *connection in self.connections) {
        if (connection.port == port) return connection;
    }
    return [[AVCaptureConnection alloc] initWithPort:port output:self orientation:[self firstOrientationOfPort:port]];
}

- (void)connectPorts:(NSArray *)ports {
    NSMutableArray *connections = [NSMutableArray array];
    for (AVCaptureInputPort *port in ports) {
        if ([self takesMediaType:port.mediaType]) [connections addObject:[self connectionWithPort:port]];
    }
    for (AVCaptureConnection *connection in self.connections) {
        if (![connections containsObject:connection]) [connection disconnect];
    }
    @synchronized(self) {
        _all = connections;
    }
}

@end
