// Versions of a medium to choose from: languages, captions. Since iOS 5.
#pragma once
#import <AVFoundation/AVBase.h>

@class AVMediaSelectionOption;

/// - Status: stub
@interface AVMediaSelectionGroup : NSObject <NSCopying>
@property (nonatomic, readonly) NSArray *options;
@property (nonatomic, readonly) BOOL allowsEmptySelection;
- (AVMediaSelectionOption *)mediaSelectionOptionWithPropertyList:(id)plist;
@end

@interface AVMediaSelectionGroup (AVMediaSelectionOptionFiltering)
+ (NSArray *)playableMediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions;
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions withLocale:(NSLocale *)locale;
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
                   withMediaCharacteristics:(NSArray *)mediaCharacteristics;
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
                withoutMediaCharacteristics:(NSArray *)mediaCharacteristics;
@end

/// - Status: stub
@interface AVMediaSelectionOption : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic, readonly) NSArray *mediaSubTypes;
- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly) NSLocale *locale;
@property (nonatomic, readonly) NSArray *commonMetadata;
@property (nonatomic, readonly) NSArray *availableMetadataFormats;
- (NSArray *)metadataForFormat:(NSString *)format;
- (AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup:
    (AVMediaSelectionGroup *)mediaSelectionGroup;
- (id)propertyList;
@end
