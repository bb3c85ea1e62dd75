#import <AVFoundation/AVFoundation.h>

NSString *const AVAudioSessionCategoryAmbient = @"AVAudioSessionCategoryAmbient";
NSString *const AVAudioSessionCategorySoloAmbient = @"AVAudioSessionCategorySoloAmbient";
NSString *const AVAudioSessionCategoryPlayback = @"AVAudioSessionCategoryPlayback";
NSString *const AVAudioSessionCategoryRecord = @"AVAudioSessionCategoryRecord";
NSString *const AVAudioSessionCategoryPlayAndRecord = @"AVAudioSessionCategoryPlayAndRecord";
NSString *const AVAudioSessionCategoryAudioProcessing = @"AVAudioSessionCategoryAudioProcessing";

NSString *const AVFormatIDKey = @"AVFormatIDKey";
NSString *const AVSampleRateKey = @"AVSampleRateKey";
NSString *const AVNumberOfChannelsKey = @"AVNumberOfChannelsKey";
NSString *const AVLinearPCMBitDepthKey = @"AVLinearPCMBitDepthKey";
NSString *const AVLinearPCMIsBigEndianKey = @"AVLinearPCMIsBigEndianKey";
NSString *const AVLinearPCMIsFloatKey = @"AVLinearPCMIsFloatKey";
NSString *const AVLinearPCMIsNonInterleaved = @"AVLinearPCMIsNonInterleaved";
NSString *const AVEncoderAudioQualityKey = @"AVEncoderQualityKey";
NSString *const AVEncoderBitRateKey = @"AVEncoderBitRateKey";
NSString *const AVEncoderBitDepthHintKey = @"AVEncoderBitDepthHintKey";
NSString *const AVSampleRateConverterAudioQualityKey = @"AVSampleRateConverterQualityKey";
NSString *const AVChannelLayoutKey = @"AVChannelLayoutKey";

NSString *const AVMediaTypeVideo = @"vide";
NSString *const AVMediaTypeAudio = @"soun";
NSString *const AVMediaTypeText = @"text";
NSString *const AVMediaTypeClosedCaption = @"clcp";
NSString *const AVMediaTypeSubtitle = @"sbtl";
NSString *const AVMediaTypeTimecode = @"tmcd";
NSString *const AVMediaTypeTimedMetadata = @"tmet";
NSString *const AVMediaTypeMuxed = @"muxx";

NSString *const AVFileTypeQuickTimeMovie = @"com.apple.quicktime-movie";
NSString *const AVFileTypeMPEG4 = @"public.mpeg-4";
NSString *const AVFileTypeAppleM4V = @"com.apple.m4v-video";
NSString *const AVFileTypeAppleM4A = @"com.apple.m4a-audio";
NSString *const AVFileTypeCoreAudioFormat = @"com.apple.coreaudio-format";
NSString *const AVFileTypeWAVE = @"com.microsoft.waveform-audio";
NSString *const AVFileTypeAIFF = @"public.aiff-audio";

// AVAnimation.h
const CFTimeInterval AVCoreAnimationBeginTimeAtZero = 1e-100;
NSString *const AVLayerVideoGravityResizeAspect = @"AVLayerVideoGravityResizeAspect";
NSString *const AVLayerVideoGravityResizeAspectFill = @"AVLayerVideoGravityResizeAspectFill";
NSString *const AVLayerVideoGravityResize = @"AVLayerVideoGravityResize";

// AVAsset.h
NSString *const AVURLAssetPreferPreciseDurationAndTimingKey = @"AVURLAssetPreferPreciseDurationAndTimingKey";
NSString *const AVURLAssetReferenceRestrictionsKey = @"AVURLAssetReferenceRestrictionsKey";

// AVAssetExportSession.h
NSString *const AVAssetExportPresetLowQuality = @"AVAssetExportPresetLowQuality";
NSString *const AVAssetExportPresetMediumQuality = @"AVAssetExportPresetMediumQuality";
NSString *const AVAssetExportPresetHighestQuality = @"AVAssetExportPresetHighestQuality";
NSString *const AVAssetExportPreset640x480 = @"AVAssetExportPreset640x480";
NSString *const AVAssetExportPreset960x540 = @"AVAssetExportPreset960x540";
NSString *const AVAssetExportPreset1280x720 = @"AVAssetExportPreset1280x720";
NSString *const AVAssetExportPreset1920x1080 = @"AVAssetExportPreset1920x1080";
NSString *const AVAssetExportPresetAppleM4A = @"AVAssetExportPresetAppleM4A";
NSString *const AVAssetExportPresetPassthrough = @"AVAssetExportPresetPassthrough";

