#pragma once

// NSMachPort in this library, and methods that GNUstep's NSPort lacks; apps see the SDK's own header.

@interface NSPort (VergerRunLoops)
- (void)scheduleInRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
@end

enum {
    NSMachPortDeallocateNone = 0,
    NSMachPortDeallocateSendRight = 1 << 0,
    NSMachPortDeallocateReceiveRight = 1 << 1
};

/// A port for messages inside the program.
@interface NSMachPort : NSPort {
@private
    NSMutableArray *messages, *schedules;
    uint32_t number;
}
+ (NSPort *)portWithMachPort:(NSInteger)machPort options:(NSUInteger)options;
- (id)initWithMachPort:(NSInteger)machPort options:(NSUInteger)options;
@end

@protocol NSPortDelegate <NSObject>
@optional
- (void)handlePortMessage:(NSPortMessage *)message;
@end

@protocol NSMachPortDelegate <NSPortDelegate>
@optional
- (void)handleMachMessage:(void *)message;
@end
