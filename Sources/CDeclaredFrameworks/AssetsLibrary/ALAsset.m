#import "AssetsLibrary/AssetsInside.h"
#import "ImageIO/EXIFProperties.h"
#import <CoreLocation/CoreLocation.h>

@implementation ALAsset {
    ALAssetRepresentation *representation;
    CGImageRef square;
    CGImageRef whole;
}

- (id)initWithFile:(NSDictionary *)file {
    if ((self = [super init])) {
        _file = file;
        _isFilm = [[file objectForKey:@"isFilm"] boolValue];
    }
    return self;
}

- (void)dealloc {
    CGImageRelease(square);
    CGImageRelease(whole);
}

- (id)valueForProperty:(NSString *)property {
    if ([property isEqual:ALAssetPropertyType]) return _isFilm ? ALAssetTypeVideo : ALAssetTypePhoto;
    if ([property isEqual:ALAssetPropertyOrientation]) {
        return [NSNumber numberWithInteger:self.defaultRepresentation.orientation];
    }
    if ([property isEqual:ALAssetPropertyDate]) return self.date;
    NSString *type = [_file objectForKey:@"type"];
    if ([property isEqual:ALAssetPropertyRepresentations]) return [NSArray arrayWithObject:type];
    if ([property isEqual:ALAssetPropertyURLs]) {
        return [NSDictionary dictionaryWithObject:[_file objectForKey:@"url"] forKey:type];
    }
    if ([property isEqual:ALAssetPropertyLocation]) return self.location;
    // How long a film is cannot be read yet.
    return ALErrorInvalidProperty;
}

/// What the camera wrote beside the picture.
- (NSDictionary *)photograph {
    if (_isFilm) return nil;
    return exif_properties([NSData dataWithContentsOfMappedFile:[_file objectForKey:@"path"]]);
}

/// Where the picture was taken.
- (id)location {
    NSDictionary *place = [[self photograph] objectForKey:@"{GPS}"];
    NSNumber *latitude = [place objectForKey:@"Latitude"], *longitude = [place objectForKey:@"Longitude"];
    if (latitude == nil || longitude == nil) return ALErrorInvalidProperty;
    CLLocationCoordinate2D coordinate;
    coordinate.latitude = [[place objectForKey:@"LatitudeRef"] isEqual:@"S"] ? -[latitude doubleValue]
                                                                             : [latitude doubleValue];
    coordinate.longitude = [[place objectForKey:@"LongitudeRef"] isEqual:@"W"] ? -[longitude doubleValue]
                                                                               : [longitude doubleValue];
    if (fabs(coordinate.latitude) > 90 || fabs(coordinate.longitude) > 180) return ALErrorInvalidProperty;
    BOOL isBelow = [[place objectForKey:@"AltitudeRef"] integerValue] == 1;
    double altitude = [[place objectForKey:@"Altitude"] doubleValue];
    id date = [self date];
    return [[CLLocation alloc] initWithCoordinate:coordinate
                                         altitude:isBelow ? -altitude : altitude
                               horizontalAccuracy:0
                                 verticalAccuracy:[place objectForKey:@"Altitude"] ? 0 : -1
                                        timestamp:[date isKindOfClass:[NSDate class]] ? date : [NSDate date]];
}

/// When the picture was taken, by the camera's clock; else when the file was written.
- (id)date {
    NSString *time = [[[self photograph] objectForKey:@"{Exif}"] objectForKey:@"DateTimeOriginal"];
    if (time) {
        NSDateFormatter *format = [[NSDateFormatter alloc] init];
        format.locale = [[NSLocale alloc] initWithLocaleIdentifier:@"en_US_POSIX"];
        format.dateFormat = @"yyyy:MM:dd HH:mm:ss";
        NSDate *taken = [format dateFromString:time];
        if (taken) return taken;
    }
    NSDictionary *attributes = [[NSFileManager defaultManager] attributesOfItemAtPath:[_file objectForKey:@"path"]
                                                                                error:NULL];
    NSDate *date = [attributes objectForKey:NSFileModificationDate];
    return date ? date : ALErrorInvalidProperty;
}

