#pragma once
#import <MediaPlayer/MPBase.h>

MP_EXTERN NSString *const MPMediaLibraryDidChangeNotification;
MP_EXTERN NSString *const MPMediaLibraryChangeTypesUserInfoKey;
MP_EXTERN NSString *const MPMediaLibraryChangeTypePlaylistsKey;

@interface MPMediaLibrary : NSObject <NSCoding>
+ (MPMediaLibrary *)defaultMediaLibrary;
@property (nonatomic, readonly) NSDate *lastModifiedDate;
- (void)beginGeneratingLibraryChangeNotifications;
- (void)endGeneratingLibraryChangeNotifications;
@end
