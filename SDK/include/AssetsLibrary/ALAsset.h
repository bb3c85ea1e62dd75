#pragma once
#import <AssetsLibrary/ALAssetsFilter.h>
#import <AssetsLibrary/ALAssetsLibrary.h>
#import <CoreGraphics/CoreGraphics.h>

@class ALAssetRepresentation;

AL_EXTERN NSString *const ALErrorInvalidProperty;
AL_EXTERN NSString *const ALAssetPropertyType;
AL_EXTERN NSString *const ALAssetPropertyLocation;
AL_EXTERN NSString *const ALAssetPropertyDuration;
AL_EXTERN NSString *const ALAssetPropertyOrientation;
AL_EXTERN NSString *const ALAssetPropertyDate;
AL_EXTERN NSString *const ALAssetPropertyRepresentations;
AL_EXTERN NSString *const ALAssetPropertyURLs;
AL_EXTERN NSString *const ALAssetTypePhoto;
AL_EXTERN NSString *const ALAssetTypeVideo;
AL_EXTERN NSString *const ALAssetTypeUnknown;

/// A photograph or film of the device's library. Since iOS 4.
@interface ALAsset : NSObject
- (id)valueForProperty:(NSString *)property;
- (ALAssetRepresentation *)defaultRepresentation;
- (ALAssetRepresentation *)representationForUTI:(NSString *)representationUTI;
- (CGImageRef)thumbnail;
- (CGImageRef)aspectRatioThumbnail;
- (void)writeModifiedImageDataToSavedPhotosAlbum:(NSData *)imageData
                                        metadata:(NSDictionary *)metadata
                                 completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeModifiedVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
                                   completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
@property (nonatomic, readonly) ALAsset *originalAsset;
@property (nonatomic, readonly, getter=isEditable) BOOL editable;
/// Fails: no asset is editable.
///
/// - Status: stub
- (void)setImageData:(NSData *)imageData
            metadata:(NSDictionary *)metadata
     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
/// - Status: stub
- (void)setVideoAtPath:(NSURL *)videoPathURL
       completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
@end
