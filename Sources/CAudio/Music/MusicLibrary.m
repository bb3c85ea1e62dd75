#import "MusicLibrary.h"
#include <stdlib.h>
#include <sys/stat.h>

/// The files of the folder that are looked at, and the songs of a playlist.
static const NSUInteger most_files = 5000;
/// Longer playlists are not read, in bytes.
static const unsigned long long largest_playlist = 1 << 20;

@implementation MusicLibrary

/// Songs by their files, and what each file was like when it was read.
static NSMutableDictionary *known, *states;

+ (NSString *)folder {
    const char *media = getenv("VERGER_MEDIA");
    NSString *root = media ? [NSString stringWithUTF8String:media]
                           : [NSHomeDirectory() stringByAppendingPathComponent:@"Media"];
    return [root stringByAppendingPathComponent:@"Music"];
}

/// The names of files with one of these extensions, without links and hidden ones.
+ (NSArray *)filesOfKinds:(NSSet *)kinds {
    NSMutableArray *files = [NSMutableArray array];
    NSArray *names = [[NSFileManager defaultManager] contentsOfDirectoryAtPath:[self folder] error:NULL];
    for (NSString *name in [names sortedArrayUsingSelector:@selector(compare:)]) {
        if ([name hasPrefix:@"."] || ![kinds containsObject:[[name pathExtension] lowercaseString]]) continue;
        NSString *path = [[self folder] stringByAppendingPathComponent:name];
        struct stat status;
        if (lstat([path fileSystemRepresentation], &status) != 0 || !S_ISREG(status.st_mode)) continue;
        [files addObject:path];
        if ([files count] == most_files) break;
    }
    return files;
}

+ (NSArray *)items {
    @synchronized(self) {
        if (known == nil) {
            known = [[NSMutableDictionary alloc] init];
            states = [[NSMutableDictionary alloc] init];
        }
        NSSet *kinds = [NSSet setWithObjects:@"mp3", @"m4a", @"m4b", @"aac", @"wav", @"aif", @"aiff", @"caf", nil];
        NSMutableArray *items = [NSMutableArray array];
        for (NSString *path in [self filesOfKinds:kinds]) {
            NSString *state = [self stateOfFile:path];
            if (![[states objectForKey:path] isEqual:state]) {
                [known setObject:[[MPMediaItem alloc] initWithFile:path] forKey:path];
                [states setObject:state forKey:path];
            }
            [items addObject:[known objectForKey:path]];
        }
        return items;
    }
}

+ (NSString *)stateOfFile:(NSString *)path {
    struct stat status = {0};
    lstat([path fileSystemRepresentation], &status);
    return [NSString stringWithFormat:@"%lld %lld.%ld", (long long)status.st_size, (long long)status.st_mtim.tv_sec,
                                      (long)status.st_mtim.tv_nsec];
}

+ (MPMediaItem *)itemWithPersistentID:(NSNumber *)identifier {
    for (MPMediaItem *item in [self items]) {
        if ([[item valueForProperty:MPMediaItemPropertyPersistentID] isEqual:identifier]) return item;
    }
    return nil;
}

/// Playlists name songs of the same folder, one a line.
+ (NSArray *)playlists {
    NSMutableDictionary *byName = [NSMutableDictionary dictionary];
    for (MPMediaItem *item in [self items]) {
        NSURL *url = [item valueForProperty:MPMediaItemPropertyAssetURL];
        [byName setObject:item forKey:[[url path] lastPathComponent]];
    }
    NSMutableArray *playlists = [NSMutableArray array];
    for (NSString *path in [self filesOfKinds:[NSSet setWithObjects:@"m3u", @"m3u8", nil]]) {
        NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:path error:NULL];
        if ([attributes fileSize] > largest_playlist) continue;
        NSString *text = [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL];
        NSMutableArray *items = [NSMutableArray array];
        for (NSString *line in [text componentsSeparatedByCharactersInSet:[NSCharacterSet newlineCharacterSet]]) {
            MPMediaItem *item = [byName objectForKey:[line lastPathComponent]];
            if (item && [items count] < most_files) [items addObject:item];
        }
        NSString *name = [[path lastPathComponent] stringByDeletingPathExtension];
        if ([items count]) [playlists addObject:[[MPMediaPlaylist alloc] initWithName:name items:items]];
    }
    return playlists;
}

+ (NSDate *)lastModifiedDate {
    return [[[NSFileManager defaultManager] attributesOfItemAtPath:[self folder] error:NULL] fileModificationDate];
}

+ (NSNumber *)identifierOfText:(NSString *)text {
    unsigned long long hash = 0xCBF29CE484222325;
    for (const char *byte = [text UTF8String]; byte && *byte; byte++) hash = (hash ^ (unsigned char)*byte) * 0x100000001B3;
    // Apps keep it as a signed number, too.
    return [NSNumber numberWithUnsignedLongLong:hash >> 1];
}

+ (NSString *)sortKeyOfTitle:(NSString *)title {
    for (NSString *article in [NSArray arrayWithObjects:@"The ", @"A ", @"An ", nil]) {
        NSRange start = [title rangeOfString:article options:NSCaseInsensitiveSearch | NSAnchoredSearch];
        if (start.length && start.length < [title length]) return [title substringFromIndex:start.length];
    }
    return title ? title : @"";
}

@end
