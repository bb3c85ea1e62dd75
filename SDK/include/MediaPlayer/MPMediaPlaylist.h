#pragma once
#import <MediaPlayer/MPMediaItemCollection.h>

MP_EXTERN NSString *const MPMediaPlaylistPropertyPersistentID;
MP_EXTERN NSString *const MPMediaPlaylistPropertyName;
MP_EXTERN NSString *const MPMediaPlaylistPropertyPlaylistAttributes;
MP_EXTERN NSString *const MPMediaPlaylistPropertySeedItems;

enum {
    MPMediaPlaylistAttributeNone = 0,
    MPMediaPlaylistAttributeOnTheGo = 1 << 0,
    MPMediaPlaylistAttributeSmart = 1 << 1,
    MPMediaPlaylistAttributeGenius = 1 << 2
};
typedef NSInteger MPMediaPlaylistAttribute;

@interface MPMediaPlaylist : MPMediaItemCollection
+ (BOOL)canFilterByProperty:(NSString *)property;
- (id)valueForProperty:(NSString *)property;
@end
