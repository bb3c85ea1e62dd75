#pragma once
#import <CoreVideo/CVBuffer.h>
#import <Foundation/Foundation.h>

/// The base class of the objects behind Core Video and Core Media buffers. It stores the buffer's attachments.
@interface MediaBuffer : NSObject
/// Attachments that are copied to derived buffers (kCVAttachmentMode_ShouldPropagate), and those that are not. nil
/// until the first one is set.
@property (nonatomic, retain) NSMutableDictionary *propagatedAttachments;
@property (nonatomic, retain) NSMutableDictionary *ownAttachments;
- (void)attach:(id)value forKey:(NSString *)key propagated:(BOOL)isPropagated;
@end

/// - Returns: nil for an object that has no attachments.
MediaBuffer *media_buffer(CFTypeRef buffer);
