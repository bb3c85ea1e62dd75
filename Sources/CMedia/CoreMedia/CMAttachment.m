// Core Media attachments are Core Video attachments: CMAttachmentMode has the same values as CVAttachmentMode.
#import <CoreMedia/CMAttachment.h>
#import <CoreVideo/CVBuffer.h>

void CMSetAttachment(CMAttachmentBearerRef target, CFStringRef key, CFTypeRef value, CMAttachmentMode mode) {
    CVBufferSetAttachment((CVBufferRef)target, key, value, mode);
}

CFTypeRef CMGetAttachment(CMAttachmentBearerRef target, CFStringRef key, CMAttachmentMode *mode) {
    return CVBufferGetAttachment((CVBufferRef)target, key, mode);
}

void CMRemoveAttachment(CMAttachmentBearerRef target, CFStringRef key) {
    CVBufferRemoveAttachment((CVBufferRef)target, key);
}

void CMRemoveAllAttachments(CMAttachmentBearerRef target) { CVBufferRemoveAllAttachments((CVBufferRef)target); }

CFDictionaryRef CMCopyDictionaryOfAttachments(CFAllocatorRef allocator, CMAttachmentBearerRef target,
                                              CMAttachmentMode mode) {
    CFDictionaryRef attachments = CVBufferGetAttachments((CVBufferRef)target, mode);
    return attachments ? CFDictionaryCreateCopy(allocator, attachments) : NULL;
}

void CMSetAttachments(CMAttachmentBearerRef target, CFDictionaryRef attachments, CMAttachmentMode mode) {
    CVBufferSetAttachments((CVBufferRef)target, attachments, mode);
}

void CMPropagateAttachments(CMAttachmentBearerRef source, CMAttachmentBearerRef destination) {
    CVBufferPropagateAttachments((CVBufferRef)source, (CVBufferRef)destination);
}
