// Buffers that carry dictionaries of attachments. Since iOS 4.
#pragma once
#import <CoreVideo/CVBase.h>
#import <CoreVideo/CVReturn.h>

typedef struct __CVBuffer *CVBufferRef;

enum {
    kCVAttachmentMode_ShouldNotPropagate = 0,
    kCVAttachmentMode_ShouldPropagate = 1
};
typedef uint32_t CVAttachmentMode;

CV_EXPORT const CFStringRef kCVBufferPropagatedAttachmentsKey;
CV_EXPORT const CFStringRef kCVBufferNonPropagatedAttachmentsKey;
CV_EXPORT const CFStringRef kCVBufferMovieTimeKey;
CV_EXPORT const CFStringRef kCVBufferTimeValueKey;
CV_EXPORT const CFStringRef kCVBufferTimeScaleKey;

CV_EXPORT CVBufferRef CVBufferRetain(CVBufferRef buffer);
/// Does nothing with NULL.
CV_EXPORT void CVBufferRelease(CVBufferRef buffer);
CV_EXPORT void CVBufferSetAttachment(CVBufferRef buffer, CFStringRef key, CFTypeRef value, CVAttachmentMode mode);
/// The caller does not own what it gets.
CV_EXPORT CFTypeRef CVBufferGetAttachment(CVBufferRef buffer, CFStringRef key, CVAttachmentMode *mode);
CV_EXPORT void CVBufferRemoveAttachment(CVBufferRef buffer, CFStringRef key);
CV_EXPORT void CVBufferRemoveAllAttachments(CVBufferRef buffer);
CV_EXPORT CFDictionaryRef CVBufferGetAttachments(CVBufferRef buffer, CVAttachmentMode mode);
CV_EXPORT void CVBufferSetAttachments(CVBufferRef buffer, CFDictionaryRef attachments, CVAttachmentMode mode);
/// Copies the attachments that are to be propagated.
CV_EXPORT void CVBufferPropagateAttachments(CVBufferRef source, CVBufferRef destination);
