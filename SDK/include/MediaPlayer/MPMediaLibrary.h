#pragma once
#import <MediaPlayer/MPBase.h>

MP_EXTERN NSString *const MPMediaLibraryDidChangeNotification;
MP_EXTERN NSString *const MPMediaLibraryChangeTypesUserInfoKey;
MP_EXTERN NSString *const MPMediaLibraryChangeTypePlaylistsKey;

/// - Status: stub
@interface MPMediaLibrary : NSObject <NSCoding>
+ (MPMediaLibrary *)defaultMediaLibrary;
/// - Status: stub
@property (nonatomic, readonly) NSDate *lastModifiedDate;
/// - Status: stub
- (void)beginGeneratingLibraryChangeNotifications;
/// - Status: stub
- (void)endGeneratingLibraryChangeNotifications;
@end