- (ALAssetRepresentation *)defaultRepresentation {
    if (representation == nil) representation = [[ALAssetRepresentation alloc] initWithFile:_file];
    return representation;
}

- (ALAssetRepresentation *)representationForUTI:(NSString *)representationUTI {
    return [representationUTI isEqual:[_file objectForKey:@"type"]] ? self.defaultRepresentation : nil;
}

#pragma mark Thumbnails

/// In points.
static const CGFloat ThumbnailSide = 75;

/// The middle square of the upright picture.
- (CGImageRef)thumbnail {
    UIImage *image = square ? nil : [[ALAssetRepresentation alloc] initWithFile:_file].image;
    CGFloat shorter = MIN(image.size.width, image.size.height);
    if (shorter > 0) {
        CGFloat side = ThumbnailSide * [[UIScreen mainScreen] scale], factor = side / shorter;
        CGSize size = CGSizeMake(image.size.width * factor, image.size.height * factor);
        square = [self newPictureOfSize:CGSizeMake(side, side)
                                drawing:image
                                     in:CGRectMake((side - size.width) / 2, (side - size.height) / 2, size.width,
                                                   size.height)];
    }
    return square;
}

/// The whole upright picture, small.
- (CGImageRef)aspectRatioThumbnail {
    UIImage *image = whole ? nil : [[ALAssetRepresentation alloc] initWithFile:_file].image;
    CGFloat longer = MAX(image.size.width, image.size.height);
    if (longer > 0) {
        CGFloat factor = MIN(1, 1.6 * ThumbnailSide * [[UIScreen mainScreen] scale] / longer);
        CGSize size = CGSizeMake(MAX(1, round(image.size.width * factor)), MAX(1, round(image.size.height * factor)));
        whole = [self newPictureOfSize:size drawing:image in:CGRectMake(0, 0, size.width, size.height)];
    }
    return whole;
}

- (CGImageRef)newPictureOfSize:(CGSize)size drawing:(UIImage *)image in:(CGRect)place {
    UIGraphicsBeginImageContextWithOptions(size, NO, 1);
    [image drawInRect:place];
    CGImageRef picture = CGImageRetain(UIGraphicsGetImageFromCurrentImageContext().CGImage);
    UIGraphicsEndImageContext();
    return picture;
}

#pragma mark Changes

- (ALAsset *)originalAsset { return nil; }

/// An app may change what it has made itself; which app that was is not kept.
- (BOOL)isEditable { return NO; }

- (void)writeModifiedImageDataToSavedPhotosAlbum:(NSData *)imageData
                                        metadata:(NSDictionary *)metadata
                                 completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    [[[ALAssetsLibrary alloc] init] writeImageDataToSavedPhotosAlbum:imageData
                                                            metadata:metadata
                                                     completionBlock:completionBlock];
}

- (void)writeModifiedVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL
                                   completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock {
    [[[ALAssetsLibrary alloc] init] writeVideoAtPathToSavedPhotosAlbum:videoPathURL completionBlock:completionBlock];
}

- (void)setImageData:(NSData *)imageData
            metadata:(NSDictionary *)metadata
     completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock {
    [self refuse:completionBlock];
}

- (void)setVideoAtPath:(NSURL *)videoPathURL
       completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock {
    [self refuse:completionBlock];
}

- (void)refuse:(void (^)(NSURL *, NSError *))completionBlock {
    if (completionBlock == nil) return;
    NSError *error = [NSError errorWithDomain:ALAssetsLibraryErrorDomain
                                         code:ALAssetsLibraryWriteFailedError
                                     userInfo:nil];
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{ completionBlock(nil, error); }];
}

- (BOOL)isEqual:(id)other { return [other isKindOfClass:[ALAsset class]] && [_file isEqual:[other file]]; }
- (NSUInteger)hash { return [[_file objectForKey:@"path"] hash]; }

- (NSString *)description {
    return [NSString stringWithFormat:@"ALAsset - Type:%@, URLs:%@", [self valueForProperty:ALAssetPropertyType],
                                      [self valueForProperty:ALAssetPropertyURLs]];
}

@end
