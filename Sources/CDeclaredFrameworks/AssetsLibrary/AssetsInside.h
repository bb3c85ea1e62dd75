#pragma once
#import <AssetsLibrary/AssetsLibrary.h>
#import <UIKit/UIKit.h>

@interface ALAssetsFilter ()
/// True for pictures, for films: what the filter lets through.
@property (nonatomic) BOOL hasPictures, hasFilms;
@end

@interface ALAssetsGroup ()
/// - Parameter album: What device_photo_albums tells of the album.
- (id)initWithAlbum:(NSDictionary *)album;
@end

@interface ALAsset ()
/// - Parameter file: What device_photo_albums tells of the file.
- (id)initWithFile:(NSDictionary *)file;
@property (nonatomic, readonly) NSDictionary *file;
@property (nonatomic, readonly) BOOL isFilm;
@end

@interface ALAssetRepresentation ()
- (id)initWithFile:(NSDictionary *)file;
/// The picture as the file has it, with its orientation; nil for a film and for a file that cannot be read.
@property (nonatomic, readonly) UIImage *image;
@end
