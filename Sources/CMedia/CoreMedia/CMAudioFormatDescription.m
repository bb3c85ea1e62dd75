// What the descriptions of sound have.

#import "CoreMedia/FormatDescription.h"

/// The most bytes of a layout of channels, and of what a decoder needs to know.
enum { largest_layout = 1 << 16, largest_cookie = 1 << 20 };

OSStatus CMAudioFormatDescriptionCreate(CFAllocatorRef allocator, const AudioStreamBasicDescription *asbd,
                                        size_t layoutSize, const AudioChannelLayout *layout, size_t magicCookieSize,
                                        const void *magicCookie, CFDictionaryRef extensions,
                                        CMAudioFormatDescriptionRef *description) {
    if (asbd == NULL || description == NULL) return kCMFormatDescriptionError_InvalidParameter;
    if (layoutSize > largest_layout || magicCookieSize > largest_cookie) return kCMFormatDescriptionError_InvalidParameter;
    if ((layout && layoutSize < offsetof(AudioChannelLayout, mChannelDescriptions)) || (layoutSize && layout == NULL) ||
        (magicCookieSize && magicCookie == NULL))
        return kCMFormatDescriptionError_InvalidParameter;
    FormatDescription *object = format_description_make(kCMMediaType_Audio, asbd->mFormatID, extensions);
    object->hasStream = YES;
    object->stream.mASBD = *asbd;
    if (layoutSize) {
        object->layout = [NSData dataWithBytes:layout length:layoutSize];
        object->stream.mChannelLayoutTag = layout->mChannelLayoutTag;
    }
    if (magicCookieSize) object->cookie = [NSData dataWithBytes:magicCookie length:magicCookieSize];
    *description = format_description_reference(object);
    return noErr;
}

/// - Returns: nil for descriptions of other media.
static FormatDescription *of_sound(CMFormatDescriptionRef desc) {
    FormatDescription *object = format_description(desc);
    return object && object->hasStream ? object : nil;
}

const AudioStreamBasicDescription *
CMAudioFormatDescriptionGetStreamBasicDescription(CMAudioFormatDescriptionRef desc) {
    FormatDescription *object = of_sound(desc);
    return object ? &object->stream.mASBD : NULL;
}

static const void *bytes_of(NSData *data, size_t *size) {
    if (size) *size = [data length];
    return [data length] ? [data bytes] : NULL;
}

const void *CMAudioFormatDescriptionGetMagicCookie(CMAudioFormatDescriptionRef desc, size_t *cookieSize) {
    FormatDescription *object = of_sound(desc);
    return bytes_of(object ? object->cookie : nil, cookieSize);
}

const AudioChannelLayout *CMAudioFormatDescriptionGetChannelLayout(CMAudioFormatDescriptionRef desc,
                                                                   size_t *layoutSize) {
    FormatDescription *object = of_sound(desc);
    return bytes_of(object ? object->layout : nil, layoutSize);
}

// There is one format of a list: no codec here has layers that older decoders understand by themselves.

const AudioFormatListItem *CMAudioFormatDescriptionGetFormatList(CMAudioFormatDescriptionRef desc,
                                                                 size_t *formatListSize) {
    FormatDescription *object = of_sound(desc);
    if (formatListSize) *formatListSize = object ? sizeof object->stream : 0;
    return object ? &object->stream : NULL;
}

const AudioFormatListItem *CMAudioFormatDescriptionGetRichestDecodableFormat(CMAudioFormatDescriptionRef desc) {
    return CMAudioFormatDescriptionGetFormatList(desc, NULL);
}

const AudioFormatListItem *CMAudioFormatDescriptionGetMostCompatibleFormat(CMAudioFormatDescriptionRef desc) {
    return CMAudioFormatDescriptionGetFormatList(desc, NULL);
}

static BOOL are_equal(id one, id other) { return one == other || [one isEqual:other]; }

static BOOL are_equal_streams(const AudioStreamBasicDescription *one, const AudioStreamBasicDescription *other) {
    return one->mSampleRate == other->mSampleRate && one->mFormatID == other->mFormatID &&
           one->mFormatFlags == other->mFormatFlags && one->mBytesPerPacket == other->mBytesPerPacket &&
           one->mFramesPerPacket == other->mFramesPerPacket && one->mBytesPerFrame == other->mBytesPerFrame &&
           one->mChannelsPerFrame == other->mChannelsPerFrame && one->mBitsPerChannel == other->mBitsPerChannel;
}

Boolean CMAudioFormatDescriptionEqual(CMAudioFormatDescriptionRef desc1, CMAudioFormatDescriptionRef desc2,
                                      CMAudioFormatDescriptionMask equalityMask,
                                      CMAudioFormatDescriptionMask *equalityMaskOut) {
    FormatDescription *one = of_sound(desc1), *other = of_sound(desc2);
    CMAudioFormatDescriptionMask equal = 0;
    if (one && other) {
        if (are_equal_streams(&one->stream.mASBD, &other->stream.mASBD))
            equal |= kCMAudioFormatDescriptionMask_StreamBasicDescription;
        if (are_equal(one->cookie, other->cookie)) equal |= kCMAudioFormatDescriptionMask_MagicCookie;
        if (are_equal(one->layout, other->layout)) equal |= kCMAudioFormatDescriptionMask_ChannelLayout;
        if (are_equal(one->extensions, other->extensions)) equal |= kCMAudioFormatDescriptionMask_Extensions;
    }
    if (equalityMaskOut) *equalityMaskOut = equal & equalityMask;
    return one && other && (equal & equalityMask) == equalityMask;
}
