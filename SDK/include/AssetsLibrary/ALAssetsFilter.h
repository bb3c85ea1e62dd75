#pragma once
#import <Foundation/Foundation.h>

#ifndef AL_EXTERN
#ifdef __cplusplus
#define AL_EXTERN extern "C"
#else
#define AL_EXTERN extern
#endif
#endif

@interface ALAssetsFilter : NSObject
+ (ALAssetsFilter *)allPhotos;
+ (ALAssetsFilter *)allVideos;
+ (ALAssetsFilter *)allAssets;
@end
