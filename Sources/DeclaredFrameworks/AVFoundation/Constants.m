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
