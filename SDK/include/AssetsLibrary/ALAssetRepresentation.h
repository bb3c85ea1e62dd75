#pragma once
#import <AssetsLibrary/ALAssetsLibrary.h>
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>

@interface ALAssetRepresentation : NSObject
- (NSString *)UTI;
- (CGSize)dimensions;
- (long long)size;
- (NSUInteger)getBytes:(uint8_t *)buffer
            fromOffset:(long long)offset
                length:(NSUInteger)length
                 error:(NSError **)error;
- (CGImageRef)fullResolutionImage;
- (CGImageRef)CGImageWithOptions:(NSDictionary *)options;
- (CGImageRef)fullScreenImage;
- (NSURL *)url;
- (NSDictionary *)metadata;
- (ALAssetOrientation)orientation;
- (float)scale;
- (NSString *)filename;
@end
