#pragma once
#import <MediaPlayer/MPBase.h>

MP_EXTERN NSString *const MPMediaEntityPropertyPersistentID;

/// What items, their collections and playlists have in common. Since iOS 4.2.
///
/// - Status: stub
@interface MPMediaEntity : NSObject <NSCoding>
/// - Status: stub
+ (BOOL)canFilterByProperty:(NSString *)property;
/// - Status: stub
- (id)valueForProperty:(NSString *)property;
/// - Status: stub
- (void)enumerateValuesForProperties:(NSSet *)properties
                          usingBlock:(void (^)(NSString *property, id value, BOOL *stop))block;
@end
