// Songs that say by their tags what they are, found, grouped, sorted and put in sections.

#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

static void add_text(NSMutableData *data, const char *kind, NSString *text) {
    const char *bytes = [text UTF8String];
    uint32_t length = (uint32_t)strlen(bytes) + 1;
    [data appendBytes:kind length:4];
    [data appendBytes:&length length:4];
    [data appendBytes:bytes length:length];
    if (length % 2) [data appendBytes:"" length:1];
}

/// A WAVE file with tags, so many tenths of a second long.
static void write_song(NSString *name, int tenths, NSString *title, NSString *artist, NSString *album, NSString *genre,
                       NSString *track) {
    NSMutableData *tags = [NSMutableData dataWithBytes:"INFO" length:4];
    if (title) add_text(tags, "INAM", title);
    if (artist) add_text(tags, "IART", artist);
    if (album) add_text(tags, "IPRD", album);
    if (genre) add_text(tags, "IGNR", genre);
    if (track) add_text(tags, "IPRT", track);
    uint32_t rate = 8000, size = rate / 10 * tenths * 2, listSize = (uint32_t)[tags length];
    uint32_t all = 4 + 24 + 8 + listSize + 8 + size, formatSize = 16, bytesPerSecond = rate * 2;
    uint16_t format[] = {1, 1}, frame[] = {2, 16};
    NSMutableData *file = [NSMutableData dataWithBytes:"RIFF" length:4];
    [file appendBytes:&all length:4];
    [file appendBytes:"WAVEfmt " length:8];
    [file appendBytes:&formatSize length:4];
    [file appendBytes:format length:4];
    [file appendBytes:&rate length:4];
    [file appendBytes:&bytesPerSecond length:4];
    [file appendBytes:frame length:4];
    [file appendBytes:"LIST" length:4];
    [file appendBytes:&listSize length:4];
    [file appendData:tags];
    [file appendBytes:"data" length:4];
    [file appendBytes:&size length:4];
    [file increaseLengthBy:size];
    NSString *folder = [NSHomeDirectory() stringByAppendingPathComponent:@"Media/Music"];
    [[NSFileManager defaultManager] createDirectoryAtPath:folder
                              withIntermediateDirectories:YES
                                               attributes:nil
                                                    error:NULL];
    [file writeToFile:[folder stringByAppendingPathComponent:name] atomically:YES];
}

static void print_titles(const char *what, NSArray *items) {
    printf("%s:", what);
    for (MPMediaItem *item in items) printf(" %s;", [[item valueForProperty:MPMediaItemPropertyTitle] UTF8String]);
    printf("\n");
}

static void print_groups(const char *what, MPMediaQuery *query) {
    NSString *property = [MPMediaItem titlePropertyForGroupingType:query.groupingType];
    printf("%s:", what);
    for (MPMediaItemCollection *group in query.collections) {
        printf(" %s (%d);", [[group valueForProperty:property] UTF8String], (int)group.count);
    }
    printf("\n");
}

static void print_sections(NSArray *sections) {
    for (MPMediaQuerySection *section in sections) {
        printf("%s%s %d+%d", section == [sections objectAtIndex:0] ? "" : " ", [section.title UTF8String],
               (int)section.range.location, (int)section.range.length);
    }
    printf("\n");
}

