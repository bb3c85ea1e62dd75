// What descriptions of all media have. After "CMFormatDescription Reference" of iOS 5.

#import "CoreMedia/FormatDescription.h"
#import "Notice/TypeIdentifiers.h"

FormatDescription *format_description(CMFormatDescriptionRef reference) {
    id object = (__bridge id)(void *)reference;
    return [object isKindOfClass:[FormatDescription class]] ? object : nil;
}

CMFormatDescriptionRef format_description_reference(FormatDescription *description) {
    return (CMFormatDescriptionRef)(__bridge_retained void *)description;
}

FormatDescription *format_description_make(CMMediaType mediaType, FourCharCode subtype, CFDictionaryRef extensions) {
    FormatDescription *object = [[FormatDescription alloc] init];
    object->mediaType = mediaType;
    object->subtype = subtype;
    object->extensions = [(__bridge NSDictionary *)extensions copy];
    object->frameDuration = kCMTimeInvalid;
    return object;
}

CFTypeID CMFormatDescriptionGetTypeID(void) { return FormatDescriptionType; }

OSStatus CMFormatDescriptionCreate(CFAllocatorRef allocator, CMMediaType mediaType, FourCharCode mediaSubtype,
                                   CFDictionaryRef extensions, CMFormatDescriptionRef *description) {
    if (description == NULL) return kCMFormatDescriptionError_InvalidParameter;
    *description = format_description_reference(format_description_make(mediaType, mediaSubtype, extensions));
    return noErr;
}

OSStatus CMMuxedFormatDescriptionCreate(CFAllocatorRef allocator, CMMuxedStreamType muxType, CFDictionaryRef extensions,
                                        CMMuxedFormatDescriptionRef *description) {
    return CMFormatDescriptionCreate(allocator, kCMMediaType_Muxed, muxType, extensions, description);
}

CMMediaType CMFormatDescriptionGetMediaType(CMFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? object->mediaType : 0;
}

FourCharCode CMFormatDescriptionGetMediaSubType(CMFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? object->subtype : 0;
}

CFDictionaryRef CMFormatDescriptionGetExtensions(CMFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? (__bridge CFDictionaryRef)object->extensions : NULL;
}

CFPropertyListRef CMFormatDescriptionGetExtension(CMFormatDescriptionRef desc, CFStringRef extensionKey) {
    FormatDescription *object = format_description(desc);
    if (object == nil || extensionKey == NULL) return NULL;
    return (__bridge CFTypeRef)[object->extensions objectForKey:(__bridge NSString *)extensionKey];
}

// MARK: Comparing

/// A dictionary without what a string, or an array of strings, names.
static NSDictionary *without(NSDictionary *all, CFTypeRef names) {
    id ignored = (__bridge id)names;
    NSMutableDictionary *rest = [NSMutableDictionary dictionaryWithDictionary:all ? all : [NSDictionary dictionary]];
    if ([ignored isKindOfClass:[NSString class]]) [rest removeObjectForKey:ignored];
    if ([ignored isKindOfClass:[NSArray class]]) [rest removeObjectsForKeys:ignored];
    return rest;
}

static BOOL have_equal_extensions(FormatDescription *one, FormatDescription *other, CFTypeRef names,
                                  CFTypeRef namesOfSamples) {
    NSString *atoms = (__bridge NSString *)kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms;
    NSMutableDictionary *first = (NSMutableDictionary *)without(one->extensions, names);
    NSMutableDictionary *second = (NSMutableDictionary *)without(other->extensions, names);
    if (namesOfSamples) {
        NSDictionary *its = [first objectForKey:atoms], *others = [second objectForKey:atoms];
        BOOL hasBoth = [its isKindOfClass:[NSDictionary class]] && [others isKindOfClass:[NSDictionary class]];
        if (hasBoth && ![without(its, namesOfSamples) isEqual:without(others, namesOfSamples)]) return NO;
        if (hasBoth) [first removeObjectForKey:atoms];
        if (hasBoth) [second removeObjectForKey:atoms];
    }
    return [first isEqual:second];
}

Boolean CMFormatDescriptionEqual(CMFormatDescriptionRef desc1, CMFormatDescriptionRef desc2) {
    return CMFormatDescriptionEqualIgnoringExtensionKeys(desc1, desc2, NULL, NULL);
}

Boolean CMFormatDescriptionEqualIgnoringExtensionKeys(CMFormatDescriptionRef desc1, CMFormatDescriptionRef desc2,
                                                      CFTypeRef formatExtensionKeysToIgnore,
                                                      CFTypeRef sampleExtensionKeysToIgnore) {
    if (desc1 == desc2) return true;
    FormatDescription *one = format_description(desc1), *other = format_description(desc2);
    if (one == nil || other == nil) return false;
    if (one->mediaType != other->mediaType || one->subtype != other->subtype) return false;
    if (memcmp(&one->dimensions, &other->dimensions, sizeof one->dimensions) != 0) return false;
    if (one->hasStream != other->hasStream) return false;
    if (one->hasStream && !CMAudioFormatDescriptionEqual(desc1, desc2, kCMAudioFormatDescriptionMask_StreamBasicDescription |
                                                         kCMAudioFormatDescriptionMask_MagicCookie |
                                                         kCMAudioFormatDescriptionMask_ChannelLayout, NULL))
        return false;
    if (one->frameQuanta != other->frameQuanta || one->timeCodeFlags != other->timeCodeFlags) return false;
    if (CMTimeCompare(one->frameDuration, other->frameDuration) != 0) return false;
    return have_equal_extensions(one, other, formatExtensionKeysToIgnore, sampleExtensionKeysToIgnore);
}

// MARK: Time codes

OSStatus CMTimeCodeFormatDescriptionCreate(CFAllocatorRef allocator, CMTimeCodeFormatType timeCodeFormatType,
                                           CMTime frameDuration, uint32_t frameQuanta, uint32_t tcFlags,
                                           CFDictionaryRef extensions,
                                           CMTimeCodeFormatDescriptionRef *description) {
    if (description == NULL || frameQuanta == 0) return kCMFormatDescriptionError_InvalidParameter;
    FormatDescription *object = format_description_make(kCMMediaType_TimeCode, timeCodeFormatType, extensions);
    object->frameDuration = frameDuration;
    object->frameQuanta = frameQuanta;
    object->timeCodeFlags = tcFlags;
    *description = format_description_reference(object);
    return noErr;
}

CMTime CMTimeCodeFormatDescriptionGetFrameDuration(CMTimeCodeFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? object->frameDuration : kCMTimeInvalid;
}

uint32_t CMTimeCodeFormatDescriptionGetFrameQuanta(CMTimeCodeFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? object->frameQuanta : 0;
}

uint32_t CMTimeCodeFormatDescriptionGetTimeCodeFlags(CMTimeCodeFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object ? object->timeCodeFlags : 0;
}
