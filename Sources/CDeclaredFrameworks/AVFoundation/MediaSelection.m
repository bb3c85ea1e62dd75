#import "Notice/Refusal.h"
#import <AVFoundation/AVFoundation.h>

@implementation AVMediaSelectionGroup

- (AVMediaSelectionOption *)mediaSelectionOptionWithPropertyList:(id)plist REFUSES(nil)
+ (NSArray *)playableMediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions withLocale:(NSLocale *)locale REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
    withMediaCharacteristics:(NSArray *)mediaCharacteristics REFUSES(nil)
+ (NSArray *)mediaSelectionOptionsFromArray:(NSArray *)mediaSelectionOptions
    withoutMediaCharacteristics:(NSArray *)mediaCharacteristics REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation AVMediaSelectionOption

- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic REFUSES(NO)
- (NSArray *)metadataForFormat:(NSString *)format REFUSES(nil)
- (AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup: (AVMediaSelectionGroup *)mediaSelectionGroup REFUSES(nil)
- (id)propertyList REFUSES(nil)
- (id)copyWithZone:(NSZone *)zone { return self; }

@end
