#import <AssetsLibrary/AssetsLibrary.h>

/// The error for an app to which the user has denied access to the photos.
static NSError *denial(void) {
    return [NSError errorWithDomain:ALAssetsLibraryErrorDomain code:ALAssetsLibraryAccessUserDeniedError userInfo:nil];
}

/// Calls a block on the main queue after the present method has returned.
static void later(void (^block)(void)) { [[NSOperationQueue mainQueue] addOperationWithBlock:block]; }

@implementation ALAssetsLibrary

- (void)enumerateGroupsWithTypes:(ALAssetsGroupType)types
                      usingBlock:(ALAssetsLibraryGroupsEnumerationResultsBlock)enumerationBlock
                    failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    if (failureBlock) later(^{ failureBlock(denial()); });
}

- (void)assetForURL:(NSURL *)assetURL
        resultBlock:(ALAssetsLibraryAssetForURLResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    if (failureBlock) later(^{ failureBlock(denial()); });
}

- (void)groupForURL:(NSURL *)groupURL
        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    if (failureBlock) later(^{ failureBlock(denial()); });
}

- (void)addAssetsGroupAlbumWithName:(NSString *)name
                        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
                       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    if (failureBlock) later(^{ failureBlock(denial()); });
}

- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                         orientation:(ALAssetOrientation)orientation
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    if (completionBlock) later(^{ completionBlock(nil, denial()); });
}

- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                            metadata:(NSDictionary *)metadata
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    if (completionBlock) later(^{ completionBlock(nil, denial()); });
}

- (void)writeImageDataToSavedPhotosAlbum:(NSData *)imageData
                                metadata:(NSDictionary *)metadata
                         completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    if (completionBlock) later(^{ completionBlock(nil, denial()); });
}

- (void)writeVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
                           completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock {
    if (completionBlock) later(^{ completionBlock(nil, denial()); });
}

- (BOOL)videoAtPathIsCompatibleWithSavedPhotosAlbum:(NSURL *)videoPathURL { return NO; }

@end

@implementation ALAssetsFilter
+ (ALAssetsFilter *)allPhotos { return [[self alloc] init]; }
+ (ALAssetsFilter *)allVideos { return [[self alloc] init]; }
+ (ALAssetsFilter *)allAssets { return [[self alloc] init]; }
@end
