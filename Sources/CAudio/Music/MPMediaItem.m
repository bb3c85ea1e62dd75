#import "MusicLibrary.h"
#import <UIKit/UIKit.h>
#include "CSound.h"
#include <stdlib.h>

@implementation MPMediaItem {
    NSString *path;
    /// What the file says of itself; nil until it is first asked.
    NSDictionary *values;
}

- (id)initWithFile:(NSString *)aPath {
    if ((self = [super init])) path = aPath;
    return self;
}

/// Songs are kept by their persistent identifiers: nil if the song is not in the library any more.
- (id)initWithCoder:(NSCoder *)coder {
    return [MusicLibrary itemWithPersistentID:[coder decodeObjectForKey:@"persistentID"]];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self valueForProperty:MPMediaItemPropertyPersistentID] forKey:@"persistentID"];
}

- (BOOL)isEqual:(id)other {
    if (![other isKindOfClass:[MPMediaItem class]]) return NO;
    return [[self valueForProperty:MPMediaItemPropertyPersistentID]
        isEqual:[other valueForProperty:MPMediaItemPropertyPersistentID]];
}

- (NSUInteger)hash { return [[self valueForProperty:MPMediaItemPropertyPersistentID] hash]; }

+ (BOOL)canFilterByProperty:(NSString *)property {
    return [[NSSet setWithObjects:MPMediaItemPropertyPersistentID, MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle,
                                  MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyArtist, MPMediaItemPropertyAlbumArtist,
                                  MPMediaItemPropertyGenre, MPMediaItemPropertyComposer, MPMediaItemPropertyIsCompilation,
                                  MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyArtistPersistentID,
                                  MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyGenrePersistentID,
                                  MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyPodcastTitle,
                                  MPMediaItemPropertyPodcastPersistentID, MPMediaItemPropertyPlayCount, nil]
        containsObject:property];
}

- (id)valueForProperty:(NSString *)property {
    @synchronized(self) {
        if (values == nil) values = [self read];
    }
    if ([property isEqual:MPMediaItemPropertyArtwork]) return [self artwork];
    return property ? [values objectForKey:property] : nil;
}

- (NSString *)description {
    return [NSString stringWithFormat:@"<MPMediaItem: %@>", [self valueForProperty:MPMediaItemPropertyTitle]];
}

#pragma mark Reading

static NSString *text_of(const struct sound_tags *tags, const char *name) {
    const char *text = tags ? sound_tag(tags, name) : NULL;
    return text ? [NSString stringWithUTF8String:text] : nil;
}

/// “3/12” is the third of twelve.
static void read_place(NSMutableDictionary *found, NSString *text, NSString *number, NSString *count) {
    NSArray *parts = [text componentsSeparatedByString:@"/"];
    if ([parts count] == 0) return;
    [found setObject:[NSNumber numberWithInteger:[[parts objectAtIndex:0] integerValue]] forKey:number];
    if ([parts count] < 2) return;
    [found setObject:[NSNumber numberWithInteger:[[parts objectAtIndex:1] integerValue]] forKey:count];
}

- (NSDictionary *)read {
    NSData *data = [NSData dataWithContentsOfMappedFile:path];
    struct sound_tags *tags = sound_tags_read([data bytes], [data length]);
    NSMutableDictionary *found = [NSMutableDictionary dictionary];
    NSString *title = text_of(tags, "title");
    [found setObject:title ? title : [[path lastPathComponent] stringByDeletingPathExtension]
              forKey:MPMediaItemPropertyTitle];
    const struct {
        const char *name;
        __unsafe_unretained NSString *property;
    } texts[] = {
        {"artist", MPMediaItemPropertyArtist},     {"album", MPMediaItemPropertyAlbumTitle},
        {"album_artist", MPMediaItemPropertyAlbumArtist}, {"genre", MPMediaItemPropertyGenre},
        {"composer", MPMediaItemPropertyComposer}, {"lyrics", MPMediaItemPropertyLyrics},
        {"comment", MPMediaItemPropertyComments},  {"grouping", MPMediaItemPropertyUserGrouping},
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        NSString *text = text_of(tags, texts[i].name);
        if (text) [found setObject:text forKey:texts[i].property];
    }
    read_place(found, text_of(tags, "track"), MPMediaItemPropertyAlbumTrackNumber, MPMediaItemPropertyAlbumTrackCount);
    read_place(found, text_of(tags, "disc"), MPMediaItemPropertyDiscNumber, MPMediaItemPropertyDiscCount);
    NSNumber *isCompilation = [NSNumber numberWithBool:[text_of(tags, "compilation") boolValue]];
    [found setObject:isCompilation forKey:MPMediaItemPropertyIsCompilation];
    [found setObject:[NSNumber numberWithInteger:[text_of(tags, "TBPM") integerValue]]
              forKey:MPMediaItemPropertyBeatsPerMinute];
    [found setObject:[NSNumber numberWithDouble:[self durationOf:data tags:tags]]
              forKey:MPMediaItemPropertyPlaybackDuration];
    [found setObject:[NSURL fileURLWithPath:path] forKey:MPMediaItemPropertyAssetURL];
    [self addKindTo:found];
    [self addIdentifiersTo:found];
    sound_tags_free(tags);
    return found;
}

- (double)durationOf:(NSData *)data tags:(const struct sound_tags *)tags {
    struct sound_information sound;
    if (sound_information_read([data bytes], [data length], &sound)) return sound.duration;
    return tags ? sound_tags_duration(tags) : 0;
}

