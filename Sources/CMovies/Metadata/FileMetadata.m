#import "Metadata/FileMetadata.h"
#import "Metadata/MetadataNames.h"

/// The names of QuickTime's own metadata, which FFmpeg gives as they are.
static const char quicktime_names[] = "com.apple.quicktime.";

static bool entry_at(struct film *film, int track, int index, const char **name, const char **value) {
    if (film == NULL) return false;
    return track == film_whole ? film_metadata(film, index, name, value)
                               : film_track_metadata(film, track, index, name, value);
}

static BOOL is_quicktime_name(const char *name) { return strncmp(name, quicktime_names, sizeof quicktime_names - 1) == 0; }

/// The common key of a name of QuickTime's metadata.
static NSString *common_of_quicktime(NSString *name) {
    AVMutableMetadataItem *item = [AVMutableMetadataItem metadataItem];
    item.keySpace = AVMetadataKeySpaceQuickTimeMetadata;
    item.key = name;
    const char *plain = metadata_name_of(item);
    return plain ? metadata_common_key(plain) : nil;
}

NSArray *film_common_metadata(struct film *film, int track) {
    NSMutableArray *items = [NSMutableArray array];
    const char *name, *value;
    for (int i = 0; entry_at(film, track, i, &name, &value); i++) {
        NSString *text = [NSString stringWithUTF8String:value];
        NSString *key = is_quicktime_name(name) ? common_of_quicktime([NSString stringWithUTF8String:name])
                                                : metadata_common_key(name);
        if (key && text) [items addObject:[[AVMetadataItem alloc] initWithCommonKey:key value:text]];
    }
    return items;
}

/// Which format of metadata a kind of file has: FFmpeg does not tell where it has found an entry.
static NSString *format_of_file(struct film *film) {
    const char *name, *value;
    for (int i = 0; film_metadata(film, i, &name, &value); i++) {
        if (strcmp(name, "major_brand") != 0) continue;
        return strncmp(value, "qt", 2) == 0 ? AVMetadataFormatQuickTimeUserData : AVMetadataFormatiTunesMetadata;
    }
    return AVMetadataFormatID3Metadata;
}

/// The item of an entry in a format; nil if it is of another one.
static AVMetadataItem *item_of(NSString *format, NSString *ofFile, const char *name, const char *value) {
    BOOL isQuickTime = [format isEqualToString:AVMetadataFormatQuickTimeMetadata];
    NSString *text = [NSString stringWithUTF8String:value], *key = nil, *common = nil;
    if (is_quicktime_name(name)) {
        if (isQuickTime) key = [NSString stringWithUTF8String:name];
        common = common_of_quicktime(key);
    } else if (!isQuickTime && [format isEqualToString:ofFile]) {
        key = metadata_key(name, format);
        common = metadata_common_key(name);
    }
    if (key == nil || text == nil) return nil;
    return [[AVMetadataItem alloc] initWithKey:key space:metadata_key_space(format) common:common value:text];
}

NSArray *film_metadata_of_format(struct film *film, int track, NSString *format) {
    NSMutableArray *items = [NSMutableArray array];
    NSString *ofFile = film ? format_of_file(film) : nil;
    const char *name, *value;
    for (int i = 0; entry_at(film, track, i, &name, &value); i++) {
        AVMetadataItem *item = item_of(format, ofFile, name, value);
        if (item) [items addObject:item];
    }
    return items;
}

NSArray *film_metadata_formats(struct film *film, int track) {
    NSMutableArray *formats = [NSMutableArray array];
    for (NSString *format in [NSArray arrayWithObjects:AVMetadataFormatQuickTimeUserData, AVMetadataFormatQuickTimeMetadata,
                                                       AVMetadataFormatiTunesMetadata, AVMetadataFormatID3Metadata, nil]) {
        if ([film_metadata_of_format(film, track, format) count]) [formats addObject:format];
    }
    return formats;
}
