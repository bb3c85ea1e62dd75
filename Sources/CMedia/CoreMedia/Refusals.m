#import "Notice/Refusal.h"
#import <CoreMedia/CoreMedia.h>

OSStatus CMAudioFormatDescriptionCreateSummary(CFAllocatorRef allocator, CFArrayRef formatDescriptionArray,
                                               uint32_t flags,
                                               CMAudioFormatDescriptionRef *summaryFormatDescription) REFUSES(-12745)
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
