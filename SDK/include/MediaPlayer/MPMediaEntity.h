#pragma once
#import <MediaPlayer/MPBase.h>

MP_EXTERN NSString *const MPMediaEntityPropertyPersistentID;

/// What items, their collections and playlists have in common. Since iOS 4.2.
@interface MPMediaEntity : NSObject <NSCoding>
+ (BOOL)canFilterByProperty:(NSString *)property;
- (id)valueForProperty:(NSString *)property;
- (void)enumerateValuesForProperties:(NSSet *)properties
                          usingBlock:(void (^)(NSString *property, id value, BOOL *stop))block;
@end
