#import "Notice/Refusal.h"
#import <CoreMedia/CoreMedia.h>

OSStatus CMBlockBufferCreateEmpty(CFAllocatorRef allocator, uint32_t subBlockCapacity, CMBlockBufferFlags flags,
                                  CMBlockBufferRef *buffer) REFUSES(-12745)
OSStatus CMBlockBufferCreateWithMemoryBlock(CFAllocatorRef structureAllocator, void *memoryBlock, size_t blockLength,
                                            CFAllocatorRef blockAllocator,
                                            const CMBlockBufferCustomBlockSource *customBlockSource,
                                            size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                            CMBlockBufferRef *buffer) REFUSES(-12745)
OSStatus CMBlockBufferCreateWithBufferReference(CFAllocatorRef allocator, CMBlockBufferRef targetBuffer,
                                                size_t offsetToData, size_t dataLength, CMBlockBufferFlags flags,
                                                CMBlockBufferRef *buffer) REFUSES(-12745)
OSStatus CMBlockBufferCreateContiguous(CFAllocatorRef structureAllocator, CMBlockBufferRef sourceBuffer,
                                       CFAllocatorRef blockAllocator,
                                       const CMBlockBufferCustomBlockSource *customBlockSource, size_t offsetToData,
                                       size_t dataLength, CMBlockBufferFlags flags,
                                       CMBlockBufferRef *buffer) REFUSES(-12745)
CFTypeID CMBlockBufferGetTypeID(void) REFUSES(0)
OSStatus CMBlockBufferAppendMemoryBlock(CMBlockBufferRef buffer, void *memoryBlock, size_t blockLength,
                                        CFAllocatorRef blockAllocator,
                                        const CMBlockBufferCustomBlockSource *customBlockSource, size_t offsetToData,
                                        size_t dataLength, CMBlockBufferFlags flags) REFUSES(-12745)
OSStatus CMBlockBufferAppendBufferReference(CMBlockBufferRef buffer, CMBlockBufferRef targetBuffer, size_t offsetToData,
                                            size_t dataLength, CMBlockBufferFlags flags) REFUSES(-12745)
OSStatus CMBlockBufferAssureBlockMemory(CMBlockBufferRef buffer) REFUSES(-12745)
OSStatus CMBlockBufferAccessDataBytes(CMBlockBufferRef buffer, size_t offset, size_t length, void *temporaryBlock,
                                      char **returnedPointer) REFUSES(-12745)
OSStatus CMBlockBufferCopyDataBytes(CMBlockBufferRef buffer, size_t offsetToData, size_t dataLength,
                                    void *destination) REFUSES(-12745)
OSStatus CMBlockBufferReplaceDataBytes(const void *sourceBytes, CMBlockBufferRef destinationBuffer,
                                       size_t offsetIntoDestination, size_t dataLength) REFUSES(-12745)
OSStatus CMBlockBufferFillDataBytes(char fillByte, CMBlockBufferRef destinationBuffer, size_t offsetIntoDestination,
                                    size_t dataLength) REFUSES(-12745)
OSStatus CMBlockBufferGetDataPointer(CMBlockBufferRef buffer, size_t offset, size_t *lengthAtOffset,
                                     size_t *totalLength, char **dataPointer) REFUSES(-12745)
size_t CMBlockBufferGetDataLength(CMBlockBufferRef buffer) REFUSES(0)
Boolean CMBlockBufferIsRangeContiguous(CMBlockBufferRef buffer, size_t offset, size_t length) REFUSES(false)
Boolean CMBlockBufferIsEmpty(CMBlockBufferRef buffer) REFUSES(false)
OSStatus CMSampleBufferCreate(CFAllocatorRef allocator, CMBlockBufferRef dataBuffer, Boolean dataReady,
                              CMSampleBufferMakeDataReadyCallback makeDataReadyCallback, void *makeDataReadyRefcon,
                              CMFormatDescriptionRef formatDescription, CMItemCount numSamples,
                              CMItemCount numSampleTimingEntries, const CMSampleTimingInfo *sampleTimingArray,
                              CMItemCount numSampleSizeEntries, const size_t *sampleSizeArray,
                              CMSampleBufferRef *buffer) REFUSES(-12745)
OSStatus CMAudioSampleBufferCreateWithPacketDescriptions( CFAllocatorRef allocator, CMBlockBufferRef dataBuffer,
                                                         Boolean dataReady,
                                                         CMSampleBufferMakeDataReadyCallback makeDataReadyCallback,
                                                         void *makeDataReadyRefcon,
                                                         CMFormatDescriptionRef formatDescription,
                                                         CMItemCount numSamples, CMTime presentationTime,
                                                         const AudioStreamPacketDescription *packetDescriptions,
                                                         CMSampleBufferRef *buffer) REFUSES(-12745)
