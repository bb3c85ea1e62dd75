#pragma once
#import <Foundation/Foundation.h>

#ifdef __cplusplus
extern "C" {
#endif
extern NSString *const CTCallStateDialing;
extern NSString *const CTCallStateIncoming;
extern NSString *const CTCallStateConnected;
extern NSString *const CTCallStateDisconnected;
#ifdef __cplusplus
}
#endif

/// - Status: stub
@interface CTCall : NSObject
@property (nonatomic, readonly, copy) NSString *callState;
@property (nonatomic, readonly, copy) NSString *callID;
@end
