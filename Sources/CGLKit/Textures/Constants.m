#import <GLKit/GLKit.h>

// GLKTextureLoader.h
NSString *const GLKTextureLoaderApplyPremultiplication = @"GLKTextureLoaderApplyPremultiplication";
NSString *const GLKTextureLoaderGenerateMipmaps = @"GLKTextureLoaderGenerateMipmaps";
NSString *const GLKTextureLoaderOriginBottomLeft = @"GLKTextureLoaderOriginBottomLeft";
NSString *const GLKTextureLoaderGrayscaleAsAlpha = @"GLKTextureLoaderGrayscaleAsAlpha";
NSString *const GLKTextureLoaderErrorDomain = @"GLKTextureLoaderErrorDomain";
NSString *const GLKTextureLoaderErrorKey = @"GLKTextureLoaderErrorKey";
NSString *const GLKTextureLoaderGLErrorKey = @"GLKTextureLoaderGLErrorKey";
