// What capture's other classes ask of a device.
#pragma once
#import <AVFoundation/AVFoundation.h>

enum capture_kind { capture_rear_camera, capture_front_camera, capture_microphone, capture_kind_count };

@interface AVCaptureDevice ()
- (id)initWithKind:(enum capture_kind)kind;
@property (nonatomic, readonly) enum capture_kind kind;
@property (nonatomic, readonly) BOOL isCamera;
/// A session that runs has the camera, or no longer: it focuses, and its torch shines.
- (void)beginRunning;
- (void)endRunning;
/// What it sees is something else than before. On the main thread.
- (void)viewDidChange;
@end

/// The device of a kind; nil if this device has none.
AVCaptureDevice *capture_device(enum capture_kind kind);
