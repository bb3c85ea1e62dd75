// flags: -fobjc-arc
// What apps ask of formats of sound before they play or record them.
// > aac : 1024 frames, 0 bytes; alac: 4096 frames, 0 bytes; ima4: 64 frames, 68 bytes; ulaw: 1 frames, 2 bytes; lpcm: 1 frames, 4 bytes
// > encoded lpcm 1, aac 1, alac 1, ima4 1, MP3 0; decoded MP3 1; room for two 8 bytes
// > AAC is VBR 1, ima4 0; named AAC, Apple Lossless
// > bit rates 15, sample rates 9, channels 1 and 2; of ima4 fmt?
// > encoders of aac 1, of MP3 0; decoders of MP3 1; codecs at once 2
// > the list of AAC 1, mono 1
// > refused: unknown !fmt, property prop, specifier !spc, size !siz
#import <AudioToolbox/AudioToolbox.h>
#import <Foundation/Foundation.h>

static const char *text(OSStatus c) {
    static char texts[16][8];
    static int next;
    char *text = texts[next++ % 16];
    snprintf(text, 8, "%c%c%c%c", c >> 24, c >> 16 & 255, c >> 8 & 255, c & 255);
    return text;
}

static void print_info(UInt32 identifier, const char *end) {
    AudioStreamBasicDescription format = {.mSampleRate = 44100, .mFormatID = identifier, .mChannelsPerFrame = 2};
    if (identifier == kAudioFormatLinearPCM) {
        format.mFormatFlags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked;
        format.mBitsPerChannel = 16;
    }
    UInt32 size = sizeof format;
    AudioFormatGetProperty(kAudioFormatProperty_FormatInfo, 0, NULL, &size, &format);
    printf("%s: %u frames, %u bytes%s", text((OSStatus)identifier), (unsigned)format.mFramesPerPacket,
           (unsigned)format.mBytesPerPacket, end);
}

static bool has(AudioFormatPropertyID property, UInt32 identifier) {
    UInt32 size = 0, list[64];
    AudioFormatGetPropertyInfo(property, 0, NULL, &size);
    if (size > sizeof list) return false;
    AudioFormatGetProperty(property, 0, NULL, &size, list);
    for (UInt32 i = 0; i < size / 4; i++) {
        if (list[i] == identifier) return true;
    }
    return false;
}

static int count(AudioFormatPropertyID property, UInt32 identifier, size_t each) {
    UInt32 size = 0;
    OSStatus status = AudioFormatGetPropertyInfo(property, sizeof identifier, &identifier, &size);
    return status ? -1 : (int)(size / each);
}

static UInt32 number(AudioFormatPropertyID property, UInt32 identifier) {
    AudioStreamBasicDescription format = {.mFormatID = identifier};
    UInt32 value = 9, size = sizeof value;
    AudioFormatGetProperty(property, sizeof format, &format, &size, &value);
    return value;
}

static NSString *name(UInt32 identifier) {
    AudioStreamBasicDescription format = {.mFormatID = identifier};
    CFStringRef text = NULL;
    UInt32 size = sizeof text;
    AudioFormatGetProperty(kAudioFormatProperty_FormatName, sizeof format, &format, &size, &text);
    return CFBridgingRelease(text);
}

