// Values attached to the buffers of Core Media and Core Video. Since iOS 4.
#pragma once
#import <CoreMedia/CMBase.h>

typedef CFTypeRef CMAttachmentBearerRef;

enum {
    kCMAttachmentMode_ShouldNotPropagate = 0,
    kCMAttachmentMode_ShouldPropagate = 1
};
typedef uint32_t CMAttachmentMode;

CM_EXPORT void CMSetAttachment(CMAttachmentBearerRef target, CFStringRef key, CFTypeRef value, CMAttachmentMode mode);
CM_EXPORT CFTypeRef CMGetAttachment(CMAttachmentBearerRef target, CFStringRef key, CMAttachmentMode *mode);
CM_EXPORT void CMRemoveAttachment(CMAttachmentBearerRef target, CFStringRef key);
CM_EXPORT void CMRemoveAllAttachments(CMAttachmentBearerRef target);
CM_EXPORT CFDictionaryRef CMCopyDictionaryOfAttachments(CFAllocatorRef allocator, CMAttachmentBearerRef target,
                                                        CMAttachmentMode mode);
CM_EXPORT void CMSetAttachments(CMAttachmentBearerRef target, CFDictionaryRef attachments, CMAttachmentMode mode);
CM_EXPORT void CMPropagateAttachments(CMAttachmentBearerRef source, CMAttachmentBearerRef destination);
