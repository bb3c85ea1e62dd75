#import "Recording/RecordingState.h"

/// In bytes, of the disk that has the file.
static int64_t free_space(NSURL *url) {
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfFileSystemForPath:[url path] error:NULL];
    NSNumber *space = [attributes objectForKey:NSFileSystemFreeSize];
    return space ? [space longLongValue] : INT64_MAX;
}

@implementation AVCaptureFileOutput {
    FilmRecording *_recording;
}

- (id)init {
    if (!(self = [super init])) return nil;
    _maxRecordedDuration = kCMTimeInvalid;
    return self;
}

- (FilmRecording *)present {
    @synchronized(self) {
        return _recording;
    }
}

- (BOOL)isRecording { return [self present] != nil; }
- (NSURL *)outputFileURL { return [self present].url; }
- (CMTime)recordedDuration { return [self present] ? [self present].duration : kCMTimeZero; }
- (int64_t)recordedFileSize { return [self present].size; }

- (FilmRecording *)recordingTo:(NSURL *)url delegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate { return nil; }

- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL
                    recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate {
    if (![outputFileURL isFileURL] || delegate == nil || self.recording) {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[AVCaptureMovieFileOutput startRecordingToOutputFileURL:recordingDelegate:] no URL of a "
                           @"file, no delegate, or recording already"];
    }
    FilmRecording *recording = [self recordingTo:outputFileURL delegate:delegate];
    @synchronized(self) {
        _recording = recording;
    }
    NSError *error = nil;
    if (!self.session.running || [self.connections count] == 0) error = capture_error(AVErrorSessionNotRunning, nil);
    if (error == nil && ![recording begin:&error] && error == nil) error = capture_error(AVErrorUnknown, nil);
    if (error) [self endWithError:error];
}

- (void)stopRecording { [self endWithError:nil]; }

- (void)endWithError:(NSError *)error {
    FilmRecording *recording = nil;
    @synchronized(self) {
        recording = _recording;
        _recording = nil;
    }
    [recording endWithError:error];
}

/// What has been recorded is a whole film.
- (void)endRecordedWithCode:(NSInteger)code {
    NSError *plain = capture_error(code, nil);
    NSMutableDictionary *information = [plain.userInfo mutableCopy];
    [information setObject:[NSNumber numberWithBool:YES] forKey:AVErrorRecordingSuccessfullyFinishedKey];
    [self endWithError:[NSError errorWithDomain:plain.domain code:code userInfo:information]];
}

/// After each sample.
- (void)checkLimits {
    if (!self.recording) return;
    BOOL isLong = CMTIME_IS_NUMERIC(_maxRecordedDuration) && CMTimeCompare(self.recordedDuration, _maxRecordedDuration) >= 0;
    if (isLong) [self endRecordedWithCode:AVErrorMaximumDurationReached];
    else if (_minFreeDiskSpaceLimit > 0 && free_space(self.outputFileURL) < _minFreeDiskSpaceLimit)
        [self endRecordedWithCode:AVErrorDiskFull];
    else if (_maxRecordedFileSize > 0 && self.recordedFileSize >= _maxRecordedFileSize)
        [self endRecordedWithCode:AVErrorMaximumFileSizeReached];
}

- (void)sessionDidStop {
    if (self.recording) [self endRecordedWithCode:AVErrorSessionWasInterrupted];
}

@end