// AVAssetImageGenerator.h
NSString *const AVAssetImageGeneratorApertureModeCleanAperture = @"AVAssetImageGeneratorApertureModeCleanAperture";
NSString *const AVAssetImageGeneratorApertureModeProductionAperture = @"AVAssetImageGeneratorApertureModeProductionAperture";
NSString *const AVAssetImageGeneratorApertureModeEncodedPixels = @"AVAssetImageGeneratorApertureModeEncodedPixels";

// AVAudioSession.h
NSString *const AVAudioSessionModeDefault = @"AVAudioSessionModeDefault";
NSString *const AVAudioSessionModeVoiceChat = @"AVAudioSessionModeVoiceChat";
NSString *const AVAudioSessionModeGameChat = @"AVAudioSessionModeGameChat";
NSString *const AVAudioSessionModeVideoRecording = @"AVAudioSessionModeVideoRecording";
NSString *const AVAudioSessionModeMeasurement = @"AVAudioSessionModeMeasurement";

// AVAudioSettings.h
NSString *const AVEncoderBitRatePerChannelKey = @"AVEncoderBitRatePerChannelKey";

// AVCaptureDevice.h
NSString *const AVCaptureDeviceWasConnectedNotification = @"AVCaptureDeviceWasConnectedNotification";
NSString *const AVCaptureDeviceWasDisconnectedNotification = @"AVCaptureDeviceWasDisconnectedNotification";
NSString *const AVCaptureDeviceSubjectAreaDidChangeNotification = @"AVCaptureDeviceSubjectAreaDidChangeNotification";

// AVCaptureInput.h
NSString *const AVCaptureInputPortFormatDescriptionDidChangeNotification = @"AVCaptureInputPortFormatDescriptionDidChangeNotification";

// AVCaptureSession.h
NSString *const AVCaptureSessionRuntimeErrorNotification = @"AVCaptureSessionRuntimeErrorNotification";
NSString *const AVCaptureSessionErrorKey = @"AVCaptureSessionErrorKey";
NSString *const AVCaptureSessionDidStartRunningNotification = @"AVCaptureSessionDidStartRunningNotification";
NSString *const AVCaptureSessionDidStopRunningNotification = @"AVCaptureSessionDidStopRunningNotification";
NSString *const AVCaptureSessionWasInterruptedNotification = @"AVCaptureSessionWasInterruptedNotification";
NSString *const AVCaptureSessionInterruptionEndedNotification = @"AVCaptureSessionInterruptionEndedNotification";
NSString *const AVCaptureSessionPresetPhoto = @"AVCaptureSessionPresetPhoto";
NSString *const AVCaptureSessionPresetHigh = @"AVCaptureSessionPresetHigh";
NSString *const AVCaptureSessionPresetMedium = @"AVCaptureSessionPresetMedium";
NSString *const AVCaptureSessionPresetLow = @"AVCaptureSessionPresetLow";
NSString *const AVCaptureSessionPreset352x288 = @"AVCaptureSessionPreset352x288";
NSString *const AVCaptureSessionPreset640x480 = @"AVCaptureSessionPreset640x480";
NSString *const AVCaptureSessionPreset1280x720 = @"AVCaptureSessionPreset1280x720";
NSString *const AVCaptureSessionPreset1920x1080 = @"AVCaptureSessionPreset1920x1080";
NSString *const AVCaptureSessionPresetiFrame960x540 = @"AVCaptureSessionPresetiFrame960x540";
NSString *const AVCaptureSessionPresetiFrame1280x720 = @"AVCaptureSessionPresetiFrame1280x720";

// AVError.h
NSString *const AVFoundationErrorDomain = @"AVFoundationErrorDomain";
NSString *const AVErrorDeviceKey = @"AVErrorDeviceKey";
NSString *const AVErrorTimeKey = @"AVErrorTimeKey";
NSString *const AVErrorFileSizeKey = @"AVErrorFileSizeKey";
NSString *const AVErrorPIDKey = @"AVErrorPIDKey";
NSString *const AVErrorRecordingSuccessfullyFinishedKey = @"AVErrorRecordingSuccessfullyFinishedKey";
NSString *const AVErrorMediaTypeKey = @"AVErrorMediaTypeKey";
NSString *const AVErrorMediaSubTypeKey = @"AVErrorMediaSubTypeKey";

