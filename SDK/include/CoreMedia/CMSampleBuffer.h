// Samples of media with their times. Since iOS 4.
#pragma once
#import <CoreMedia/CMAttachment.h>
#import <CoreMedia/CMBlockBuffer.h>
#import <CoreMedia/CMFormatDescription.h>
#import <CoreMedia/CMTimeRange.h>

typedef struct opaqueCMSampleBuffer *CMSampleBufferRef;

enum {
    kCMSampleBufferError_AllocationFailed = -12730,
    kCMSampleBufferError_RequiredParameterMissing = -12731,
    kCMSampleBufferError_AlreadyHasDataBuffer = -12732,
    kCMSampleBufferError_BufferNotReady = -12733,
    kCMSampleBufferError_SampleIndexOutOfRange = -12734,
    kCMSampleBufferError_BufferHasNoSampleSizes = -12735,
    kCMSampleBufferError_BufferHasNoSampleTimingInfo = -12736,
    kCMSampleBufferError_ArrayTooSmall = -12737,
    kCMSampleBufferError_InvalidEntryCount = -12738,
    kCMSampleBufferError_CannotSubdivide = -12739,
    kCMSampleBufferError_SampleTimingInfoInvalid = -12740,
    kCMSampleBufferError_InvalidMediaTypeForOperation = -12741,
    kCMSampleBufferError_InvalidSampleData = -12742,
    kCMSampleBufferError_InvalidMediaFormat = -12743,
    kCMSampleBufferError_Invalidated = -12744,
    kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment = 1
};

typedef struct {
    CMTime duration;
    CMTime presentationTimeStamp;
    CMTime decodeTimeStamp;
} CMSampleTimingInfo;

CM_EXPORT const CMSampleTimingInfo kCMTimingInfoInvalid;

typedef OSStatus (*CMSampleBufferMakeDataReadyCallback)(CMSampleBufferRef buffer, void *makeDataReadyRefcon);
typedef void (*CMSampleBufferInvalidateCallback)(CMSampleBufferRef buffer, uint64_t invalidateRefCon);

CM_EXPORT const CFStringRef kCMSampleBufferNotification_DataBecameReady;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotification_InhibitOutputUntil;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotificationParameter_ResumeTag;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotification_ResetOutput;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotification_UpcomingOutputPTSRangeChanged;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotificationParameter_UpcomingOutputPTSRangeMayOverlapQueuedOutputPTSRange;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotificationParameter_MinUpcomingOutputPTS;
CM_EXPORT const CFStringRef kCMSampleBufferConduitNotificationParameter_MaxUpcomingOutputPTS;
CM_EXPORT const CFStringRef kCMSampleBufferConsumerNotification_BufferConsumed;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_NotSync;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_PartialSync;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_HasRedundantCoding;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_IsDependedOnByOthers;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_DependsOnOthers;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_EarlierDisplayTimesAllowed;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_DisplayImmediately;
CM_EXPORT const CFStringRef kCMSampleAttachmentKey_DoNotDisplay;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_ResetDecoderBeforeDecoding;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_DrainAfterDecoding;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_PostNotificationWhenConsumed;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_ResumeOutput;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_TransitionID;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_TrimDurationAtStart;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_TrimDurationAtEnd;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_SpeedMultiplier;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_Reverse;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_FillDiscontinuitiesWithSilence;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_EmptyMedia;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_PermanentEmptyMedia;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_DisplayEmptyMediaImmediately;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_EndsPreviousSampleDuration;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_SampleReferenceURL;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_SampleReferenceByteOffset;
CM_EXPORT const CFStringRef kCMSampleBufferAttachmentKey_GradualDecoderRefresh;

// Making buffers.
CM_EXPORT OSStatus CMSampleBufferCreate(CFAllocatorRef allocator, CMBlockBufferRef dataBuffer, Boolean dataReady,
                                        CMSampleBufferMakeDataReadyCallback makeDataReadyCallback,
                                        void *makeDataReadyRefcon, CMFormatDescriptionRef formatDescription,
                                        CMItemCount numSamples, CMItemCount numSampleTimingEntries,
                                        const CMSampleTimingInfo *sampleTimingArray, CMItemCount numSampleSizeEntries,
                                        const size_t *sampleSizeArray, CMSampleBufferRef *buffer);
CM_EXPORT OSStatus CMAudioSampleBufferCreateWithPacketDescriptions(
    CFAllocatorRef allocator, CMBlockBufferRef dataBuffer, Boolean dataReady,
    CMSampleBufferMakeDataReadyCallback makeDataReadyCallback, void *makeDataReadyRefcon,
    CMFormatDescriptionRef formatDescription, CMItemCount numSamples, CMTime presentationTime,
    const AudioStreamPacketDescription *packetDescriptions, CMSampleBufferRef *buffer);
CM_EXPORT OSStatus CMSampleBufferCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer,
                                                      Boolean dataReady,
                                                      CMSampleBufferMakeDataReadyCallback makeDataReadyCallback,
                                                      void *makeDataReadyRefcon,
                                                      CMVideoFormatDescriptionRef formatDescription,
                                                      const CMSampleTimingInfo *sampleTiming, CMSampleBufferRef *buffer);