static MPMediaQuery *query_where(NSString *property, id value, MPMediaPredicateComparison comparison) {
    MPMediaQuery *query = [[[MPMediaQuery alloc] init] autorelease];
    [query addFilterPredicate:[MPMediaPropertyPredicate predicateWithValue:value
                                                               forProperty:property
                                                            comparisonType:comparison]];
    return query;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("empty %d %d\n", (int)[[[MPMediaQuery songsQuery] items] count], [[MPMediaQuery albumsQuery] collections].count == 0);
    write_song(@"1.wav", 5, @"The Rain", @"Ada", @"Weather", @"Folk", @"2");
    write_song(@"2.wav", 10, @"Sun", @"Ada", @"Weather", @"Folk", @"1");
    write_song(@"3.wav", 15, @"été", @"Bob", @"Weather", @"Rock", @"1/12");
    write_song(@"4.wav", 20, @"99 Clouds", @"Bob", nil, nil, nil);
    write_song(@"5.wav", 20, @"News", @"Radio", @"Talk", @"Podcast", nil);
    write_song(@"untitled.wav", 1, nil, nil, nil, nil, nil);
    NSString *folder = [NSHomeDirectory() stringByAppendingPathComponent:@"Media/Music"];
    [@"no sound" writeToFile:[folder stringByAppendingPathComponent:@"text.txt"]
                  atomically:YES
                    encoding:NSUTF8StringEncoding
                       error:NULL];
    [@"#EXTM3U\n2.wav\r\n/elsewhere/1.wav\nmissing.wav\n" writeToFile:[folder stringByAppendingPathComponent:@"Mix.m3u"]
                                                          atomically:YES
                                                            encoding:NSUTF8StringEncoding
                                                               error:NULL];

    print_titles("songs", [[MPMediaQuery songsQuery] items]);
    print_sections([[MPMediaQuery songsQuery] itemSections]);
    print_titles("everything", [[[[MPMediaQuery alloc] init] autorelease] items]);
    print_groups("albums", [MPMediaQuery albumsQuery]);
    print_groups("artists", [MPMediaQuery artistsQuery]);
    print_groups("genres", [MPMediaQuery genresQuery]);
    print_groups("playlists", [MPMediaQuery playlistsQuery]);
    print_groups("podcasts", [MPMediaQuery podcastsQuery]);
    print_groups("books", [MPMediaQuery audiobooksQuery]);
    print_titles("albums' items", [[MPMediaQuery albumsQuery] items]);
    print_sections([[MPMediaQuery artistsQuery] collectionSections]);

    print_titles("by Ada", [query_where(MPMediaItemPropertyArtist, @"Ada", MPMediaPredicateComparisonEqualTo) items]);
    print_titles("with ETE", [query_where(MPMediaItemPropertyTitle, @"ETE", MPMediaPredicateComparisonContains) items]);
    print_titles("in Mix", [query_where(MPMediaPlaylistPropertyName, @"Mix", MPMediaPredicateComparisonEqualTo) items]);
    MPMediaQuery *both = query_where(MPMediaItemPropertyAlbumTitle, @"Weather", MPMediaPredicateComparisonEqualTo);
    MPMediaPropertyPredicate *rock = [MPMediaPropertyPredicate predicateWithValue:@"Rock"
                                                                      forProperty:MPMediaItemPropertyGenre];
    [both addFilterPredicate:rock];
    print_titles("rock about weather", both.items);
    [both removeFilterPredicate:rock];
    printf("%d about weather\n", (int)[both.items count]);

    MPMediaItem *item = [[query_where(MPMediaItemPropertyTitle, @"été", MPMediaPredicateComparisonEqualTo) items] lastObject];
    printf("%g seconds, track %d of %d, kind %d, plays %d, file %s\n",
           [[item valueForProperty:MPMediaItemPropertyPlaybackDuration] doubleValue],
           [[item valueForProperty:MPMediaItemPropertyAlbumTrackNumber] intValue],
           [[item valueForProperty:MPMediaItemPropertyAlbumTrackCount] intValue],
           [[item valueForProperty:MPMediaItemPropertyMediaType] intValue],
           [[item valueForProperty:MPMediaItemPropertyPlayCount] intValue],
           [[[[item valueForProperty:MPMediaItemPropertyAssetURL] path] lastPathComponent] UTF8String]);
    NSNumber *identifier = [item valueForProperty:MPMediaItemPropertyPersistentID];
    NSArray *same = [query_where(MPMediaItemPropertyPersistentID, identifier, MPMediaPredicateComparisonEqualTo) items];
    printf("the same %d, no artwork %d, nothing %d\n", [same lastObject] == item,
           [item valueForProperty:MPMediaItemPropertyArtwork] == nil, [item valueForProperty:@"colour"] == nil);
    printf("filters %d %d\n", [MPMediaItem canFilterByProperty:MPMediaItemPropertyArtist],
           [MPMediaItem canFilterByProperty:MPMediaItemPropertyLyrics]);

    MPMediaItemCollection *kept = [MPMediaItemCollection collectionWithItems:[[MPMediaQuery albumsQuery] items]];
    NSData *archive = [NSKeyedArchiver archivedDataWithRootObject:kept];
    MPMediaItemCollection *read = [NSKeyedUnarchiver unarchiveObjectWithData:archive];
    printf("kept %d %d, kinds %d\n", [read isEqual:kept], (int)read.count, (int)read.mediaTypes);
    [[NSFileManager defaultManager] removeItemAtPath:[folder stringByAppendingPathComponent:@"2.wav"] error:NULL];
    print_titles("left", [[NSKeyedUnarchiver unarchiveObjectWithData:archive] items]);
    [pool drain];
    return 0;
}

// > empty 0 1
// > songs: été; The Rain; Sun; untitled; 99 Clouds;
// > E 0+1 R 1+1 S 2+1 U 3+1 # 4+1
// > everything: été; News; The Rain; Sun; untitled; 99 Clouds;
// > albums: Weather (2); Weather (1); (null) (1); (null) (1);
// > artists: Ada (2); Bob (2); (null) (1);
// > genres: Folk (2); Rock (1); (null) (2);
// > playlists: Mix (2);
// > podcasts: Talk (1);
// > books:
// > albums' items: Sun; The Rain; été; untitled; 99 Clouds;
// > A 0+1 B 1+1 # 2+1
// > by Ada: The Rain; Sun;
// > with ETE: été;
// > in Mix: Sun; The Rain;
// > rock about weather: été;
// > 3 about weather
// > 1.5 seconds, track 1 of 12, kind 1, plays 0, file 3.wav
// > the same 1, no artwork 1, nothing 1
// > filters 1 0
// > kept 1 5, kinds 1
// > left: The Rain; été; untitled; 99 Clouds;