// AVMediaFormat.h
NSString *const AVMediaCharacteristicVisual = @"AVMediaCharacteristicVisual";
NSString *const AVMediaCharacteristicAudible = @"AVMediaCharacteristicAudible";
NSString *const AVMediaCharacteristicLegible = @"AVMediaCharacteristicLegible";
NSString *const AVMediaCharacteristicFrameBased = @"AVMediaCharacteristicFrameBased";
NSString *const AVMediaCharacteristicIsMainProgramContent = @"public.main-program-content";
NSString *const AVMediaCharacteristicIsAuxiliaryContent = @"public.auxiliary-content";
NSString *const AVMediaCharacteristicContainsOnlyForcedSubtitles = @"public.subtitles.forced-only";
NSString *const AVMediaCharacteristicTranscribesSpokenDialogForAccessibility = @"public.accessibility.transcribes-spoken-dialog";
NSString *const AVMediaCharacteristicDescribesMusicAndSoundForAccessibility = @"public.accessibility.describes-music-and-sound";
NSString *const AVMediaCharacteristicDescribesVideoForAccessibility = @"public.accessibility.describes-video";
NSString *const AVFileType3GPP = @"public.3gpp";
NSString *const AVFileTypeAIFC = @"public.aifc-audio";
NSString *const AVFileTypeAMR = @"org.3gpp.adaptive-multi-rate-audio";

// AVPlayerItem.h
NSString *const AVPlayerItemTimeJumpedNotification = @"AVPlayerItemTimeJumpedNotification";
NSString *const AVPlayerItemDidPlayToEndTimeNotification = @"AVPlayerItemDidPlayToEndTimeNotification";
NSString *const AVPlayerItemFailedToPlayToEndTimeNotification = @"AVPlayerItemFailedToPlayToEndTimeNotification";
NSString *const AVPlayerItemFailedToPlayToEndTimeErrorKey = @"AVPlayerItemFailedToPlayToEndTimeErrorKey";

// AVVideoSettings.h
NSString *const AVVideoCodecKey = @"AVVideoCodecKey";
NSString *const AVVideoCodecH264 = @"avc1";
NSString *const AVVideoCodecJPEG = @"jpeg";
NSString *const AVVideoWidthKey = @"AVVideoWidthKey";
NSString *const AVVideoHeightKey = @"AVVideoHeightKey";
NSString *const AVVideoScalingModeKey = @"AVVideoScalingModeKey";
NSString *const AVVideoScalingModeFit = @"AVVideoScalingModeFit";
NSString *const AVVideoScalingModeResize = @"AVVideoScalingModeResize";
NSString *const AVVideoScalingModeResizeAspect = @"AVVideoScalingModeResizeAspect";
NSString *const AVVideoScalingModeResizeAspectFill = @"AVVideoScalingModeResizeAspectFill";
NSString *const AVVideoCompressionPropertiesKey = @"AVVideoCompressionPropertiesKey";
NSString *const AVVideoAverageBitRateKey = @"AverageBitRate";
NSString *const AVVideoQualityKey = @"Quality";
NSString *const AVVideoMaxKeyFrameIntervalKey = @"MaxKeyFrameInterval";
NSString *const AVVideoProfileLevelKey = @"ProfileLevel";
NSString *const AVVideoProfileLevelH264Baseline30 = @"H264_Baseline_3_0";
NSString *const AVVideoProfileLevelH264Baseline31 = @"H264_Baseline_3_1";
NSString *const AVVideoProfileLevelH264Baseline41 = @"H264_Baseline_4_1";
NSString *const AVVideoProfileLevelH264Main30 = @"H264_Main_3_0";
NSString *const AVVideoProfileLevelH264Main31 = @"H264_Main_3_1";
NSString *const AVVideoProfileLevelH264Main32 = @"H264_Main_3_2";
NSString *const AVVideoProfileLevelH264Main41 = @"H264_Main_4_1";
NSString *const AVVideoPixelAspectRatioKey = @"PixelAspectRatio";
NSString *const AVVideoPixelAspectRatioHorizontalSpacingKey = @"HorizontalSpacing";
NSString *const AVVideoPixelAspectRatioVerticalSpacingKey = @"VerticalSpacing";
NSString *const AVVideoCleanApertureKey = @"CleanAperture";
NSString *const AVVideoCleanApertureWidthKey = @"Width";
NSString *const AVVideoCleanApertureHeightKey = @"Height";
NSString *const AVVideoCleanApertureHorizontalOffsetKey = @"HorizontalOffset";
NSString *const AVVideoCleanApertureVerticalOffsetKey = @"VerticalOffset";
