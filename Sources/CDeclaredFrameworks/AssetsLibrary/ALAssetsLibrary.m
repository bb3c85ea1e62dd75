#import "AssetsLibrary/AssetsInside.h"
#import "AssetsLibrary/DeviceAlbums.h"
#import "AssetsLibrary/LibraryAccess.h"

/// Tells of a change in the device's library.
static void library_did_change(void) {
    [[NSNotificationCenter defaultCenter] postNotificationName:ALAssetsLibraryChangedNotification object:nil];
}

/// Calls a block on the main queue after the present method has returned.
static void later(void (^block)(void)) { [[NSOperationQueue mainQueue] addOperationWithBlock:block]; }

@implementation ALAssetsLibrary

+ (void)initialize {
    if (self == [ALAssetsLibrary class]) device_photos_observe(library_did_change);
}

#pragma mark Reading

/// Blocks are called on the main thread, later: the user may have to be asked first.
- (void)enumerateGroupsWithTypes:(ALAssetsGroupType)types
                      usingBlock:(ALAssetsLibraryGroupsEnumerationResultsBlock)enumerationBlock
                    failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    [LibraryAccess request:^(NSError *denial) {
        if (denial) {
            if (failureBlock) failureBlock(denial);
            return;
        }
        if (enumerationBlock == nil) return;
        BOOL stop = NO;
        for (NSDictionary *album in device_photo_albums()) {
            BOOL isRoll = [[album objectForKey:@"isRoll"] boolValue];
            if (!(types & (isRoll ? ALAssetsGroupSavedPhotos : ALAssetsGroupAlbum))) continue;
            enumerationBlock([[ALAssetsGroup alloc] initWithAlbum:album], &stop);
            if (stop) return;
        }
        enumerationBlock(nil, &stop);
    }];
}

- (void)assetForURL:(NSURL *)assetURL
        resultBlock:(ALAssetsLibraryAssetForURLResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    [LibraryAccess request:^(NSError *denial) {
        if (denial) {
            if (failureBlock) failureBlock(denial);
            return;
        }
        if (resultBlock == nil) return;
        for (NSDictionary *album in device_photo_albums()) {
            for (NSDictionary *file in [album objectForKey:@"files"]) {
                if (![[file objectForKey:@"url"] isEqual:assetURL]) continue;
                resultBlock([[ALAsset alloc] initWithFile:file]);
                return;
            }
        }
        resultBlock(nil);
    }];
}

- (void)groupForURL:(NSURL *)groupURL
        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    __block ALAssetsGroup *found = nil;
    [self enumerateGroupsWithTypes:ALAssetsGroupAll
                        usingBlock:^(ALAssetsGroup *group, BOOL *stop) {
                            if ([[group valueForProperty:ALAssetsGroupPropertyURL] isEqual:groupURL]) {
                                found = group;
                                *stop = YES;
                            }
                            if ((found || group == nil) && resultBlock) resultBlock(found);
                        }
                      failureBlock:failureBlock];
}

#pragma mark Writing

- (void)addAssetsGroupAlbumWithName:(NSString *)name
                        resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock
                       failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock {
    [LibraryAccess request:^(NSError *denial) {
        if (denial) {
            if (failureBlock) failureBlock(denial);
            return;
        }
        ALAssetsGroup *made = nil;
        if (device_album_add(name)) {
            for (NSDictionary *album in device_photo_albums()) {
                BOOL isRoll = [[album objectForKey:@"isRoll"] boolValue];
                if (!isRoll && [[album objectForKey:@"name"] isEqual:name]) made = [[ALAssetsGroup alloc] initWithAlbum:album];
            }
            library_did_change();
        }
        if (resultBlock) resultBlock(made);
    }];
}

/// Tells of what was saved, or of the error.
- (void)finish:(NSDictionary *)file error:(NSError *)error block:(void (^)(NSURL *, NSError *))completionBlock {
    if (file == nil && error == nil) {
        error = [NSError errorWithDomain:ALAssetsLibraryErrorDomain
                                    code:ALAssetsLibraryWriteInvalidDataError
                                userInfo:nil];
    }
    later(^{
        if (completionBlock) completionBlock([file objectForKey:@"url"], file ? nil : error);
        if (file) library_did_change();
    });
}

/// Saves a JPEG of the upright picture.
- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                         orientation:(ALAssetOrientation)orientation
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    NSError *error = nil;
    NSDictionary *file = nil;
    if (imageRef && orientation >= ALAssetOrientationUp && orientation <= ALAssetOrientationRightMirrored) {
        UIImage *image = [UIImage imageWithCGImage:imageRef scale:1 orientation:(UIImageOrientation)orientation];
        file = device_photo_add(UIImageJPEGRepresentation(image, 0.9), @"JPG", &error);
    }
    [self finish:file error:error block:completionBlock];
}

- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef
                            metadata:(NSDictionary *)metadata
                     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    // Of what belongs to a picture only its orientation is kept: by the numbers of EXIF.
    static const ALAssetOrientation orientations[] = {
        ALAssetOrientationUp,           ALAssetOrientationUp,    ALAssetOrientationUpMirrored,
        ALAssetOrientationDown,         ALAssetOrientationDownMirrored, ALAssetOrientationLeftMirrored,
        ALAssetOrientationRight,        ALAssetOrientationRightMirrored, ALAssetOrientationLeft,
    };
    NSInteger number = [[metadata objectForKey:@"Orientation"] integerValue];
    [self writeImageToSavedPhotosAlbum:imageRef
                           orientation:number >= 1 && number <= 8 ? orientations[number] : ALAssetOrientationUp
                       completionBlock:completionBlock];
}

/// Saves the data as they are: metadata in them are kept, others are not added.
- (void)writeImageDataToSavedPhotosAlbum:(NSData *)imageData
                                metadata:(NSDictionary *)metadata
                         completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    NSError *error = nil;
    NSDictionary *file = nil;
    if ([UIImage imageWithData:imageData]) file = device_photo_add(imageData, [self kindOfData:imageData], &error);
    [self finish:file error:error block:completionBlock];
}

/// The extension for a picture's name, by how its data begin.
- (NSString *)kindOfData:(NSData *)data {
    const unsigned char *bytes = data.bytes;
    if (data.length < 4 || memcmp(bytes, "\xFF\xD8\xFF", 3) == 0) return @"JPG";
    if (memcmp(bytes, "GIF8", 4) == 0) return @"GIF";
    if (memcmp(bytes, "BM", 2) == 0) return @"BMP";
    if (memcmp(bytes, "II*\0", 4) == 0 || memcmp(bytes, "MM\0*", 4) == 0) return @"TIF";
    return @"PNG";
}

- (void)writeVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
                           completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock {
    NSError *error = nil;
    NSDictionary *file = nil;
    if ([self videoAtPathIsCompatibleWithSavedPhotosAlbum:videoPathURL]) file = device_film_add([videoPathURL path], &error);
    [self finish:file error:error block:completionBlock];
}

- (BOOL)videoAtPathIsCompatibleWithSavedPhotosAlbum:(NSURL *)videoPathURL {
    return [videoPathURL isFileURL] && UIVideoAtPathIsCompatibleWithSavedPhotosAlbum([videoPathURL path]);
}

@end
