// After "AVMediaSelectionOption Class Reference" of iOS 5.

#import "Selection/SelectionState.h"

static NSString *const type_key = @"MediaSelectionOptionsMediaType", *const track_key = @"MediaSelectionOptionsPersistentID";

@implementation AVMediaSelectionOption

- (id)initWithTrack:(AVAssetTrack *)track {
    if (!(self = [super init])) return nil;
    _track = track;
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSString *)mediaType { return _track.mediaType; }
- (BOOL)hasMediaCharacteristic:(NSString *)mediaCharacteristic { return [_track hasMediaCharacteristic:mediaCharacteristic]; }
- (BOOL)isPlayable { return _track.playable; }

- (NSArray *)mediaSubTypes {
    NSMutableArray *types = [NSMutableArray array];
    for (id format in _track.formatDescriptions) {
        FourCharCode type = CMFormatDescriptionGetMediaSubType((__bridge CMFormatDescriptionRef)format);
        [types addObject:[NSNumber numberWithUnsignedInt:type]];
    }
    return types;
}

- (NSLocale *)locale {
    NSString *language = _track.extendedLanguageTag ? _track.extendedLanguageTag : _track.languageCode;
    if (language == nil || [language isEqualToString:@"und"]) return nil;
    return [[NSLocale alloc] initWithLocaleIdentifier:[NSLocale canonicalLocaleIdentifierFromString:language]];
}

- (NSArray *)commonMetadata { return _track.commonMetadata; }
- (NSArray *)availableMetadataFormats { return _track.availableMetadataFormats; }
- (NSArray *)metadataForFormat:(NSString *)format { return [_track metadataForFormat:format]; }

/// The one of the same language, such as the captions for what is spoken.
- (AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup {
    NSString *language = [[self locale] localeIdentifier];
    for (AVMediaSelectionOption *option in mediaSelectionGroup.options) {
        if (language && option != self && [[option.locale localeIdentifier] isEqualToString:language]) return option;
    }
    return nil;
}

- (id)propertyList {
    return [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInt:_track.trackID], track_key, _track.mediaType,
                                                      type_key, nil];
}

@end
