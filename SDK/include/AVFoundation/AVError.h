// Why something could not be done with media. Since iOS 4.
#pragma once
#import <AVFoundation/AVBase.h>

AV_EXTERN NSString *const AVFoundationErrorDomain;
AV_EXTERN NSString *const AVErrorDeviceKey;
AV_EXTERN NSString *const AVErrorTimeKey;
AV_EXTERN NSString *const AVErrorFileSizeKey;
AV_EXTERN NSString *const AVErrorPIDKey;
AV_EXTERN NSString *const AVErrorRecordingSuccessfullyFinishedKey;
AV_EXTERN NSString *const AVErrorMediaTypeKey;
AV_EXTERN NSString *const AVErrorMediaSubTypeKey;

enum {
    AVErrorUnknown = -11800,
    AVErrorOutOfMemory = -11801,
    AVErrorSessionNotRunning = -11803,
    AVErrorDeviceAlreadyUsedByAnotherSession = -11804,
    AVErrorNoDataCaptured = -11805,
    AVErrorSessionConfigurationChanged = -11806,
    AVErrorDiskFull = -11807,
    AVErrorDeviceWasDisconnected = -11808,
    AVErrorMediaChanged = -11809,
    AVErrorMaximumDurationReached = -11810,
    AVErrorMaximumFileSizeReached = -11811,
    AVErrorMediaDiscontinuity = -11812,
    AVErrorMaximumNumberOfSamplesForFileFormatReached = -11813,
    AVErrorDeviceNotConnected = -11814,
    AVErrorDeviceInUseByAnotherApplication = -11815,
    AVErrorDeviceLockedForConfigurationByAnotherProcess = -11817,
    AVErrorSessionWasInterrupted = -11818,
    AVErrorMediaServicesWereReset = -11819,
    AVErrorExportFailed = -11820,
    AVErrorDecodeFailed = -11821,
    AVErrorInvalidSourceMedia = -11822,
    AVErrorFileAlreadyExists = -11823,
    AVErrorCompositionTrackSegmentsNotContiguous = -11824,
    AVErrorInvalidCompositionTrackSegmentDuration = -11825,
    AVErrorInvalidCompositionTrackSegmentSourceStartTime = -11826,
    AVErrorInvalidCompositionTrackSegmentSourceDuration = -11827,
    AVErrorFileFormatNotRecognized = -11828,
    AVErrorFileFailedToParse = -11829,
    AVErrorMaximumStillImageCaptureRequestsExceeded = -11830,
    AVErrorContentIsProtected = -11831,
    AVErrorNoImageAtTime = -11832,
    AVErrorDecoderNotFound = -11833,
    AVErrorEncoderNotFound = -11834,
    AVErrorContentIsNotAuthorized = -11835,
    AVErrorApplicationIsNotAuthorized = -11836,
    AVErrorDeviceIsNotAvailableInBackground = -11837,
    AVErrorOperationNotSupportedForAsset = -11838,
    AVErrorDecoderTemporarilyUnavailable = -11839,
    AVErrorEncoderTemporarilyUnavailable = -11840,
    AVErrorInvalidVideoComposition = -11841,
    AVErrorReferenceForbiddenByReferencePolicy = -11842,
    AVErrorInvalidOutputURLPathExtension = -11843
};
