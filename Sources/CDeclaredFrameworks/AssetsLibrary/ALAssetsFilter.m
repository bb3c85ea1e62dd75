#import "AssetsLibrary/AssetsInside.h"

@implementation ALAssetsFilter

+ (ALAssetsFilter *)filterWithPictures:(BOOL)hasPictures films:(BOOL)hasFilms {
    ALAssetsFilter *filter = [[self alloc] init];
    filter.hasPictures = hasPictures;
    filter.hasFilms = hasFilms;
    return filter;
}

+ (ALAssetsFilter *)allPhotos { return [self filterWithPictures:YES films:NO]; }
+ (ALAssetsFilter *)allVideos { return [self filterWithPictures:NO films:YES]; }
+ (ALAssetsFilter *)allAssets { return [self filterWithPictures:YES films:YES]; }

@end
