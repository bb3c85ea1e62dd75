// Which session has a camera.
#pragma once
#import "Session/SessionState.h"

/// - Returns: NO if another session has the camera.
BOOL capture_session_begins(AVCaptureSession *session, AVCaptureDevice *camera);
void capture_session_ends(AVCaptureSession *session);
