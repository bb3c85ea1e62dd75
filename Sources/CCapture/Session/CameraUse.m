#import "Session/CameraUse.h"

/// The sessions that run, by the kind of their camera; not retained.
static const void *users[capture_kind_count];

BOOL capture_session_begins(AVCaptureSession *session, AVCaptureDevice *camera) {
    if (camera == nil) return YES;
    @synchronized([AVCaptureDevice class]) {
        const void *user = users[camera.kind];
        if (user && user != (__bridge const void *)session) return NO;
        users[camera.kind] = (__bridge const void *)session;
    }
    return YES;
}

void capture_session_ends(AVCaptureSession *session) {
    @synchronized([AVCaptureDevice class]) {
        for (int kind = 0; kind < capture_kind_count; kind++) {
            if (users[kind] == (__bridge const void *)session) users[kind] = NULL;
        }
    }
}

NSError *capture_error(NSInteger code, AVCaptureDevice *device) {
    NSString *why = @"An unknown error occurred";
    if (code == AVErrorDeviceAlreadyUsedByAnotherSession) why = @"The device is already in use by another session.";
    if (code == AVErrorDeviceNotConnected) why = @"The device is not connected.";
    if (code == AVErrorSessionNotRunning) why = @"The session is not running.";
    if (code == AVErrorOutOfMemory) why = @"There is not enough memory available.";
    NSMutableDictionary *information = [NSMutableDictionary
        dictionaryWithObjectsAndKeys:@"The operation could not be completed", NSLocalizedDescriptionKey, why,
                                     NSLocalizedFailureReasonErrorKey, nil];
    if (device) [information setObject:device forKey:AVErrorDeviceKey];
    return [NSError errorWithDomain:AVFoundationErrorDomain code:code userInfo:information];
}

// MARK: How cameras lie

AVCaptureVideoOrientation camera_own_orientation(BOOL isFront) {
    return isFront ? AVCaptureVideoOrientationLandscapeLeft : AVCaptureVideoOrientationLandscapeRight;
}

int camera_turns(AVCaptureVideoOrientation orientation, BOOL isFront) {
    switch (orientation) {
    case AVCaptureVideoOrientationPortrait: return 1;
    case AVCaptureVideoOrientationPortraitUpsideDown: return 3;
    default: return orientation == camera_own_orientation(isFront) ? 0 : 2;
    }
}
