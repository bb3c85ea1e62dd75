#pragma once
#import <GLKit/GLKTextureLoader.h>

/// The pixels of a texture: red, green, blue and alpha, a byte each; the first row is the first of the texture.
@interface VergerTexturePixels : NSObject

/// Nil and an error if the picture has no size or is larger than a texture.
+ (instancetype)pixelsOfImage:(CGImageRef)image options:(NSDictionary *)options error:(NSError **)error;

@property (nonatomic, readonly) GLsizei width, height;
@property (nonatomic, readonly) NSData *bytes;
@property (nonatomic, readonly) GLKTextureInfoAlphaState alphaState;
@property (nonatomic, readonly) GLKTextureInfoOrigin origin;
/// GL_RGBA, or GL_ALPHA of a byte a pixel.
@property (nonatomic, readonly) GLenum format;

@end

NSError *texture_error(GLKTextureLoaderError code, GLenum glError);
