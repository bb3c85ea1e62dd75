#import "CoreVideo/MediaBuffer.h"

@implementation MediaBuffer

- (void)attach:(id)value forKey:(NSString *)key propagated:(BOOL)isPropagated {
    [_propagatedAttachments removeObjectForKey:key];
    [_ownAttachments removeObjectForKey:key];
    if (isPropagated && _propagatedAttachments == nil) self.propagatedAttachments = [NSMutableDictionary dictionary];
    if (!isPropagated && _ownAttachments == nil) self.ownAttachments = [NSMutableDictionary dictionary];
    [isPropagated ? _propagatedAttachments : _ownAttachments setObject:value forKey:key];
}

@end

MediaBuffer *media_buffer(CFTypeRef buffer) {
    id object = (__bridge id)buffer;
    return [object isKindOfClass:[MediaBuffer class]] ? object : nil;
}