int main(void) {
    @autoreleasepool {
        print_info(kAudioFormatMPEG4AAC, "; ");
        print_info(kAudioFormatAppleLossless, "; ");
        print_info(kAudioFormatAppleIMA4, "; ");
        print_info(kAudioFormatULaw, "; ");
        print_info(kAudioFormatLinearPCM, "\n");
        AudioFormatPropertyID encoded = kAudioFormatProperty_EncodeFormatIDs;
        UInt32 two[2], size = sizeof two, value = 0;
        AudioFormatGetProperty(encoded, 0, NULL, &size, two);
        printf("encoded lpcm %d, aac %d, alac %d, ima4 %d, MP3 %d; decoded MP3 %d; room for two %u bytes\n",
               has(encoded, kAudioFormatLinearPCM), has(encoded, kAudioFormatMPEG4AAC),
               has(encoded, kAudioFormatAppleLossless), has(encoded, kAudioFormatAppleIMA4),
               has(encoded, kAudioFormatMPEGLayer3), has(kAudioFormatProperty_DecodeFormatIDs, kAudioFormatMPEGLayer3),
               (unsigned)size);
        printf("AAC is VBR %u, ima4 %u; named %s, %s\n",
               (unsigned)number(kAudioFormatProperty_FormatIsVBR, kAudioFormatMPEG4AAC),
               (unsigned)number(kAudioFormatProperty_FormatIsVBR, kAudioFormatAppleIMA4),
               [name(kAudioFormatMPEG4AAC) UTF8String], [name(kAudioFormatAppleLossless) UTF8String]);
        AudioStreamBasicDescription aac = {.mSampleRate = 44100, .mFormatID = kAudioFormatMPEG4AAC, .mChannelsPerFrame = 1};
        UInt32 channels[2] = {0, 0}, ima4 = kAudioFormatAppleIMA4;
        size = sizeof channels;
        AudioFormatGetProperty(kAudioFormatProperty_AvailableEncodeNumberChannels, sizeof aac, &aac, &size, channels);
        printf("bit rates %d, sample rates %d, channels %u and %u; of ima4 %s\n",
               count(kAudioFormatProperty_AvailableEncodeBitRates, kAudioFormatMPEG4AAC, sizeof(AudioValueRange)),
               count(kAudioFormatProperty_AvailableEncodeSampleRates, kAudioFormatMPEG4AAC, sizeof(AudioValueRange)),
               (unsigned)channels[0], (unsigned)channels[1],
               text(AudioFormatGetPropertyInfo(kAudioFormatProperty_AvailableEncodeBitRates, sizeof ima4, &ima4, &size)));
        AudioClassDescription both[2] = {{kAudioDecoderComponentType, kAudioFormatMPEG4AAC, 'appl'},
                                         {kAudioDecoderComponentType, kAudioFormatMPEGLayer3, 'aphw'}};
        size = sizeof value;
        AudioFormatGetProperty(kAudioFormatProperty_HardwareCodecCapabilities, sizeof both, both, &size, &value);
        printf("encoders of aac %d, of MP3 %d; decoders of MP3 %d; codecs at once %u\n",
               count(kAudioFormatProperty_Encoders, kAudioFormatMPEG4AAC, sizeof(AudioClassDescription)),
               count(kAudioFormatProperty_Encoders, kAudioFormatMPEGLayer3, sizeof(AudioClassDescription)),
               count(kAudioFormatProperty_Decoders, kAudioFormatMPEGLayer3, sizeof(AudioClassDescription)), (unsigned)value);
        AudioFormatInfo info = {aac, NULL, 0};
        AudioFormatListItem item;
        size = sizeof item;
        OSStatus listed = AudioFormatGetProperty(kAudioFormatProperty_FormatList, sizeof info, &info, &size, &item);
        printf("the list of AAC %d, mono %d\n", listed == 0 && item.mASBD.mFramesPerPacket == 1024,
               item.mChannelLayoutTag == kAudioChannelLayoutTag_Mono);
        aac.mFormatID = 'none';
        size = sizeof aac;
        OSStatus unknown = AudioFormatGetProperty(kAudioFormatProperty_FormatInfo, 0, NULL, &size, &aac);
        OSStatus property = AudioFormatGetPropertyInfo('none', 0, NULL, &size);
        OSStatus specifier = AudioFormatGetPropertyInfo(kAudioFormatProperty_FormatIsVBR, 4, &value, &size);
        size = 4;
        OSStatus small = AudioFormatGetProperty(kAudioFormatProperty_FormatInfo, 0, NULL, &size, &aac);
        printf("refused: unknown %s, property %s, specifier %s, size %s\n", text(unknown), text(property), text(specifier),
               text(small));
    }
    return 0;
}
