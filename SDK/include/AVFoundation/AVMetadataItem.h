// One thing that is known of a medium: title, artist, cover. Since iOS 4.
#pragma once
#import <AVFoundation/AVAsynchronousKeyValueLoading.h>
#import <CoreMedia/CMTime.h>

@interface AVMetadataItem : NSObject <AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying>
@property (readonly, copy) id<NSObject, NSCopying> key;
@property (readonly, copy) NSString *commonKey;
@property (readonly, copy) NSString *keySpace;
@property (readonly, copy) NSLocale *locale;
@property (readonly) CMTime time;
@property (readonly) CMTime duration;
@property (readonly, copy) id<NSObject, NSCopying> value;
@property (readonly, copy) NSDictionary *extraAttributes;
@end

@interface AVMetadataItem (AVMetadataItemTypeCoercion)
@property (readonly) NSString *stringValue;
@property (readonly) NSNumber *numberValue;
@property (readonly) NSDate *dateValue;
@property (readonly) NSData *dataValue;
@end

@interface AVMetadataItem (AVAsynchronousKeyValueLoading)
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)error;
- (void)loadValuesAsynchronouslyForKeys:(NSArray *)keys completionHandler:(void (^)(void))handler;
@end

@interface AVMetadataItem (AVMetadataItemArrayFiltering)
+ (NSArray *)metadataItemsFromArray:(NSArray *)array withLocale:(NSLocale *)locale;
+ (NSArray *)metadataItemsFromArray:(NSArray *)array withKey:(id)key keySpace:(NSString *)keySpace;
@end

@interface AVMutableMetadataItem : AVMetadataItem
@property (readwrite, copy) id<NSObject, NSCopying> key;
@property (readwrite, copy) NSString *keySpace;
@property (readwrite, copy) NSLocale *locale;
@property (readwrite) CMTime time;
@property (readwrite) CMTime duration;
@property (readwrite, copy) id<NSObject, NSCopying> value;
@property (readwrite, copy) NSDictionary *extraAttributes;
+ (AVMutableMetadataItem *)metadataItem;
@end
