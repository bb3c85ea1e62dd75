#pragma once
#import <AVFoundation/AVBase.h>

AV_EXTERN NSString *const AVFormatIDKey;
AV_EXTERN NSString *const AVSampleRateKey;
AV_EXTERN NSString *const AVNumberOfChannelsKey;
AV_EXTERN NSString *const AVLinearPCMBitDepthKey;
AV_EXTERN NSString *const AVLinearPCMIsBigEndianKey;
AV_EXTERN NSString *const AVLinearPCMIsFloatKey;
AV_EXTERN NSString *const AVLinearPCMIsNonInterleaved;
AV_EXTERN NSString *const AVEncoderAudioQualityKey;
AV_EXTERN NSString *const AVEncoderBitRateKey;
AV_EXTERN NSString *const AVEncoderBitRatePerChannelKey;
AV_EXTERN NSString *const AVEncoderBitDepthHintKey;
AV_EXTERN NSString *const AVSampleRateConverterAudioQualityKey;
AV_EXTERN NSString *const AVChannelLayoutKey;

enum {
    AVAudioQualityMin = 0,
    AVAudioQualityLow = 0x20,
    AVAudioQualityMedium = 0x40,
    AVAudioQualityHigh = 0x60,
    AVAudioQualityMax = 0x7F
};
typedef NSInteger AVAudioQuality;

#define AVLinearPCMIsNonInterleavedKey AVLinearPCMIsNonInterleaved
