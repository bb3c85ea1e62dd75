#import "Metadata/MetadataNames.h"

typedef __unsafe_unretained NSString *const *Key;

/// One row for each of FFmpeg's names; NULL where a format has no key for it.
static const struct row {
    const char *name;
    Key common, iTunes, quickTime, user, id3;
} rows[] = {
    {"title", &AVMetadataCommonKeyTitle, &AVMetadataiTunesMetadataKeySongName, &AVMetadataQuickTimeMetadataKeyTitle,
     &AVMetadataQuickTimeUserDataKeyFullName, &AVMetadataID3MetadataKeyTitleDescription},
    {"artist", &AVMetadataCommonKeyArtist, &AVMetadataiTunesMetadataKeyArtist, &AVMetadataQuickTimeMetadataKeyArtist,
     &AVMetadataQuickTimeUserDataKeyArtist, &AVMetadataID3MetadataKeyLeadPerformer},
    {"album", &AVMetadataCommonKeyAlbumName, &AVMetadataiTunesMetadataKeyAlbum, &AVMetadataQuickTimeMetadataKeyAlbum,
     &AVMetadataQuickTimeUserDataKeyAlbum, &AVMetadataID3MetadataKeyAlbumTitle},
    {"comment", &AVMetadataCommonKeyDescription, &AVMetadataiTunesMetadataKeyUserComment,
     &AVMetadataQuickTimeMetadataKeyComment, &AVMetadataQuickTimeUserDataKeyComment, &AVMetadataID3MetadataKeyComments},
    {"description", &AVMetadataCommonKeyDescription, &AVMetadataiTunesMetadataKeyDescription,
     &AVMetadataQuickTimeMetadataKeyDescription, &AVMetadataQuickTimeUserDataKeyDescription, NULL},
    {"copyright", &AVMetadataCommonKeyCopyrights, &AVMetadataiTunesMetadataKeyCopyright,
     &AVMetadataQuickTimeMetadataKeyCopyright, &AVMetadataQuickTimeUserDataKeyCopyright,
     &AVMetadataID3MetadataKeyCopyright},
    {"genre", &AVMetadataCommonKeyType, &AVMetadataiTunesMetadataKeyUserGenre, &AVMetadataQuickTimeMetadataKeyGenre,
     &AVMetadataQuickTimeUserDataKeyGenre, &AVMetadataID3MetadataKeyContentType},
    {"encoder", &AVMetadataCommonKeySoftware, &AVMetadataiTunesMetadataKeyEncodingTool,
     &AVMetadataQuickTimeMetadataKeySoftware, &AVMetadataQuickTimeUserDataKeySoftware,
     &AVMetadataID3MetadataKeyEncodedBy},
    {"date", &AVMetadataCommonKeyCreationDate, &AVMetadataiTunesMetadataKeyReleaseDate,
     &AVMetadataQuickTimeMetadataKeyCreationDate, &AVMetadataQuickTimeUserDataKeyCreationDate,
     &AVMetadataID3MetadataKeyYear},
    {"creation_time", &AVMetadataCommonKeyCreationDate, NULL, &AVMetadataQuickTimeMetadataKeyCreationDate, NULL, NULL},
    {"make", &AVMetadataCommonKeyMake, NULL, &AVMetadataQuickTimeMetadataKeyMake, &AVMetadataQuickTimeUserDataKeyMake, NULL},
    {"model", &AVMetadataCommonKeyModel, NULL, &AVMetadataQuickTimeMetadataKeyModel, &AVMetadataQuickTimeUserDataKeyModel,
     NULL},
    {"location", &AVMetadataCommonKeyLocation, NULL, &AVMetadataQuickTimeMetadataKeyLocationISO6709,
     &AVMetadataQuickTimeUserDataKeyLocationISO6709, NULL},
    {"composer", &AVMetadataCommonKeyCreator, &AVMetadataiTunesMetadataKeyComposer, NULL,
     &AVMetadataQuickTimeUserDataKeyComposer, &AVMetadataID3MetadataKeyComposer},
    {"author", &AVMetadataCommonKeyAuthor, &AVMetadataiTunesMetadataKeyAuthor, &AVMetadataQuickTimeMetadataKeyAuthor,
     &AVMetadataQuickTimeUserDataKeyAuthor, NULL},
    {"publisher", &AVMetadataCommonKeyPublisher, &AVMetadataiTunesMetadataKeyPublisher,
     &AVMetadataQuickTimeMetadataKeyPublisher, &AVMetadataQuickTimeUserDataKeyPublisher,
     &AVMetadataID3MetadataKeyPublisher},
    {"lyrics", NULL, &AVMetadataiTunesMetadataKeyLyrics, NULL, NULL, &AVMetadataID3MetadataKeyUnsynchronizedLyric},
    {"album_artist", NULL, &AVMetadataiTunesMetadataKeyAlbumArtist, NULL, NULL, &AVMetadataID3MetadataKeyBand},
    {"grouping", NULL, &AVMetadataiTunesMetadataKeyGrouping, NULL, NULL, &AVMetadataID3MetadataKeyContentGroupDescription},
    {"track", NULL, &AVMetadataiTunesMetadataKeyTrackNumber, NULL, NULL, &AVMetadataID3MetadataKeyTrackNumber},
    {"disc", NULL, &AVMetadataiTunesMetadataKeyDiscNumber, NULL, NULL, &AVMetadataID3MetadataKeyPartOfASet},
};

