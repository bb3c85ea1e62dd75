// Versions of a medium to choose from: languages, captions. Since iOS 5.
#pragma once
#import <AVFoundation/AVBase.h>

@class AVMediaSelectionOption;

/// What stands in for each other, of which one is selected, or none if that is allowed.
@interface AVMediaSelectionGroup : NSObject <NSCopying>
@property (nonatomic, readonly) NSArray *options;
@property (nonatomic, readonly) BOOL allowsEmptySelection;
/// The option that gave a property list, also in an earlier run of the app; nil if there is none.
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

/// A track to choose.
@interface AVMediaSelectionOption : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *mediaType;
@property (nonatomic, readonly) NSArray *mediaSubTypes;
- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly) NSLocale *locale;
@property (nonatomic, readonly) NSArray *commonMetadata;
@property (nonatomic, readonly) NSArray *availableMetadataFormats;
- (NSArray *)metadataForFormat:(NSString *)format;
/// The option of another group in the same language.
- (AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup:
    (AVMediaSelectionGroup *)mediaSelectionGroup;
- (id)propertyList;
@end
