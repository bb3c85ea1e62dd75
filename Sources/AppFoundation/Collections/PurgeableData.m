// NSPurgeableData: bytes that may be discarded while they are not accessed. Here that happens only on request, never
// for lack of memory.

#include "Collections/PurgeableData.h"

@implementation NSPurgeableData

+ (id)data { return [[[self alloc] init] autorelease]; }
+ (id)dataWithCapacity:(NSUInteger)capacity { return [[[self alloc] initWithCapacity:capacity] autorelease]; }
+ (id)dataWithLength:(NSUInteger)length { return [[[self alloc] initWithLength:length] autorelease]; }
+ (id)dataWithBytes:(const void *)bytes length:(NSUInteger)length {
    return [[[self alloc] initWithBytes:bytes length:length] autorelease];
}
+ (id)dataWithData:(NSData *)data { return [[[self alloc] initWithData:data] autorelease]; }

- (id)init { return [self initWithCapacity:0]; }
- (id)initWithCapacity:(NSUInteger)capacity {
    content = [[NSMutableData alloc] initWithCapacity:capacity];
    accesses = 1;
    return self;
}
- (id)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length freeWhenDone:(BOOL)frees {
    content = [[NSMutableData alloc] initWithBytes:bytes length:length];
    if (frees) free(bytes);
    accesses = 1;
    return self;
}
- (id)initWithBytes:(const void *)bytes length:(NSUInteger)length {
    return [self initWithBytesNoCopy:(void *)bytes length:length freeWhenDone:NO];
}
- (id)initWithLength:(NSUInteger)length {
    [self initWithCapacity:length];
    [content setLength:length];
    return self;
}
- (id)initWithData:(NSData *)data { return [self initWithBytes:[data bytes] length:[data length]]; }

- (NSUInteger)length { return [content length]; }
- (const void *)bytes { return [content bytes]; }
- (void *)mutableBytes { return [content mutableBytes]; }
- (void)setLength:(NSUInteger)length { [content setLength:length]; }
- (void)appendBytes:(const void *)bytes length:(NSUInteger)length { [content appendBytes:bytes length:length]; }

- (BOOL)beginContentAccess {
    if (is_discarded) return NO;
    accesses++;
    return YES;
}
- (void)endContentAccess {
    if (accesses > 0) accesses--;
}
- (void)discardContentIfPossible {
    if (accesses > 0) return;
    is_discarded = YES;
    [content setLength:0];
}
- (BOOL)isContentDiscarded { return is_discarded; }

- (Class)classForCoder { return [NSPurgeableData class]; }

- (void)dealloc {
    [content release];
    [super dealloc];
}

@end
