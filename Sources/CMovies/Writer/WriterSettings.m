#import "Writer/WriterSettings.h"
#import <AudioToolbox/AudioToolbox.h>

/// What times of films from phones are written in.
enum { usual_time_scale = 600, longest_side = 4096, highest_bit_rate = 100000000 };

/// The number of a key within bounds, or another one if there is none; -1 beyond them.
static int number(NSDictionary *settings, NSString *key, int other, int highest) {
    id value = [settings objectForKey:key];
    if (![value isKindOfClass:[NSNumber class]]) return value ? -1 : other;
    double amount = [value doubleValue];
    return amount >= 0 && amount <= highest ? (int)amount : -1;
}

BOOL writer_picture_settings_read(NSDictionary *settings, struct film_picture_settings *result) {
    if (![[settings objectForKey:AVVideoCodecKey] isEqual:AVVideoCodecH264] || !film_writer_can_write()) return NO;
    NSDictionary *compression = [settings objectForKey:AVVideoCompressionPropertiesKey];
    if (compression && ![compression isKindOfClass:[NSDictionary class]]) return NO;
    *result = (struct film_picture_settings){
        // H.264 has the colours of two by two pixels together.
        .width = number(settings, AVVideoWidthKey, 0, longest_side) & ~1,
        .height = number(settings, AVVideoHeightKey, 0, longest_side) & ~1,
        .bit_rate = number(compression, AVVideoAverageBitRateKey, 0, highest_bit_rate),
        .key_interval = number(compression, AVVideoMaxKeyFrameIntervalKey, 0, 100000),
        .time_scale = usual_time_scale};
    return result->width >= 2 && result->height >= 2 && result->bit_rate >= 0 && result->key_interval >= 0;
}

BOOL writer_sound_settings_read(NSDictionary *settings, struct film_sound_settings *result) {
    if (number(settings, AVFormatIDKey, 0, INT32_MAX) != kAudioFormatMPEG4AAC || !film_writer_can_write()) return NO;
    *result = (struct film_sound_settings){.rate = number(settings, AVSampleRateKey, 0, 96000),
                                           .channels = number(settings, AVNumberOfChannelsKey, 0, 8),
                                           .bit_rate = number(settings, AVEncoderBitRateKey, 0, 1000000)};
    return result->rate >= 8000 && result->channels >= 1 && result->bit_rate >= 0;
}

BOOL writer_settings_suit(NSDictionary *settings, NSString *mediaType) {
    struct film_picture_settings pictures;
    struct film_sound_settings sound;
    if ([mediaType isEqualToString:AVMediaTypeVideo]) return writer_picture_settings_read(settings, &pictures);
    return [mediaType isEqualToString:AVMediaTypeAudio] && writer_sound_settings_read(settings, &sound);
}
