#pragma once
#import <Foundation/Foundation.h>

enum { EAConnectionIDNone = 0 };

@class EAAccessory;

@protocol EAAccessoryDelegate <NSObject>
@optional
- (void)accessoryDidDisconnect:(EAAccessory *)accessory;
@end

/// - Status: stub
@interface EAAccessory : NSObject
@property (nonatomic, readonly, getter=isConnected) BOOL connected;
@property (nonatomic, readonly) NSUInteger connectionID;
@property (nonatomic, readonly) NSString *manufacturer;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSString *modelNumber;
@property (nonatomic, readonly) NSString *serialNumber;
@property (nonatomic, readonly) NSString *firmwareRevision;
@property (nonatomic, readonly) NSString *hardwareRevision;
@property (nonatomic, readonly) NSArray *protocolStrings;
@property (nonatomic, assign) id<EAAccessoryDelegate> delegate;
@end
