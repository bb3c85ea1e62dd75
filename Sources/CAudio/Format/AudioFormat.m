// What is known of the formats of sound: which there are, what their packets are, what is encoded and decoded.

#import <AudioToolbox/AudioFormat.h>
#import <CSound.h>
#import <Foundation/Foundation.h>
#include <string.h>

/// A format, and its packets: frames, and bytes for each channel where all have the same size.
static const struct {
    UInt32 identifier, frames, bytes_of_channel;
    const char *name;
} formats[] = {
    {kAudioFormatLinearPCM, 1, 0, "Linear PCM"},
    {kAudioFormatMPEG4AAC, 1024, 0, "AAC"},
    {kAudioFormatMPEGLayer3, 1152, 0, "MPEG Layer 3"},
    {kAudioFormatMPEGLayer2, 1152, 0, "MPEG Layer 2"},
    {kAudioFormatMPEGLayer1, 384, 0, "MPEG Layer 1"},
    {kAudioFormatAppleLossless, 4096, 0, "Apple Lossless"},
    {kAudioFormatAppleIMA4, 64, 34, "IMA 4:1"},
    {kAudioFormatULaw, 1, 1, "\u00b5Law 2:1"},
    {kAudioFormatALaw, 1, 1, "aLaw 2:1"},
    {kAudioFormatAMR, 160, 0, "AMR Narrow Band"},
    {kAudioFormatAC3, 1536, 0, "AC-3"},
};
enum { format_count = sizeof formats / sizeof *formats, largest_answer = 1024 };

static int number_of(UInt32 identifier) {
    for (int i = 0; i < format_count; i++) {
        if (formats[i].identifier == identifier) return i;
    }
    return -1;
}

static bool is_linear(UInt32 identifier) { return identifier == kAudioFormatLinearPCM; }
static bool is_decoded(UInt32 identifier) { return is_linear(identifier) || sound_packet_decoder_knows(identifier); }
static bool is_encoded(UInt32 identifier) { return is_linear(identifier) || sound_packet_encoder_knows(identifier); }

/// The value of a property.
struct answer {
    UInt32 size;
    union {
        uint8_t bytes[largest_answer];
        UInt32 numbers[largest_answer / 4];
        AudioValueRange ranges[largest_answer / sizeof(AudioValueRange)];
        AudioClassDescription class;
        AudioFormatListItem item;
        CFStringRef text;
    };
};

// MARK: Lists

static void list_formats(struct answer *answer, bool (*has)(UInt32)) {
    for (int i = 0; i < format_count; i++) {
        if (!has(formats[i].identifier)) continue;
        answer->numbers[answer->size / sizeof(UInt32)] = formats[i].identifier;
        answer->size += sizeof(UInt32);
    }
}

static void add_range(struct answer *answer, double value) {
    answer->ranges[answer->size / sizeof *answer->ranges] = (AudioValueRange){value, value};
    answer->size += sizeof *answer->ranges;
}

static OSStatus list_rates(struct answer *answer, UInt32 identifier, bool of_bits) {
    static const double bits[] = {16000, 24000, 32000, 40000, 48000, 64000, 80000, 96000, 112000, 128000, 160000, 192000,
                                  224000, 256000, 320000};
    static const double rates[] = {8000, 11025, 12000, 16000, 22050, 24000, 32000, 44100, 48000};
    if (identifier != kAudioFormatMPEG4AAC || !is_encoded(identifier)) return kAudioFormatUnsupportedDataFormatError;
    for (size_t i = 0; i < (of_bits ? sizeof bits : sizeof rates) / sizeof(double); i++) {
        add_range(answer, of_bits ? bits[i] : rates[i]);
    }
    return 0;
}

/// There is one codec for each format, in software.
static OSStatus list_codecs(struct answer *answer, UInt32 identifier, bool encodes) {
    bool is_there = encodes ? sound_packet_encoder_knows(identifier) : sound_packet_decoder_knows(identifier);
    if (!is_there) return 0;
    answer->class = (AudioClassDescription){encodes ? kAudioEncoderComponentType : kAudioDecoderComponentType, identifier,
                                            kAppleSoftwareAudioCodecManufacturer};
    answer->size = sizeof answer->class;
    return 0;
}

// MARK: One format

/// Fills in what follows from the identifier and the number of channels.
static OSStatus complete(AudioStreamBasicDescription *format) {
    int number = number_of(format->mFormatID);
    if (number < 0) return kAudioFormatUnknownFormatError;
    if (is_linear(format->mFormatID)) {
        UInt32 channels = format->mFormatFlags & kAudioFormatFlagIsNonInterleaved ? 1 : format->mChannelsPerFrame;
        format->mFramesPerPacket = 1;
        if (format->mBytesPerFrame == 0) format->mBytesPerFrame = format->mBitsPerChannel / 8 * channels;
        format->mBytesPerPacket = format->mBytesPerFrame;
        return 0;
    }
    format->mFramesPerPacket = formats[number].frames;
    format->mBytesPerPacket = formats[number].bytes_of_channel * format->mChannelsPerFrame;
    format->mBytesPerFrame = format->mBitsPerChannel = 0;
    return 0;
}

