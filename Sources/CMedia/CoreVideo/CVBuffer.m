#import "CoreVideo/MediaBuffer.h"

CVBufferRef CVBufferRetain(CVBufferRef buffer) { return buffer ? (CVBufferRef)CFRetain(buffer) : NULL; }

void CVBufferRelease(CVBufferRef buffer) {
    if (buffer) CFRelease(buffer);
}

void CVBufferSetAttachment(CVBufferRef buffer, CFStringRef key, CFTypeRef value, CVAttachmentMode mode) {
    if (key == NULL || value == NULL) return;
    BOOL isPropagated = mode == kCVAttachmentMode_ShouldPropagate;
    [media_buffer(buffer) attach:(__bridge id)value forKey:(__bridge NSString *)key propagated:isPropagated];
}

CFTypeRef CVBufferGetAttachment(CVBufferRef buffer, CFStringRef key, CVAttachmentMode *mode) {
    MediaBuffer *object = media_buffer(buffer);
    if (key == NULL) return NULL;
    id value = [object.propagatedAttachments objectForKey:(__bridge NSString *)key];
    if (mode && value) *mode = kCVAttachmentMode_ShouldPropagate;
    if (value) return (__bridge CFTypeRef)value;
    value = [object.ownAttachments objectForKey:(__bridge NSString *)key];
    if (mode && value) *mode = kCVAttachmentMode_ShouldNotPropagate;
    return (__bridge CFTypeRef)value;
}

void CVBufferRemoveAttachment(CVBufferRef buffer, CFStringRef key) {
    if (key == NULL) return;
    MediaBuffer *object = media_buffer(buffer);
    [object.propagatedAttachments removeObjectForKey:(__bridge NSString *)key];
    [object.ownAttachments removeObjectForKey:(__bridge NSString *)key];
}

void CVBufferRemoveAllAttachments(CVBufferRef buffer) {
    MediaBuffer *object = media_buffer(buffer);
    object.propagatedAttachments = nil;
    object.ownAttachments = nil;
}

CFDictionaryRef CVBufferGetAttachments(CVBufferRef buffer, CVAttachmentMode mode) {
    MediaBuffer *object = media_buffer(buffer);
    BOOL isPropagated = mode == kCVAttachmentMode_ShouldPropagate;
    return (__bridge CFDictionaryRef)(isPropagated ? object.propagatedAttachments : object.ownAttachments);
}

void CVBufferSetAttachments(CVBufferRef buffer, CFDictionaryRef attachments, CVAttachmentMode mode) {
    MediaBuffer *object = media_buffer(buffer);
    NSDictionary *dictionary = (__bridge NSDictionary *)attachments;
    for (NSString *key in dictionary)
        [object attach:[dictionary objectForKey:key] forKey:key propagated:mode == kCVAttachmentMode_ShouldPropagate];
}

void CVBufferPropagateAttachments(CVBufferRef source, CVBufferRef destination) {
    CFDictionaryRef attachments = CVBufferGetAttachments(source, kCVAttachmentMode_ShouldPropagate);
    if (attachments) CVBufferSetAttachments(destination, attachments, kCVAttachmentMode_ShouldPropagate);
}
