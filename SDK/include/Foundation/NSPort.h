// Ports for messages inside the program. In place of GNUstep's header of this name, which brings sockets into sight.
#pragma once
#import <Foundation/NSObject.h>

@class NSDate, NSMutableArray, NSPortMessage, NSRunLoop, NSString;
@protocol NSPortDelegate, NSMachPortDelegate;

typedef int NSSocketNativeHandle;

GS_EXPORT NSString *const NSPortDidBecomeInvalidNotification;

@interface NSPort : NSObject <NSCopying, NSCoding>
+ (NSPort *)port;
+ (id)allocWithZone:(NSZone *)zone;
- (void)invalidate;
- (BOOL)isValid;
- (void)setDelegate:(id<NSPortDelegate>)delegate;
- (id<NSPortDelegate>)delegate;
- (void)scheduleInRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
- (NSUInteger)reservedSpaceLength;
- (BOOL)sendBeforeDate:(NSDate *)limit
            components:(NSMutableArray *)components
                  from:(NSPort *)sender
              reserved:(NSUInteger)headerSpace;
- (BOOL)sendBeforeDate:(NSDate *)limit
                 msgid:(NSUInteger)identifier
            components:(NSMutableArray *)components
                  from:(NSPort *)sender
              reserved:(NSUInteger)headerSpace;
@end

enum {
    NSMachPortDeallocateNone = 0,
    NSMachPortDeallocateSendRight = 1 << 0,
    NSMachPortDeallocateReceiveRight = 1 << 1
};

@interface NSMachPort : NSPort
+ (NSPort *)portWithMachPort:(uint32_t)machPort;
+ (NSPort *)portWithMachPort:(uint32_t)machPort options:(NSUInteger)options;
- (id)initWithMachPort:(uint32_t)machPort;
- (id)initWithMachPort:(uint32_t)machPort options:(NSUInteger)options;
- (void)setDelegate:(id<NSMachPortDelegate>)delegate;
- (id<NSMachPortDelegate>)delegate;
- (void)scheduleInRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runLoop forMode:(NSString *)mode;
- (uint32_t)machPort;
@end

@interface NSMessagePort : NSPort
@end

@protocol NSPortDelegate <NSObject>
@optional
- (void)handlePortMessage:(NSPortMessage *)message;
@end

@protocol NSMachPortDelegate <NSPortDelegate>
@optional
- (void)handleMachMessage:(void *)message;
@end