/// Those that are asked by the description of a format.
static OSStatus describe(AudioFormatPropertyID property, const AudioStreamBasicDescription *format, struct answer *answer) {
    int number = number_of(format->mFormatID);
    if (number < 0) return kAudioFormatUnknownFormatError;
    bool has_sizes = is_linear(format->mFormatID) || formats[number].bytes_of_channel > 0;
    AudioStreamBasicDescription whole = *format;
    switch (property) {
    case kAudioFormatProperty_FormatName:
        answer->text = (CFStringRef)CFBridgingRetain([NSString stringWithUTF8String:formats[number].name]);
        answer->size = sizeof answer->text;
        return 0;
    case kAudioFormatProperty_FormatIsVBR:
    case kAudioFormatProperty_FormatIsExternallyFramed: answer->numbers[0] = !has_sizes; break;
    case kAudioFormatProperty_FormatIsEncrypted: answer->numbers[0] = 0; break;
    case kAudioFormatProperty_AvailableEncodeNumberChannels:
        if (!is_encoded(format->mFormatID)) return kAudioFormatUnsupportedDataFormatError;
        answer->numbers[0] = 1;
        answer->numbers[1] = 2;
        answer->size = 2 * sizeof(UInt32);
        return 0;
    default:
        complete(&whole);
        answer->item = (AudioFormatListItem){whole, whole.mChannelsPerFrame == 1 ? kAudioChannelLayoutTag_Mono
                                                                                : kAudioChannelLayoutTag_Stereo};
        answer->size = sizeof answer->item;
        return 0;
    }
    answer->size = sizeof(UInt32);
    return 0;
}

/// - Returns: kAudioFormatUnsupportedPropertyError for properties that are not known.
static OSStatus ask(AudioFormatPropertyID property, UInt32 size, const void *specifier, struct answer *answer) {
    UInt32 identifier = 0;
    AudioStreamBasicDescription format;
    answer->size = 0;
    switch (property) {
    case kAudioFormatProperty_EncodeFormatIDs: list_formats(answer, is_encoded); return 0;
    case kAudioFormatProperty_DecodeFormatIDs: list_formats(answer, is_decoded); return 0;
    case kAudioFormatProperty_AvailableEncodeBitRates:
    case kAudioFormatProperty_AvailableEncodeSampleRates:
    case kAudioFormatProperty_Encoders:
    case kAudioFormatProperty_Decoders:
        if (specifier == NULL || size != sizeof identifier) return kAudioFormatBadSpecifierSizeError;
        memcpy(&identifier, specifier, sizeof identifier);
        if (property == kAudioFormatProperty_Encoders) return list_codecs(answer, identifier, true);
        if (property == kAudioFormatProperty_Decoders) return list_codecs(answer, identifier, false);
        return list_rates(answer, identifier, property == kAudioFormatProperty_AvailableEncodeBitRates);
    // No codec is the hardware's, and all can be had at once.
    case kAudioFormatProperty_HardwareCodecCapabilities:
        if (specifier == NULL || size == 0 || size % sizeof(AudioClassDescription)) return kAudioFormatBadSpecifierSizeError;
        answer->numbers[0] = size / (UInt32)sizeof(AudioClassDescription);
        answer->size = sizeof(UInt32);
        return 0;
    case kAudioFormatProperty_FormatName:
    case kAudioFormatProperty_FormatIsVBR:
    case kAudioFormatProperty_FormatIsExternallyFramed:
    case kAudioFormatProperty_FormatIsEncrypted:
    case kAudioFormatProperty_AvailableEncodeNumberChannels:
    case kAudioFormatProperty_FormatList:
        // The list's specifier has a cookie behind the description.
        if (specifier == NULL || size < sizeof format) return kAudioFormatBadSpecifierSizeError;
        memcpy(&format, specifier, sizeof format);
        return describe(property, &format, answer);
    default: return kAudioFormatUnsupportedPropertyError;
    }
}

// MARK: The functions

OSStatus AudioFormatGetPropertyInfo(AudioFormatPropertyID property, UInt32 specifierSize, const void *specifier,
                                    UInt32 *dataSize) {
    struct answer answer;
    if (property == kAudioFormatProperty_FormatInfo) {
        if (dataSize) *dataSize = sizeof(AudioStreamBasicDescription);
        return 0;
    }
    OSStatus status = ask(property, specifierSize, specifier, &answer);
    if (status == 0 && property == kAudioFormatProperty_FormatName) CFRelease(answer.text);
    if (status == 0 && dataSize) *dataSize = answer.size;
    return status;
}

OSStatus AudioFormatGetProperty(AudioFormatPropertyID property, UInt32 specifierSize, const void *specifier,
                                UInt32 *dataSize, void *data) {
    struct answer answer;
    if (dataSize == NULL || data == NULL) return kAudioFormatBadPropertySizeError;
    if (property == kAudioFormatProperty_FormatInfo) {
        if (*dataSize < sizeof(AudioStreamBasicDescription)) return kAudioFormatBadPropertySizeError;
        *dataSize = sizeof(AudioStreamBasicDescription);
        return complete(data);
    }
    OSStatus status = ask(property, specifierSize, specifier, &answer);
    if (status) return status;
    bool is_text = property == kAudioFormatProperty_FormatName;
    if (is_text && *dataSize < answer.size) {
        CFRelease(answer.text);
        return kAudioFormatBadPropertySizeError;
    }
    // As much of a list as there is room for.
    if (*dataSize > answer.size) *dataSize = answer.size;
    memcpy(data, answer.bytes, *dataSize);
    return 0;
}