CM_EXPORT OSStatus CMSampleBufferCreateCopy(CFAllocatorRef allocator, CMSampleBufferRef buffer, CMSampleBufferRef *copy);
CM_EXPORT OSStatus CMSampleBufferCreateCopyWithNewTiming(CFAllocatorRef allocator, CMSampleBufferRef originalBuffer,
                                                         CMItemCount numSampleTimingEntries,
                                                         const CMSampleTimingInfo *sampleTimingArray,
                                                         CMSampleBufferRef *copy);
CM_EXPORT OSStatus CMSampleBufferCopySampleBufferForRange(CFAllocatorRef allocator, CMSampleBufferRef buffer,
                                                          CFRange sampleRange, CMSampleBufferRef *copy);
CM_EXPORT CFTypeID CMSampleBufferGetTypeID(void);

// What a buffer holds.
CM_EXPORT OSStatus CMSampleBufferSetDataBuffer(CMSampleBufferRef buffer, CMBlockBufferRef dataBuffer);
CM_EXPORT CMBlockBufferRef CMSampleBufferGetDataBuffer(CMSampleBufferRef buffer);
CM_EXPORT CVImageBufferRef CMSampleBufferGetImageBuffer(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferSetDataBufferFromAudioBufferList(CMSampleBufferRef buffer,
                                                                  CFAllocatorRef structureAllocator,
                                                                  CFAllocatorRef memoryAllocator, uint32_t flags,
                                                                  const AudioBufferList *bufferList);
CM_EXPORT OSStatus CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(
    CMSampleBufferRef buffer, size_t *bufferListSizeNeeded, AudioBufferList *bufferList, size_t bufferListSize,
    CFAllocatorRef structureAllocator, CFAllocatorRef memoryAllocator, uint32_t flags, CMBlockBufferRef *blockBuffer);
CM_EXPORT OSStatus CMSampleBufferGetAudioStreamPacketDescriptions(CMSampleBufferRef buffer,
                                                                  size_t packetDescriptionsSize,
                                                                  AudioStreamPacketDescription *packetDescriptions,
                                                                  size_t *packetDescriptionsSizeNeeded);
CM_EXPORT OSStatus CMSampleBufferGetAudioStreamPacketDescriptionsPtr(
    CMSampleBufferRef buffer, const AudioStreamPacketDescription **packetDescriptions, size_t *packetDescriptionsSize);
CM_EXPORT OSStatus CMSampleBufferSetDataReady(CMSampleBufferRef buffer);
CM_EXPORT Boolean CMSampleBufferDataIsReady(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferMakeDataReady(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferTrackDataReadiness(CMSampleBufferRef buffer, CMSampleBufferRef bufferToTrack);
CM_EXPORT OSStatus CMSampleBufferInvalidate(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferSetInvalidateCallback(CMSampleBufferRef buffer,
                                                       CMSampleBufferInvalidateCallback invalidateCallback,
                                                       uint64_t invalidateRefCon);
CM_EXPORT Boolean CMSampleBufferIsValid(CMSampleBufferRef buffer);

// Its samples and their times.
CM_EXPORT CMItemCount CMSampleBufferGetNumSamples(CMSampleBufferRef buffer);
CM_EXPORT CMTime CMSampleBufferGetDuration(CMSampleBufferRef buffer);
CM_EXPORT CMTime CMSampleBufferGetPresentationTimeStamp(CMSampleBufferRef buffer);
CM_EXPORT CMTime CMSampleBufferGetDecodeTimeStamp(CMSampleBufferRef buffer);
CM_EXPORT CMTime CMSampleBufferGetOutputDuration(CMSampleBufferRef buffer);
CM_EXPORT CMTime CMSampleBufferGetOutputPresentationTimeStamp(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferSetOutputPresentationTimeStamp(CMSampleBufferRef buffer,
                                                                CMTime outputPresentationTimeStamp);
CM_EXPORT CMTime CMSampleBufferGetOutputDecodeTimeStamp(CMSampleBufferRef buffer);
CM_EXPORT OSStatus CMSampleBufferGetSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                          CMSampleTimingInfo *timingArray,
                                                          CMItemCount *timingArrayEntriesNeeded);
CM_EXPORT OSStatus CMSampleBufferGetOutputSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                                CMSampleTimingInfo *timingArray,
                                                                CMItemCount *timingArrayEntriesNeeded);
CM_EXPORT OSStatus CMSampleBufferGetSampleTimingInfo(CMSampleBufferRef buffer, CMItemIndex sampleIndex,
                                                     CMSampleTimingInfo *timingInfo);
CM_EXPORT OSStatus CMSampleBufferGetSampleSizeArray(CMSampleBufferRef buffer, CMItemCount sizeArrayEntries,
                                                    size_t *sizeArray, CMItemCount *sizeArrayEntriesNeeded);
CM_EXPORT size_t CMSampleBufferGetSampleSize(CMSampleBufferRef buffer, CMItemIndex sampleIndex);
CM_EXPORT size_t CMSampleBufferGetTotalSampleSize(CMSampleBufferRef buffer);
CM_EXPORT CMFormatDescriptionRef CMSampleBufferGetFormatDescription(CMSampleBufferRef buffer);
CM_EXPORT CFArrayRef CMSampleBufferGetSampleAttachmentsArray(CMSampleBufferRef buffer, Boolean createIfNecessary);
CM_EXPORT OSStatus CMSampleBufferCallForEachSample(CMSampleBufferRef buffer,
                                                   OSStatus (*callback)(CMSampleBufferRef sampleBuffer,
                                                                        CMItemCount index, void *refcon),
                                                   void *refcon);
