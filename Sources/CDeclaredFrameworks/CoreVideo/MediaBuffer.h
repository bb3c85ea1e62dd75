#pragma once
#import <CoreVideo/CVBuffer.h>
#import <Foundation/Foundation.h>

/// What a buffer of Core Video or Core Media is: an object that carries attachments, of two kinds.
@interface MediaBuffer : NSObject
/// Those that are copied to buffers made of this one, and those that are not. Nil until there are any.
@property (nonatomic, retain) NSMutableDictionary *propagatedAttachments;
@property (nonatomic, retain) NSMutableDictionary *ownAttachments;
- (void)attach:(id)value forKey:(NSString *)key propagated:(BOOL)isPropagated;
@end

/// Nil for something that carries no attachments.
MediaBuffer *media_buffer(CFTypeRef buffer);
