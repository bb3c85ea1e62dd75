#pragma once
#import <MediaPlayer/MediaPlayer.h>

/// The songs and playlists of the device: the files of its folder Media/Music. May be used on any thread.
@interface MusicLibrary : NSObject
/// All songs, instances of MPMediaItem. The same file is the same object as long as it does not change.
+ (NSArray *)items;
/// Instances of MPMediaPlaylist that have any songs.
+ (NSArray *)playlists;
+ (MPMediaItem *)itemWithPersistentID:(NSNumber *)identifier;
/// The time of the last change of the folder; nil if there is none.
+ (NSDate *)lastModifiedDate;
/// A number for a text, the same in all apps and launches.
+ (NSNumber *)identifierOfText:(NSString *)text;
/// What sorts a title: without an article at its beginning.
+ (NSString *)sortKeyOfTitle:(NSString *)title;
@end

@interface MPMediaItem ()
- (id)initWithFile:(NSString *)path;
@end

@interface MPMediaPlaylist ()
- (id)initWithName:(NSString *)name items:(NSArray *)items;
@end

@interface MPMediaQuerySection ()
- (id)initWithTitle:(NSString *)title range:(NSRange)range;
@end