- (void)addKindTo:(NSMutableDictionary *)found {
    MPMediaType type = MPMediaTypeMusic;
    NSString *genre = [found objectForKey:MPMediaItemPropertyGenre];
    if ([[[path pathExtension] lowercaseString] isEqual:@"m4b"]) type = MPMediaTypeAudioBook;
    else if (genre && [genre caseInsensitiveCompare:@"Podcast"] == NSOrderedSame) type = MPMediaTypePodcast;
    [found setObject:[NSNumber numberWithInteger:type] forKey:MPMediaItemPropertyMediaType];
    NSString *album = [found objectForKey:MPMediaItemPropertyAlbumTitle];
    if (type == MPMediaTypePodcast && album) [found setObject:album forKey:MPMediaItemPropertyPodcastTitle];
    for (NSString *count in [NSArray arrayWithObjects:MPMediaItemPropertyPlayCount, MPMediaItemPropertySkipCount,
                                                      MPMediaItemPropertyRating, nil]) {
        [found setObject:[NSNumber numberWithInteger:0] forKey:count];
    }
}

/// Albums of the same name by different artists are different ones.
- (void)addIdentifiersTo:(NSMutableDictionary *)found {
    NSString *artist = [found objectForKey:MPMediaItemPropertyArtist];
    NSString *albumArtist = [found objectForKey:MPMediaItemPropertyAlbumArtist];
    NSString *album = [found objectForKey:MPMediaItemPropertyAlbumTitle];
    BOOL isCompilation = [[found objectForKey:MPMediaItemPropertyIsCompilation] boolValue];
    NSString *owner = isCompilation ? @"" : albumArtist ? albumArtist : artist ? artist : @"";
    NSDictionary *texts = [NSDictionary
        dictionaryWithObjectsAndKeys:[@"file " stringByAppendingString:[path lastPathComponent]],
                                     MPMediaItemPropertyPersistentID,
                                     [NSString stringWithFormat:@"album %@\n%@", owner, album ? album : @""],
                                     MPMediaItemPropertyAlbumPersistentID,
                                     [@"artist " stringByAppendingString:artist ? artist : @""],
                                     MPMediaItemPropertyArtistPersistentID,
                                     [@"artist " stringByAppendingString:albumArtist ? albumArtist : artist ? artist : @""],
                                     MPMediaItemPropertyAlbumArtistPersistentID, nil];
    for (NSString *property in texts) {
        [found setObject:[MusicLibrary identifierOfText:[texts objectForKey:property]] forKey:property];
    }
    NSDictionary *others = [NSDictionary
        dictionaryWithObjectsAndKeys:MPMediaItemPropertyGenre, MPMediaItemPropertyGenrePersistentID,
                                     MPMediaItemPropertyComposer, MPMediaItemPropertyComposerPersistentID,
                                     MPMediaItemPropertyPodcastTitle, MPMediaItemPropertyPodcastPersistentID, nil];
    for (NSString *property in others) {
        NSString *text = [found objectForKey:[others objectForKey:property]];
        text = [NSString stringWithFormat:@"%@ %@", [others objectForKey:property], text ? text : @""];
        [found setObject:[MusicLibrary identifierOfText:text] forKey:property];
    }
}

/// The cover is read when it is asked for: it may be large.
- (MPMediaItemArtwork *)artwork {
    NSData *data = [NSData dataWithContentsOfMappedFile:path];
    struct sound_tags *tags = sound_tags_read([data bytes], [data length]);
    if (tags == NULL) return nil;
    size_t count = 0;
    const uint8_t *bytes = sound_tags_picture(tags, &count);
    UIImage *image = bytes ? [UIImage imageWithData:[NSData dataWithBytes:bytes length:count]] : nil;
    sound_tags_free(tags);
    return image ? [[MPMediaItemArtwork alloc] initWithImage:image] : nil;
}

#pragma mark Groups

+ (NSString *)persistentIDPropertyForGroupingType:(MPMediaGrouping)groupingType {
    switch (groupingType) {
    case MPMediaGroupingAlbum: return MPMediaItemPropertyAlbumPersistentID;
    case MPMediaGroupingArtist: return MPMediaItemPropertyArtistPersistentID;
    case MPMediaGroupingAlbumArtist: return MPMediaItemPropertyAlbumArtistPersistentID;
    case MPMediaGroupingComposer: return MPMediaItemPropertyComposerPersistentID;
    case MPMediaGroupingGenre: return MPMediaItemPropertyGenrePersistentID;
    case MPMediaGroupingPlaylist: return MPMediaPlaylistPropertyPersistentID;
    case MPMediaGroupingPodcastTitle: return MPMediaItemPropertyPodcastPersistentID;
    default: return MPMediaItemPropertyPersistentID;
    }
}

+ (NSString *)titlePropertyForGroupingType:(MPMediaGrouping)groupingType {
    switch (groupingType) {
    case MPMediaGroupingAlbum: return MPMediaItemPropertyAlbumTitle;
    case MPMediaGroupingArtist: return MPMediaItemPropertyArtist;
    case MPMediaGroupingAlbumArtist: return MPMediaItemPropertyAlbumArtist;
    case MPMediaGroupingComposer: return MPMediaItemPropertyComposer;
    case MPMediaGroupingGenre: return MPMediaItemPropertyGenre;
    case MPMediaGroupingPlaylist: return MPMediaPlaylistPropertyName;
    case MPMediaGroupingPodcastTitle: return MPMediaItemPropertyPodcastTitle;
    default: return MPMediaItemPropertyTitle;
    }
}

@end