OSStatus CMSampleBufferCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer, Boolean dataReady,
                                            CMSampleBufferMakeDataReadyCallback makeDataReadyCallback,
                                            void *makeDataReadyRefcon, CMVideoFormatDescriptionRef formatDescription,
                                            const CMSampleTimingInfo *sampleTiming,
                                            CMSampleBufferRef *buffer) REFUSES(-12745)
OSStatus CMSampleBufferCreateCopy(CFAllocatorRef allocator, CMSampleBufferRef buffer,
                                  CMSampleBufferRef *copy) REFUSES(-12745)
OSStatus CMSampleBufferCreateCopyWithNewTiming(CFAllocatorRef allocator, CMSampleBufferRef originalBuffer,
                                               CMItemCount numSampleTimingEntries,
                                               const CMSampleTimingInfo *sampleTimingArray,
                                               CMSampleBufferRef *copy) REFUSES(-12745)
OSStatus CMSampleBufferCopySampleBufferForRange(CFAllocatorRef allocator, CMSampleBufferRef buffer, CFRange sampleRange,
                                                CMSampleBufferRef *copy) REFUSES(-12745)
CFTypeID CMSampleBufferGetTypeID(void) REFUSES(0)
OSStatus CMSampleBufferSetDataBuffer(CMSampleBufferRef buffer, CMBlockBufferRef dataBuffer) REFUSES(-12745)
CMBlockBufferRef CMSampleBufferGetDataBuffer(CMSampleBufferRef buffer) REFUSES(NULL)
CVImageBufferRef CMSampleBufferGetImageBuffer(CMSampleBufferRef buffer) REFUSES(NULL)
OSStatus CMSampleBufferSetDataBufferFromAudioBufferList(CMSampleBufferRef buffer, CFAllocatorRef structureAllocator,
                                                        CFAllocatorRef memoryAllocator, uint32_t flags,
                                                        const AudioBufferList *bufferList) REFUSES(-12745)
OSStatus CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer( CMSampleBufferRef buffer,
                                                            size_t *bufferListSizeNeeded, AudioBufferList *bufferList,
                                                            size_t bufferListSize, CFAllocatorRef structureAllocator,
                                                            CFAllocatorRef memoryAllocator, uint32_t flags,
                                                            CMBlockBufferRef *blockBuffer) REFUSES(-12745)
OSStatus CMSampleBufferGetAudioStreamPacketDescriptions(CMSampleBufferRef buffer, size_t packetDescriptionsSize,
                                                        AudioStreamPacketDescription *packetDescriptions,
                                                        size_t *packetDescriptionsSizeNeeded) REFUSES(-12745)
OSStatus CMSampleBufferGetAudioStreamPacketDescriptionsPtr( CMSampleBufferRef buffer,
                                                           const AudioStreamPacketDescription **packetDescriptions,
                                                           size_t *packetDescriptionsSize) REFUSES(-12745)
OSStatus CMSampleBufferSetDataReady(CMSampleBufferRef buffer) REFUSES(-12745)
Boolean CMSampleBufferDataIsReady(CMSampleBufferRef buffer) REFUSES(false)
OSStatus CMSampleBufferMakeDataReady(CMSampleBufferRef buffer) REFUSES(-12745)
OSStatus CMSampleBufferTrackDataReadiness(CMSampleBufferRef buffer, CMSampleBufferRef bufferToTrack) REFUSES(-12745)
OSStatus CMSampleBufferInvalidate(CMSampleBufferRef buffer) REFUSES(-12745)
OSStatus CMSampleBufferSetInvalidateCallback(CMSampleBufferRef buffer,
                                             CMSampleBufferInvalidateCallback invalidateCallback,
                                             uint64_t invalidateRefCon) REFUSES(-12745)
