#pragma once

// GNUstep's NSFileManager.h, and members of Apple's that it lacks.

#include_next <Foundation/NSFileManager.h>
#import <Foundation/NSError.h>
#import <Foundation/NSURL.h>

#define NSFoundationVersionWithFileManagerResourceForkSupport 412

FOUNDATION_EXPORT NSString *const NSFileBusy;
/// Another iCloud account is signed in, or none. Never posted, as there is none. (iOS 6.)
FOUNDATION_EXPORT NSString *const NSUbiquityIdentityDidChangeNotification;
FOUNDATION_EXPORT NSString *const NSFileProtectionKey;
FOUNDATION_EXPORT NSString *const NSFileProtectionNone;
FOUNDATION_EXPORT NSString *const NSFileProtectionComplete;
FOUNDATION_EXPORT NSString *const NSFileProtectionCompleteUnlessOpen;
FOUNDATION_EXPORT NSString *const NSFileProtectionCompleteUntilFirstUserAuthentication;

enum {
    NSVolumeEnumerationSkipHiddenVolumes = 1UL << 1,
    NSVolumeEnumerationProduceFileReferenceURLs = 1UL << 2
};
typedef NSUInteger NSVolumeEnumerationOptions;

@interface NSFileManager (AppleMembers)
- (BOOL)linkItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath error:(NSError **)error;
- (NSArray *)mountedVolumeURLsIncludingResourceValuesForKeys:(NSArray *)propertyKeys
                                                     options:(NSVolumeEnumerationOptions)options;
- (BOOL)isUbiquitousItemAtURL:(NSURL *)url;
- (BOOL)setUbiquitous:(BOOL)flag itemAtURL:(NSURL *)url destinationURL:(NSURL *)destinationURL error:(NSError **)error;
- (BOOL)startDownloadingUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error;
- (BOOL)evictUbiquitousItemAtURL:(NSURL *)url error:(NSError **)error;
- (NSURL *)URLForUbiquityContainerIdentifier:(NSString *)containerID;
/// Which iCloud account is signed in: nil, since there is none. (iOS 6.)
@property (nonatomic, readonly, copy) id<NSObject, NSCopying, NSCoding> ubiquityIdentityToken;
- (NSURL *)URLForPublishingUbiquitousItemAtURL:(NSURL *)url
                                expirationDate:(NSDate **)outDate
                                         error:(NSError **)error;
@end

@interface NSDirectoryEnumerator (AppleMembers)
- (void)skipDescendants;
- (NSUInteger)level;
@end

/// What a delegate of iOS 4.3 and before may implement without adopting NSFileManagerDelegate.
@interface NSObject (NSFileManagerFileOperationAdditions)
- (BOOL)fileManager:(NSFileManager *)fm shouldCopyItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm shouldCopyItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
          copyingItemAtPath:(NSString *)srcPath
                     toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
           copyingItemAtURL:(NSURL *)srcURL
                      toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm shouldMoveItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm shouldMoveItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
           movingItemAtPath:(NSString *)srcPath
                     toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
            movingItemAtURL:(NSURL *)srcURL
                      toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm shouldLinkItemAtPath:(NSString *)srcPath toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm shouldLinkItemAtURL:(NSURL *)srcURL toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
          linkingItemAtPath:(NSString *)srcPath
                     toPath:(NSString *)dstPath;
- (BOOL)fileManager:(NSFileManager *)fm
    shouldProceedAfterError:(NSError *)error
           linkingItemAtURL:(NSURL *)srcURL
                      toURL:(NSURL *)dstURL;
- (BOOL)fileManager:(NSFileManager *)fm shouldRemoveItemAtPath:(NSString *)path;
- (BOOL)fileManager:(NSFileManager *)fm shouldRemoveItemAtURL:(NSURL *)URL;
- (BOOL)fileManager:(NSFileManager *)fm shouldProceedAfterError:(NSError *)error removingItemAtPath:(NSString *)path;
- (BOOL)fileManager:(NSFileManager *)fm shouldProceedAfterError:(NSError *)error removingItemAtURL:(NSURL *)URL;
@end
