// After "AVCaptureMovieFileOutput Class Reference" of iOS 5.

#import "Picture/CameraPicture.h"
#import "Recording/RecordingState.h"

@implementation AVCaptureMovieFileOutput {
    CameraBuffer *_buffer;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _buffer = [[CameraBuffer alloc] init];
    _movieFragmentInterval = kCMTimeInvalid;
    return self;
}

- (BOOL)takesMediaType:(NSString *)mediaType {
    return [mediaType isEqualToString:AVMediaTypeVideo] || [mediaType isEqualToString:AVMediaTypeAudio];
}

/// A film is upright while the device is, unless the app says otherwise.
- (AVCaptureVideoOrientation)firstOrientationOfPort:(AVCaptureInputPort *)port {
    return AVCaptureVideoOrientationPortrait;
}

- (FilmRecording *)recordingTo:(NSURL *)url delegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate {
    FilmRecording *recording = [[FilmRecording alloc] initWithURL:url output:self delegate:delegate];
    recording.metadata = self.metadata;
    recording.fragmentInterval = self.movieFragmentInterval;
    return recording;
}

- (void)cameraDidReach:(int64_t)nanoseconds {
    FilmRecording *recording = [self present];
    AVCaptureConnection *connection = [self liveConnectionWithMediaType:AVMediaTypeVideo];
    if (recording == nil || connection == nil) return;
    struct session_format format = self.session.format;
    struct camera_request request = {.isFront = connection.device.kind == capture_front_camera, .width = format.width,
                                     .height = format.height, .isMirrored = connection.videoMirrored,
                                     .format = kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange};
    CMSampleBufferRef sample = [_buffer copySampleOf:&request at:nanoseconds];
    if (sample == NULL) return;
    BOOL isWritten = [recording appendPicture:sample];
    CFRelease(sample);
    if (!isWritten) [self endWithError:capture_error(AVErrorUnknown, nil)];
    [self checkLimits];
}

- (void)microphoneDidHear:(CMSampleBufferRef)sample {
    if ([self liveConnectionWithMediaType:AVMediaTypeAudio]) [[self present] appendSound:sample];
}

@end