Boolean CMSampleBufferIsValid(CMSampleBufferRef buffer) REFUSES(false)
CMItemCount CMSampleBufferGetNumSamples(CMSampleBufferRef buffer) REFUSES(0)
CMTime CMSampleBufferGetDuration(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
CMTime CMSampleBufferGetPresentationTimeStamp(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
CMTime CMSampleBufferGetDecodeTimeStamp(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
CMTime CMSampleBufferGetOutputDuration(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
CMTime CMSampleBufferGetOutputPresentationTimeStamp(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
OSStatus CMSampleBufferSetOutputPresentationTimeStamp(CMSampleBufferRef buffer,
                                                      CMTime outputPresentationTimeStamp) REFUSES(-12745)
CMTime CMSampleBufferGetOutputDecodeTimeStamp(CMSampleBufferRef buffer) REFUSES(kCMTimeInvalid)
OSStatus CMSampleBufferGetSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                CMSampleTimingInfo *timingArray,
                                                CMItemCount *timingArrayEntriesNeeded) REFUSES(-12745)
OSStatus CMSampleBufferGetOutputSampleTimingInfoArray(CMSampleBufferRef buffer, CMItemCount timingArrayEntries,
                                                      CMSampleTimingInfo *timingArray,
                                                      CMItemCount *timingArrayEntriesNeeded) REFUSES(-12745)
OSStatus CMSampleBufferGetSampleTimingInfo(CMSampleBufferRef buffer, CMItemIndex sampleIndex,
                                           CMSampleTimingInfo *timingInfo) REFUSES(-12745)
OSStatus CMSampleBufferGetSampleSizeArray(CMSampleBufferRef buffer, CMItemCount sizeArrayEntries, size_t *sizeArray,
                                          CMItemCount *sizeArrayEntriesNeeded) REFUSES(-12745)
size_t CMSampleBufferGetSampleSize(CMSampleBufferRef buffer, CMItemIndex sampleIndex) REFUSES(0)
size_t CMSampleBufferGetTotalSampleSize(CMSampleBufferRef buffer) REFUSES(0)
CMFormatDescriptionRef CMSampleBufferGetFormatDescription(CMSampleBufferRef buffer) REFUSES(NULL)
CFArrayRef CMSampleBufferGetSampleAttachmentsArray(CMSampleBufferRef buffer, Boolean createIfNecessary) REFUSES(NULL)
OSStatus CMSampleBufferCallForEachSample(CMSampleBufferRef buffer, OSStatus (*callback)(CMSampleBufferRef sampleBuffer,
                                         CMItemCount index, void *refcon), void *refcon) REFUSES(-12745)
OSStatus CMFormatDescriptionCreate(CFAllocatorRef allocator, CMMediaType mediaType, FourCharCode mediaSubtype,
                                   CFDictionaryRef extensions, CMFormatDescriptionRef *description) REFUSES(-12745)
CFTypeID CMFormatDescriptionGetTypeID(void) REFUSES(0)
Boolean CMFormatDescriptionEqual(CMFormatDescriptionRef desc1, CMFormatDescriptionRef desc2) REFUSES(false)
Boolean CMFormatDescriptionEqualIgnoringExtensionKeys(CMFormatDescriptionRef desc1, CMFormatDescriptionRef desc2,
                                                      CFTypeRef formatExtensionKeysToIgnore,
                                                      CFTypeRef sampleExtensionKeysToIgnore) REFUSES(false)
CMMediaType CMFormatDescriptionGetMediaType(CMFormatDescriptionRef desc) REFUSES(0)
FourCharCode CMFormatDescriptionGetMediaSubType(CMFormatDescriptionRef desc) REFUSES(0)
CFDictionaryRef CMFormatDescriptionGetExtensions(CMFormatDescriptionRef desc) REFUSES(NULL)
CFPropertyListRef CMFormatDescriptionGetExtension(CMFormatDescriptionRef desc, CFStringRef extensionKey) REFUSES(NULL)
OSStatus CMAudioFormatDescriptionCreate(CFAllocatorRef allocator, const AudioStreamBasicDescription *asbd,
                                        size_t layoutSize, const AudioChannelLayout *layout, size_t magicCookieSize,
                                        const void *magicCookie, CFDictionaryRef extensions,
                                        CMAudioFormatDescriptionRef *description) REFUSES(-12745)
const AudioStreamBasicDescription * CMAudioFormatDescriptionGetStreamBasicDescription(CMAudioFormatDescriptionRef desc) REFUSES(NULL)
const void *CMAudioFormatDescriptionGetMagicCookie(CMAudioFormatDescriptionRef desc, size_t *cookieSize) REFUSES(nil)
const AudioChannelLayout *CMAudioFormatDescriptionGetChannelLayout(CMAudioFormatDescriptionRef desc,
                                                            size_t *layoutSize) REFUSES(NULL)
const AudioFormatListItem *CMAudioFormatDescriptionGetFormatList(CMAudioFormatDescriptionRef desc,
                                                            size_t *formatListSize) REFUSES(NULL)
const AudioFormatListItem * CMAudioFormatDescriptionGetRichestDecodableFormat(CMAudioFormatDescriptionRef desc) REFUSES(NULL)
const AudioFormatListItem *CMAudioFormatDescriptionGetMostCompatibleFormat(CMAudioFormatDescriptionRef desc) REFUSES(NULL)
OSStatus CMAudioFormatDescriptionCreateSummary(CFAllocatorRef allocator, CFArrayRef formatDescriptionArray,
                                               uint32_t flags,
                                               CMAudioFormatDescriptionRef *summaryFormatDescription) REFUSES(-12745)
Boolean CMAudioFormatDescriptionEqual(CMAudioFormatDescriptionRef desc1, CMAudioFormatDescriptionRef desc2,
                                      CMAudioFormatDescriptionMask equalityMask,
                                      CMAudioFormatDescriptionMask *equalityMaskOut) REFUSES(false)
OSStatus CMVideoFormatDescriptionCreate(CFAllocatorRef allocator, CMVideoCodecType codecType, int32_t width,
                                        int32_t height, CFDictionaryRef extensions,
                                        CMVideoFormatDescriptionRef *description) REFUSES(-12745)
OSStatus CMVideoFormatDescriptionCreateForImageBuffer(CFAllocatorRef allocator, CVImageBufferRef imageBuffer,
                                                      CMVideoFormatDescriptionRef *description) REFUSES(-12745)
CMVideoDimensions CMVideoFormatDescriptionGetDimensions(CMVideoFormatDescriptionRef videoDesc) REFUSES((CMVideoDimensions){0})
CGSize CMVideoFormatDescriptionGetPresentationDimensions(CMVideoFormatDescriptionRef videoDesc,
                                                         Boolean usePixelAspectRatio,
                                                         Boolean useCleanAperture) REFUSES(CGSizeZero)
CGRect CMVideoFormatDescriptionGetCleanAperture(CMVideoFormatDescriptionRef videoDesc,
                                                Boolean originIsAtTopLeft) REFUSES(CGRectZero)
CFArrayRef CMVideoFormatDescriptionGetExtensionKeysCommonWithImageBuffers(void) REFUSES(NULL)
Boolean CMVideoFormatDescriptionMatchesImageBuffer(CMVideoFormatDescriptionRef desc,
                                                   CVImageBufferRef imageBuffer) REFUSES(false)
OSStatus CMMuxedFormatDescriptionCreate(CFAllocatorRef allocator, CMMuxedStreamType muxType, CFDictionaryRef extensions,
                                        CMMuxedFormatDescriptionRef *description) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDisplayFlags(CMFormatDescriptionRef desc,
                                                CMTextDisplayFlags *displayFlags) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetJustification(CMFormatDescriptionRef desc, CMTextJustificationValue *horizontalJust,
                                                 CMTextJustificationValue *verticalJust) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDefaultTextBox(CMFormatDescriptionRef desc, Boolean originIsAtTopLeft,
                                                  CGFloat heightOfTextTrack, CGRect *defaultTextBox) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetDefaultStyle(CMFormatDescriptionRef desc, uint16_t *localFontID, Boolean *bold,
                                                Boolean *italic, Boolean *underline, CGFloat *fontSize,
                                                CGFloat colorComponents[4]) REFUSES(-12745)
OSStatus CMTextFormatDescriptionGetFontName(CMFormatDescriptionRef desc, uint16_t localFontID,
                                            CFStringRef *fontName) REFUSES(-12745)
OSStatus CMTimeCodeFormatDescriptionCreate(CFAllocatorRef allocator, CMTimeCodeFormatType timeCodeFormatType,
                                           CMTime frameDuration, uint32_t frameQuanta, uint32_t tcFlags,
                                           CFDictionaryRef extensions,
                                           CMTimeCodeFormatDescriptionRef *description) REFUSES(-12745)
CMTime CMTimeCodeFormatDescriptionGetFrameDuration(CMTimeCodeFormatDescriptionRef desc) REFUSES(kCMTimeInvalid)
uint32_t CMTimeCodeFormatDescriptionGetFrameQuanta(CMTimeCodeFormatDescriptionRef desc) REFUSES(0)
uint32_t CMTimeCodeFormatDescriptionGetTimeCodeFlags(CMTimeCodeFormatDescriptionRef desc) REFUSES(0)
OSStatus CMMetadataFormatDescriptionCreateWithKeys(CFAllocatorRef allocator, CMMetadataFormatType metadataType,
                                                   CFArrayRef keys,
                                                   CMMetadataFormatDescriptionRef *description) REFUSES(-12745)
CFDictionaryRef CMMetadataFormatDescriptionGetKeyWithLocalID(CMMetadataFormatDescriptionRef desc,
                                                            OSType localKeyID) REFUSES(NULL)
const CMBufferCallbacks *CMBufferQueueGetCallbacksForUnsortedSampleBuffers(void) REFUSES(NULL)
const CMBufferCallbacks *CMBufferQueueGetCallbacksForSampleBuffersSortedByOutputPTS(void) REFUSES(NULL)
OSStatus CMBufferQueueCreate(CFAllocatorRef allocator, CMItemCount capacity, const CMBufferCallbacks *callbacks,
                             CMBufferQueueRef *queue) REFUSES(-12745)
CFTypeID CMBufferQueueGetTypeID(void) REFUSES(0)
OSStatus CMBufferQueueEnqueue(CMBufferQueueRef queue, CMBufferRef buffer) REFUSES(-12745)
CMBufferRef CMBufferQueueDequeueAndRetain(CMBufferQueueRef queue) REFUSES(NULL)
CMBufferRef CMBufferQueueDequeueIfDataReadyAndRetain(CMBufferQueueRef queue) REFUSES(NULL)
CMBufferRef CMBufferQueueGetHead(CMBufferQueueRef queue) REFUSES(NULL)
Boolean CMBufferQueueIsEmpty(CMBufferQueueRef queue) REFUSES(false)
OSStatus CMBufferQueueMarkEndOfData(CMBufferQueueRef queue) REFUSES(-12745)
Boolean CMBufferQueueContainsEndOfData(CMBufferQueueRef queue) REFUSES(false)
Boolean CMBufferQueueIsAtEndOfData(CMBufferQueueRef queue) REFUSES(false)
OSStatus CMBufferQueueReset(CMBufferQueueRef queue) REFUSES(-12745)
OSStatus CMBufferQueueResetWithCallback(CMBufferQueueRef queue, void (*callback)(CMBufferRef buffer, void *refcon),
                                        void *refcon) REFUSES(-12745)
CMItemCount CMBufferQueueGetBufferCount(CMBufferQueueRef queue) REFUSES(0)
CMTime CMBufferQueueGetDuration(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetMinDecodeTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetFirstDecodeTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetMinPresentationTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetFirstPresentationTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetMaxPresentationTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
CMTime CMBufferQueueGetEndPresentationTimeStamp(CMBufferQueueRef queue) REFUSES(kCMTimeInvalid)
OSStatus CMBufferQueueInstallTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerCallback triggerCallback,
                                     void *triggerRefcon, CMBufferQueueTriggerCondition triggerCondition,
                                     CMTime triggerTime, CMBufferQueueTriggerToken *triggerToken) REFUSES(-12745)
OSStatus CMBufferQueueInstallTriggerWithIntegerThreshold( CMBufferQueueRef queue,
                                                         CMBufferQueueTriggerCallback triggerCallback,
                                                         void *triggerRefcon,
                                                         CMBufferQueueTriggerCondition triggerCondition,
                                                         CMItemCount triggerThreshold,
                                                         CMBufferQueueTriggerToken *triggerToken) REFUSES(-12745)
OSStatus CMBufferQueueRemoveTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken) REFUSES(-12745)
Boolean CMBufferQueueTestTrigger(CMBufferQueueRef queue, CMBufferQueueTriggerToken triggerToken) REFUSES(false)
OSStatus CMBufferQueueCallForEachBuffer(CMBufferQueueRef queue, OSStatus (*callback)(CMBufferRef buffer, void *refcon),
                                        void *refcon) REFUSES(-12745)
OSStatus CMBufferQueueSetValidationCallback(CMBufferQueueRef queue, CMBufferValidationCallback validationCallback,
                                            void *validationRefCon) REFUSES(-12745)
CFTypeID CMSimpleQueueGetTypeID(void) REFUSES(0)
OSStatus CMSimpleQueueCreate(CFAllocatorRef allocator, int32_t capacity, CMSimpleQueueRef *queue) REFUSES(-12745)
OSStatus CMSimpleQueueEnqueue(CMSimpleQueueRef queue, const void *element) REFUSES(-12745)
const void *CMSimpleQueueDequeue(CMSimpleQueueRef queue) REFUSES(nil)
const void *CMSimpleQueueGetHead(CMSimpleQueueRef queue) REFUSES(nil)
OSStatus CMSimpleQueueReset(CMSimpleQueueRef queue) REFUSES(-12745)
int32_t CMSimpleQueueGetCapacity(CMSimpleQueueRef queue) REFUSES(0)
int32_t CMSimpleQueueGetCount(CMSimpleQueueRef queue) REFUSES(0)
