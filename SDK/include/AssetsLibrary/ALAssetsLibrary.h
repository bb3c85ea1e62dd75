#pragma once
#import <AssetsLibrary/ALAssetsFilter.h>
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

@class ALAsset, ALAssetsGroup;

enum {
    ALAssetOrientationUp = 0,
    ALAssetOrientationDown = 1,
    ALAssetOrientationLeft = 2,
    ALAssetOrientationRight = 3,
    ALAssetOrientationUpMirrored = 4,
    ALAssetOrientationDownMirrored = 5,
    ALAssetOrientationLeftMirrored = 6,
    ALAssetOrientationRightMirrored = 7
};
typedef NSInteger ALAssetOrientation;

enum {
    ALAssetsGroupLibrary = 1,
    ALAssetsGroupAlbum = 2,
    ALAssetsGroupEvent = 4,
    ALAssetsGroupFaces = 8,
    ALAssetsGroupSavedPhotos = 16,
    ALAssetsGroupPhotoStream = 32,
    ALAssetsGroupAll = 0xFFFFFFFF
};
typedef NSUInteger ALAssetsGroupType;

enum {
    ALAssetsLibraryUnknownError = -1,
    ALAssetsLibraryWriteFailedError = -3300,
    ALAssetsLibraryWriteBusyError = -3301,
    ALAssetsLibraryWriteInvalidDataError = -3302,
    ALAssetsLibraryWriteIncompatibleDataError = -3303,
    ALAssetsLibraryWriteDataEncodingError = -3304,
    ALAssetsLibraryWriteDiskSpaceError = -3305,
    ALAssetsLibraryDataUnavailableError = -3310,
    ALAssetsLibraryAccessUserDeniedError = -3311,
    ALAssetsLibraryAccessGloballyDeniedError = -3312
};

typedef void (^ALAssetsLibraryGroupsEnumerationResultsBlock)(ALAssetsGroup *group, BOOL *stop);
typedef void (^ALAssetsLibraryAssetForURLResultBlock)(ALAsset *asset);
typedef void (^ALAssetsLibraryGroupResultBlock)(ALAssetsGroup *group);
typedef void (^ALAssetsLibraryAccessFailureBlock)(NSError *error);
typedef void (^ALAssetsLibraryWriteImageCompletionBlock)(NSURL *assetURL, NSError *error);
typedef void (^ALAssetsLibraryWriteVideoCompletionBlock)(NSURL *assetURL, NSError *error);

AL_EXTERN NSString *const ALAssetsLibraryChangedNotification;
AL_EXTERN NSString *const ALAssetsLibraryErrorDomain;

/// The device's photo library. Blocks are called on the main thread, after the method has returned; the user is asked once
/// whether the app may know where the device is, since photographs tell that. Since iOS 4.
@interface ALAssetsLibrary : NSObject
- (void)enumerateGroupsWithTypes:(ALAssetsGroupType)types
                      usingBlock:(ALAssetsLibraryGroupsEnumerationResultsBlock)enumerationBlock
                    failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)assetForURL:(NSURL *)assetURL
        resultBlock:(ALAssetsLibraryAssetForURLResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)groupForURL:(NSURL *)groupURL
        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)addAssetsGroupAlbumWithName:(NSString *)name
                        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
                       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                         orientation:(ALAssetOrientation)orientation
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                            metadata:(NSDictionary *)metadata
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeImageDataToSavedPhotosAlbum:(NSData *)imageData
                                metadata:(NSDictionary *)metadata
                         completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
                           completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
- (BOOL)videoAtPathIsCompatibleWithSavedPhotosAlbum:(NSURL *)videoPathURL;
@end
