#pragma once
#import <Foundation/Foundation.h>

@class EAAccessory;

/// - Status: stub
@interface EASession : NSObject
/// Nil.
- (id)initWithAccessory:(EAAccessory *)accessory forProtocol:(NSString *)protocolString;
@property (nonatomic, readonly) EAAccessory *accessory;
@property (nonatomic, readonly) NSString *protocolString;
@property (nonatomic, readonly) NSInputStream *inputStream;
@property (nonatomic, readonly) NSOutputStream *outputStream;
@end
