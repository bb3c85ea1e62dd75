// What the classes of a session know of each other.
#pragma once
#import "Session/SessionPreset.h"

@interface AVCaptureInputPort ()
- (id)initWithInput:(AVCaptureInput *)input mediaType:(NSString *)mediaType;
/// Told to those who listen for the port's format.
- (void)becomeFormat:(CMFormatDescriptionRef)format;
@end

@interface AVCaptureInput ()
/// The session that has the input; nil if none has.
@property (nonatomic, weak) AVCaptureSession *session;
@end

@interface AVCaptureOutput ()
@property (nonatomic, weak) AVCaptureSession *session;
- (BOOL)takesMediaType:(NSString *)mediaType;
/// Makes connections with these ports, and keeps those that are there.
- (void)connectPorts:(NSArray *)ports;
/// A frame of the camera is due. On the main thread.
- (void)cameraDidReach:(int64_t)nanoseconds;
/// The session runs, or no longer.
- (void)sessionDidStart;
- (void)sessionDidStop;
/// The connection for a kind of media, if it is enabled; nil otherwise.
- (AVCaptureConnection *)liveConnectionWithMediaType:(NSString *)mediaType;
@end

@interface AVCaptureConnection ()
- (id)initWithPort:(AVCaptureInputPort *)port output:(AVCaptureOutput *)output
       orientation:(AVCaptureVideoOrientation)orientation;
@property (nonatomic, readonly) AVCaptureInputPort *port;
@property (nonatomic, readonly) AVCaptureDevice *device;
/// The quarters of a turn to the right by which the sensor's picture has the connection's orientation.
@property (nonatomic, readonly) int turns;
- (void)disconnect;
@end

@interface AVCaptureAudioChannel ()
- (void)showAverage:(float)average peak:(float)peak;
@end

@interface AVCaptureSession ()
/// The camera of the session; nil if it has none.
@property (nonatomic, readonly) AVCaptureDevice *camera;
/// The sizes of its pictures.
@property (nonatomic, readonly) struct session_format format;
/// Preview layers, which are not retained. On the main thread.
- (void)addPreview:(AVCaptureVideoPreviewLayer *)layer;
- (void)removePreview:(AVCaptureVideoPreviewLayer *)layer;
@end

@interface AVCaptureVideoPreviewLayer ()
/// Shows what the camera sees now, if the session runs.
- (void)showCamera;
@end

/// The quarters of a turn to the right that make a camera's picture upright while the device is held so. The cameras' sensors
/// lie on their side: with the home button at the right the rear one is upright, with it at the left the front one.
int camera_turns(AVCaptureVideoOrientation orientation, BOOL isFront);

/// The orientation in which a camera's picture is not turned.
AVCaptureVideoOrientation camera_own_orientation(BOOL isFront);

/// An error of AVFoundation's capture.
NSError *capture_error(NSInteger code, AVCaptureDevice *device);
