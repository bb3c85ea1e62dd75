#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <Foundation/Foundation.h>
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES2/gl.h>
#include <dispatch/dispatch.h>

@class EAGLSharegroup, GLKTextureInfo;

#ifdef __cplusplus
extern "C" {
#endif

extern NSString *const GLKTextureLoaderApplyPremultiplication;
extern NSString *const GLKTextureLoaderGenerateMipmaps;
extern NSString *const GLKTextureLoaderOriginBottomLeft;
extern NSString *const GLKTextureLoaderGrayscaleAsAlpha;
extern NSString *const GLKTextureLoaderErrorDomain;
extern NSString *const GLKTextureLoaderErrorKey;
extern NSString *const GLKTextureLoaderGLErrorKey;

#ifdef __cplusplus
}
#endif

enum {
    GLKTextureLoaderErrorFileOrURLNotFound = 0,
    GLKTextureLoaderErrorInvalidNSData = 1,
    GLKTextureLoaderErrorInvalidCGImage = 2,
    GLKTextureLoaderErrorUnknownPathType = 3,
    GLKTextureLoaderErrorUnknownFileType = 4,
    GLKTextureLoaderErrorPVRAtlasUnsupported = 5,
    GLKTextureLoaderErrorCubeMapInvalidNumFiles = 6,
    GLKTextureLoaderErrorCompressedTextureUpload = 7,
    GLKTextureLoaderErrorUncompressedTextureUpload = 8,
    GLKTextureLoaderErrorUnsupportedCubeMapDimensions = 9,
    GLKTextureLoaderErrorUnsupportedBitDepth = 10,
    GLKTextureLoaderErrorUnsupportedPVRFormat = 11,
    GLKTextureLoaderErrorDataPreprocessingFailure = 12,
    GLKTextureLoaderErrorMipmapUnsupported = 13,
    GLKTextureLoaderErrorUnsupportedOrientation = 14,
    GLKTextureLoaderErrorReorientationFailure = 15,
    GLKTextureLoaderErrorAlphaPremultiplicationFailure = 16,
    GLKTextureLoaderErrorInvalidEAGLContext = 17
};
typedef GLuint GLKTextureLoaderError;

enum {
    GLKTextureInfoAlphaStateNone = 0,
    GLKTextureInfoAlphaStateNonPremultiplied = 1,
    GLKTextureInfoAlphaStatePremultiplied = 2
};
typedef GLint GLKTextureInfoAlphaState;

enum {
    GLKTextureInfoOriginUnknown = 0,
    GLKTextureInfoOriginTopLeft = 1,
    GLKTextureInfoOriginBottomLeft = 2
};
typedef GLint GLKTextureInfoOrigin;

typedef void (^GLKTextureLoaderCallback)(GLKTextureInfo *textureInfo, NSError *outError);

@interface GLKTextureInfo : NSObject <NSCopying>
@property (readonly) GLuint name;
@property (readonly) GLenum target;
@property (readonly) GLuint width;
@property (readonly) GLuint height;
@property (readonly) GLKTextureInfoAlphaState alphaState;
@property (readonly) GLKTextureInfoOrigin textureOrigin;
@property (readonly) BOOL containsMipmaps;
@end

/// Makes textures of pictures and PVR files. Since iOS 5.
@interface GLKTextureLoader : NSObject
+ (GLKTextureInfo *)textureWithContentsOfFile:(NSString *)path options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)textureWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)textureWithContentsOfData:(NSData *)data options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)textureWithCGImage:(CGImageRef)cgImage options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)cubeMapWithContentsOfFiles:(NSArray *)paths options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)cubeMapWithContentsOfFile:(NSString *)path options:(NSDictionary *)options error:(NSError **)error;
+ (GLKTextureInfo *)cubeMapWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error;
- (id)initWithSharegroup:(EAGLSharegroup *)sharegroup;
- (void)textureWithContentsOfFile:(NSString *)path
                          options:(NSDictionary *)options
                            queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithContentsOfURL:(NSURL *)url
                         options:(NSDictionary *)options
                           queue:(dispatch_queue_t)queue
               completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithContentsOfData:(NSData *)data
                          options:(NSDictionary *)options
                            queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithCGImage:(CGImageRef)cgImage
                   options:(NSDictionary *)options
                     queue:(dispatch_queue_t)queue
         completionHandler:(GLKTextureLoaderCallback)block;
- (void)cubeMapWithContentsOfFiles:(NSArray *)paths
                           options:(NSDictionary *)options
                             queue:(dispatch_queue_t)queue
                 completionHandler:(GLKTextureLoaderCallback)block;
- (void)cubeMapWithContentsOfFile:(NSString *)path
                          options:(NSDictionary *)options
                            queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block;
- (void)cubeMapWithContentsOfURL:(NSURL *)url
                         options:(NSDictionary *)options
                           queue:(dispatch_queue_t)queue
               completionHandler:(GLKTextureLoaderCallback)block;
@end
