// What assets say of themselves: metadata, chapters, what can be chosen.

#import "Asset/AssetState.h"
#import "Metadata/FileMetadata.h"

@implementation AVAsset (AVAssetMetadataReading)

- (NSArray *)commonMetadata { return film_common_metadata(self.loadedFile.film, film_whole); }
- (NSArray *)availableMetadataFormats { return film_metadata_formats(self.loadedFile.film, film_whole); }
- (NSArray *)metadataForFormat:(NSString *)format {
    return film_metadata_of_format(self.loadedFile.film, film_whole, format);
}

- (NSString *)lyrics {
    struct film *film = self.loadedFile.film;
    const char *name, *value;
    for (int i = 0; film && film_metadata(film, i, &name, &value); i++) {
        // Those of MP3 files have their language behind the name.
        if (strncmp(name, "lyrics", 6) == 0) return [NSString stringWithUTF8String:value];
    }
    return nil;
}

- (id)creationDate {
    NSArray *items = [AVMetadataItem metadataItemsFromArray:self.commonMetadata withKey:AVMetadataCommonKeyCreationDate
                                                   keySpace:AVMetadataKeySpaceCommon];
    return [items count] ? [items objectAtIndex:0] : nil;
}

@end

@implementation AVAsset (AVAssetChapterInspection)

/// The language of the track of text that has the titles; that is undetermined if there is none.
- (NSLocale *)chapterLocale {
    for (AVAssetTrack *track in self.tracks) {
        BOOL isText = [track.mediaType isEqualToString:AVMediaTypeSubtitle] || [track.mediaType isEqualToString:AVMediaTypeText];
        if (isText && track.languageCode) return [[NSLocale alloc] initWithLocaleIdentifier:track.languageCode];
    }
    return [[NSLocale alloc] initWithLocaleIdentifier:@"und"];
}

- (NSArray *)availableChapterLocales {
    struct film *film = self.loadedFile.film;
    double start, end;
    const char *title;
    if (film == NULL || !film_chapter(film, 0, &start, &end, &title)) return [NSArray array];
    return [NSArray arrayWithObject:[self chapterLocale]];
}

/// Titles are all that is read of chapters; pictures, which keys may ask for, are not.
- (NSArray *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(NSArray *)commonKeys {
    NSMutableArray *groups = [NSMutableArray array];
    struct film *film = self.loadedFile.film;
    NSLocale *own = [self chapterLocale];
    if (film == NULL || ![[locale localeIdentifier] isEqualToString:[own localeIdentifier]]) return groups;
    double start, end;
    const char *title;
    for (int i = 0; film_chapter(film, i, &start, &end, &title); i++) {
        CMTimeRange range = CMTimeRangeMake(CMTimeMakeWithSeconds(start, 600000), CMTimeMakeWithSeconds(end - start, 600000));
        NSString *text = [NSString stringWithUTF8String:title];
        AVMetadataItem *item = [[AVMetadataItem alloc] initWithCommonKey:AVMetadataCommonKeyTitle value:text ? text : @""
                                                                  locale:own range:range];
        [groups addObject:[[AVTimedMetadataGroup alloc] initWithItems:[NSArray arrayWithObject:item] timeRange:range]];
    }
    return groups;
}

@end
