// After "CTFontDescriptor Reference" of iOS 5.

#import "Font/CoreTextFontDescriptor.h"

static CoreTextFontDescriptor *descriptor_of(CTFontDescriptorRef descriptor) {
    return object_of(descriptor, [CoreTextFontDescriptor class]);
}

static CTFontDescriptorRef made(NSDictionary *attributes) {
    return OWNED_REFERENCE(CTFontDescriptorRef, [CoreTextFontDescriptor descriptorWithAttributes:attributes]);
}

CFTypeID CTFontDescriptorGetTypeID(void) { return TextFontDescriptorType; }

CTFontDescriptorRef CTFontDescriptorCreateWithNameAndSize(CFStringRef name, CGFloat size) {
    if (name == NULL) return NULL;
    return made(@{
        (__bridge NSString *)kCTFontNameAttribute : (__bridge NSString *)name,
        (__bridge NSString *)kCTFontSizeAttribute : [NSNumber numberWithDouble:size],
    });
}

CTFontDescriptorRef CTFontDescriptorCreateWithAttributes(CFDictionaryRef attributes) {
    NSDictionary *dictionary = object_of(attributes, [NSDictionary class]);
    return dictionary ? made(dictionary) : NULL;
}

CTFontDescriptorRef CTFontDescriptorCreateCopyWithAttributes(CTFontDescriptorRef original, CFDictionaryRef attributes) {
    CoreTextFontDescriptor *object = descriptor_of(original);
    NSDictionary *added = object_of(attributes, [NSDictionary class]);
    if (object == nil || added == nil) return NULL;
    NSMutableDictionary *all = [object->attributes mutableCopy];
    [all addEntriesFromDictionary:added];
    return made(all);
}

CTFontDescriptorRef CTFontDescriptorCreateCopyWithVariation(CTFontDescriptorRef original,
                                                            CFNumberRef variationIdentifier, CGFloat variationValue) {
    CoreTextFontDescriptor *object = descriptor_of(original);
    if (object == nil || variationIdentifier == NULL) return NULL;
    NSString *key = (__bridge NSString *)kCTFontVariationAttribute;
    NSMutableDictionary *all = [object->attributes mutableCopy];
    NSDictionary *before = object_of((__bridge void *)[all objectForKey:key], [NSDictionary class]);
    NSMutableDictionary *variation = [NSMutableDictionary dictionaryWithDictionary:before ?: @{}];
    [variation setObject:[NSNumber numberWithDouble:variationValue] forKey:(__bridge NSNumber *)variationIdentifier];
    [all setObject:variation forKey:key];
    return made(all);
}

CTFontDescriptorRef CTFontDescriptorCreateCopyWithFeature(CTFontDescriptorRef original,
                                                          CFNumberRef featureTypeIdentifier,
                                                          CFNumberRef featureSelectorIdentifier) {
    CoreTextFontDescriptor *object = descriptor_of(original);
    if (object == nil || featureTypeIdentifier == NULL || featureSelectorIdentifier == NULL) return NULL;
    NSString *key = (__bridge NSString *)kCTFontFeatureSettingsAttribute;
    NSMutableDictionary *all = [object->attributes mutableCopy];
    NSArray *before = object_of((__bridge void *)[all objectForKey:key], [NSArray class]);
    NSDictionary *setting = @{
        (__bridge NSString *)kCTFontFeatureTypeIdentifierKey : (__bridge NSNumber *)featureTypeIdentifier,
        (__bridge NSString *)kCTFontFeatureSelectorIdentifierKey : (__bridge NSNumber *)featureSelectorIdentifier,
    };
    [all setObject:[before ?: @[] arrayByAddingObject:setting] forKey:key];
    return made(all);
}

CFArrayRef CTFontDescriptorCreateMatchingFontDescriptors(CTFontDescriptorRef descriptor, CFSetRef mandatoryAttributes) {
    CoreTextFontDescriptor *object = descriptor_of(descriptor);
    if (object == nil) return NULL;
    NSArray *found = [CoreTextFontDescriptor descriptorsMatching:object->attributes
                                                       mandatory:object_of(mandatoryAttributes, [NSSet class])];
    return found.count ? OWNED_REFERENCE(CFArrayRef, found) : NULL;
}

CTFontDescriptorRef CTFontDescriptorCreateMatchingFontDescriptor(CTFontDescriptorRef descriptor,
                                                                 CFSetRef mandatoryAttributes) {
    CoreTextFontDescriptor *object = descriptor_of(descriptor);
    if (object == nil) return NULL;
    NSSet *mandatory = object_of(mandatoryAttributes, [NSSet class]);
    NSArray *found = [CoreTextFontDescriptor descriptorsMatching:object->attributes mandatory:mandatory];
    if (found.count) return OWNED_REFERENCE(CTFontDescriptorRef, [found objectAtIndex:0]);
    if (mandatory.count) return NULL;
    // Without demands the nearest font is an answer, too.
    return made([CoreTextFontDescriptor fontWithAttributes:object->attributes size:0 matrix:NULL].descriptorAttributes);
}

CFDictionaryRef CTFontDescriptorCopyAttributes(CTFontDescriptorRef descriptor) {
    CoreTextFontDescriptor *object = descriptor_of(descriptor);
    return object ? OWNED_REFERENCE(CFDictionaryRef, object->attributes) : NULL;
}

CFTypeRef CTFontDescriptorCopyAttribute(CTFontDescriptorRef descriptor, CFStringRef attribute) {
    CoreTextFontDescriptor *object = descriptor_of(descriptor);
    NSString *key = object_of(attribute, [NSString class]);
    if (object == nil || key == nil) return NULL;
    id value = [object->attributes objectForKey:key];
    // What the descriptor does not say, the font says that it finds.
    if (value == nil && ![key isEqual:(__bridge NSString *)kCTFontSizeAttribute]) {
        CoreTextFont *font = [CoreTextFontDescriptor fontWithAttributes:object->attributes size:0 matrix:NULL];
        value = [CoreTextFontDescriptor attribute:key ofFont:font];
    }
    return value ? OWNED_REFERENCE(CFTypeRef, value) : NULL;
}

CFTypeRef CTFontDescriptorCopyLocalizedAttribute(CTFontDescriptorRef descriptor, CFStringRef attribute,
                                                 CFStringRef *language) {
    CFTypeRef value = CTFontDescriptorCopyAttribute(descriptor, attribute);
    if (language) *language = value ? OWNED_REFERENCE(CFStringRef, @"en") : NULL;
    return value;
}