enum { row_count = sizeof rows / sizeof *rows };

/// The place of a format's key in a row.
static NSString *key_in(const struct row *row, NSString *space) {
    Key key = NULL;
    if ([space isEqualToString:AVMetadataKeySpaceCommon]) key = row->common;
    if ([space isEqualToString:AVMetadataKeySpaceiTunes]) key = row->iTunes;
    if ([space isEqualToString:AVMetadataKeySpaceQuickTimeMetadata]) key = row->quickTime;
    if ([space isEqualToString:AVMetadataKeySpaceQuickTimeUserData]) key = row->user;
    if ([space isEqualToString:AVMetadataKeySpaceID3]) key = row->id3;
    return key ? *key : nil;
}

NSString *metadata_key_space(NSString *format) {
    if ([format isEqualToString:AVMetadataFormatiTunesMetadata]) return AVMetadataKeySpaceiTunes;
    if ([format isEqualToString:AVMetadataFormatQuickTimeMetadata]) return AVMetadataKeySpaceQuickTimeMetadata;
    if ([format isEqualToString:AVMetadataFormatQuickTimeUserData]) return AVMetadataKeySpaceQuickTimeUserData;
    return [format isEqualToString:AVMetadataFormatID3Metadata] ? AVMetadataKeySpaceID3 : nil;
}

NSString *metadata_common_key(const char *name) {
    for (int i = 0; i < row_count; i++) {
        if (strcmp(rows[i].name, name) == 0) return rows[i].common ? *rows[i].common : nil;
    }
    return nil;
}

NSString *metadata_key(const char *name, NSString *format) {
    for (int i = 0; i < row_count; i++) {
        if (strcmp(rows[i].name, name) == 0) return key_in(&rows[i], metadata_key_space(format));
    }
    return nil;
}

const char *metadata_name_of(AVMetadataItem *item) {
    for (int i = 0; i < row_count; i++) {
        NSString *key = key_in(&rows[i], item.keySpace);
        if (key && [(id)item.key isEqual:key]) return rows[i].name;
    }
    return NULL;
}

NSString *metadata_text_of(AVMetadataItem *item) {
    id value = item.value;
    if (![value isKindOfClass:[NSDate class]]) return item.stringValue;
    NSDateFormatter *formatter = [[NSDateFormatter alloc] init];
    formatter.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
    formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    formatter.dateFormat = @"yyyy-MM-dd'T'HH:mm:ss'Z'";
    return [formatter stringFromDate:value];
}
