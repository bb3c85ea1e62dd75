#import "Notice/Refusal.h"
#import <AssetsLibrary/AssetsLibrary.h>

@implementation ALAsset

- (id)valueForProperty:(NSString *)property REFUSES(nil)
- (ALAssetRepresentation *)defaultRepresentation REFUSES(nil)
- (ALAssetRepresentation *)representationForUTI:(NSString *)representationUTI REFUSES(nil)
- (CGImageRef)thumbnail REFUSES(NULL)
- (CGImageRef)aspectRatioThumbnail REFUSES(NULL)
- (void)writeModifiedImageDataToSavedPhotosAlbum:(NSData *)imageData metadata:(NSDictionary *)metadata
    completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock REFUSES()
- (void)writeModifiedVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
    completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock REFUSES()
- (void)setImageData:(NSData *)imageData metadata:(NSDictionary *)metadata
    completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock REFUSES()
- (void)setVideoAtPath:(NSURL *)videoPathURL
    completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock REFUSES()

@end

@implementation ALAssetRepresentation

- (NSString *)UTI REFUSES(nil)
- (CGSize)dimensions REFUSES(CGSizeZero)
- (long long)size REFUSES(0)
- (NSUInteger)getBytes:(uint8_t *)buffer fromOffset:(long long)offset length:(NSUInteger)length
    error:(NSError **)error REFUSES_WITH_ERROR(0)
- (CGImageRef)fullResolutionImage REFUSES(NULL)
- (CGImageRef)CGImageWithOptions:(NSDictionary *)options REFUSES(NULL)
- (CGImageRef)fullScreenImage REFUSES(NULL)
- (NSURL *)url REFUSES(nil)
- (NSDictionary *)metadata REFUSES(nil)
- (ALAssetOrientation)orientation REFUSES(0)
- (float)scale REFUSES(0)
- (NSString *)filename REFUSES(nil)

@end

@implementation ALAssetsGroup

- (id)valueForProperty:(NSString *)property REFUSES(nil)
- (CGImageRef)posterImage REFUSES(NULL)
- (void)setAssetsFilter:(ALAssetsFilter *)filter REFUSES()
- (NSInteger)numberOfAssets REFUSES(0)
- (void)enumerateAssetsUsingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock REFUSES()
- (void)enumerateAssetsWithOptions:(NSEnumerationOptions)options
    usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock REFUSES()
- (void)enumerateAssetsAtIndexes:(NSIndexSet *)indexSet options:(NSEnumerationOptions)options
    usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock REFUSES()
- (BOOL)addAsset:(ALAsset *)asset REFUSES(NO)

@end
