// After "GLKTextureLoader Class Reference". Pictures are whatever UIKit reads, and PVR files.

#import "Textures/PVRFile.h"
#import "Textures/TextureInfo.h"
#import "Textures/TexturePixels.h"
#import <UIKit/UIKit.h>

extern void dispatch_async(dispatch_queue_t queue, void (^block)(void));

NSError *texture_error(GLKTextureLoaderError code, GLenum glError) {
    NSMutableDictionary *info = [NSMutableDictionary dictionary];
    if (glError) [info setObject:[NSString stringWithFormat:@"%#x", glError] forKey:GLKTextureLoaderGLErrorKey];
    return [NSError errorWithDomain:GLKTextureLoaderErrorDomain code:(NSInteger)code userInfo:info];
}

@implementation GLKTextureLoader {
    EAGLSharegroup *_sharegroup;
}

static id fail(NSError **error, GLKTextureLoaderError code, GLenum glError) {
    if (error) *error = texture_error(code, glError);
    return nil;
}

// MARK: Textures of one picture

static void set_parameters(GLenum target, BOOL hasMipmaps) {
    glTexParameteri(target, GL_TEXTURE_MIN_FILTER, hasMipmaps ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(target, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(target, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

static void upload(GLenum face, GLenum format, GLsizei width, GLsizei height, const void *bytes) {
    GLint alignment = 4;
    glGetIntegerv(GL_UNPACK_ALIGNMENT, &alignment);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glTexImage2D(face, 0, (GLint)format, width, height, 0, format, GL_UNSIGNED_BYTE, bytes);
    glPixelStorei(GL_UNPACK_ALIGNMENT, alignment);
}

/// Errors of before are nobody's here.
static void forget_errors(void) {
    while (glGetError() != GL_NO_ERROR) {
    }
}

/// Makes a texture of the kind and has it filled; what was bound is bound again.
static GLKTextureInfo *make_texture(GLenum target, NSError **error, GLKTextureInfo *(^fill)(GLuint name)) {
    if ([EAGLContext currentContext] == nil) return fail(error, GLKTextureLoaderErrorInvalidEAGLContext, 0);
    GLuint name = 0;
    GLint bound = 0;
    forget_errors();
    glGetIntegerv(target == GL_TEXTURE_2D ? GL_TEXTURE_BINDING_2D : GL_TEXTURE_BINDING_CUBE_MAP, &bound);
    glGenTextures(1, &name);
    glBindTexture(target, name);
    GLKTextureInfo *info = fill(name);
    GLenum problem = glGetError();
    glBindTexture(target, (GLuint)bound);
    if (info && problem == GL_NO_ERROR) return info;
    glDeleteTextures(1, &name);
    if (info == nil) return nil;
    return fail(error, GLKTextureLoaderErrorUncompressedTextureUpload, problem);
}

+ (GLKTextureInfo *)textureWithCGImage:(CGImageRef)image options:(NSDictionary *)options error:(NSError **)error {
    VergerTexturePixels *pixels = [VergerTexturePixels pixelsOfImage:image options:options error:error];
    if (pixels == nil) return nil;
    BOOL hasMipmaps = [[options objectForKey:GLKTextureLoaderGenerateMipmaps] boolValue];
    return make_texture(GL_TEXTURE_2D, error, ^(GLuint name) {
        set_parameters(GL_TEXTURE_2D, hasMipmaps);
        upload(GL_TEXTURE_2D, pixels.format, pixels.width, pixels.height, pixels.bytes.bytes);
        if (hasMipmaps) glGenerateMipmap(GL_TEXTURE_2D);
        return [[GLKTextureInfo alloc] initWithName:name target:GL_TEXTURE_2D pixels:pixels mipmaps:hasMipmaps];
    });
}

static CGImageRef image_of(NSData *data, NSError **error) {
    CGImageRef image = [UIImage imageWithData:data].CGImage;
    if (image == NULL) fail(error, GLKTextureLoaderErrorUnknownFileType, 0);
    return image;
}

+ (GLKTextureInfo *)textureWithContentsOfData:(NSData *)data options:(NSDictionary *)options error:(NSError **)error {
    if (data.length == 0) return fail(error, GLKTextureLoaderErrorInvalidNSData, 0);
    VergerPVRFile *file = [VergerPVRFile fileOfData:data];
    if (file) {
        NSError *problem = nil;
        GLKTextureInfo *info = make_texture(GL_TEXTURE_2D, &problem, ^(GLuint name) {
            set_parameters(GL_TEXTURE_2D, file.levelCount > 1);
            return [file setLevels] ? [[GLKTextureInfo alloc] initWithName:name file:file] : nil;
        });
        if (info) return info;
        if (error) *error = problem ? problem : texture_error(GLKTextureLoaderErrorUnsupportedPVRFormat, 0);
        return nil;
    }
    CGImageRef image = image_of(data, error);
    return image ? [self textureWithCGImage:image options:options error:error] : nil;
}

static NSData *contents(NSURL *url, NSError **error) {
    NSData *data = url ? [NSData dataWithContentsOfURL:url] : nil;
    return data ? data : fail(error, GLKTextureLoaderErrorFileOrURLNotFound, 0);
}

static NSURL *url_of(NSString *path) { return path ? [NSURL fileURLWithPath:path] : nil; }

+ (GLKTextureInfo *)textureWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error {
    NSData *data = contents(url, error);
    return data ? [self textureWithContentsOfData:data options:options error:error] : nil;
}

+ (GLKTextureInfo *)textureWithContentsOfFile:(NSString *)path options:(NSDictionary *)options error:(NSError **)error {
    return [self textureWithContentsOfURL:url_of(path) options:options error:error];
}

// MARK: Cube maps

/// Six pictures: right, left, top, bottom, front, back.
static GLKTextureInfo *make_cube(NSArray *faces, NSDictionary *options, NSError **error) {
    VergerTexturePixels *first = [faces objectAtIndex:0];
    for (VergerTexturePixels *face in faces) {
        if (face.width != face.height || face.width != first.width || face.format != first.format)
            return fail(error, GLKTextureLoaderErrorUnsupportedCubeMapDimensions, 0);
    }
    BOOL hasMipmaps = [[options objectForKey:GLKTextureLoaderGenerateMipmaps] boolValue];
    return make_texture(GL_TEXTURE_CUBE_MAP, error, ^(GLuint name) {
        set_parameters(GL_TEXTURE_CUBE_MAP, hasMipmaps);
        GLenum face = GL_TEXTURE_CUBE_MAP_POSITIVE_X;
        for (VergerTexturePixels *pixels in faces)
            upload(face++, pixels.format, pixels.width, pixels.height, pixels.bytes.bytes);
        if (hasMipmaps) glGenerateMipmap(GL_TEXTURE_CUBE_MAP);
        return [[GLKTextureInfo alloc] initWithName:name target:GL_TEXTURE_CUBE_MAP pixels:first mipmaps:hasMipmaps];
    });
}

+ (GLKTextureInfo *)cubeMapWithContentsOfFiles:(NSArray *)paths options:(NSDictionary *)options
                                         error:(NSError **)error {
    if (paths.count != 6) return fail(error, GLKTextureLoaderErrorCubeMapInvalidNumFiles, 0);
    NSMutableArray *faces = [NSMutableArray array];
    for (id path in paths) {
        if (![path isKindOfClass:[NSString class]] && ![path isKindOfClass:[NSURL class]])
            return fail(error, GLKTextureLoaderErrorUnknownPathType, 0);
        NSData *data = contents([path isKindOfClass:[NSURL class]] ? path : url_of(path), error);
        CGImageRef image = data ? image_of(data, error) : NULL;
        if (image == NULL) return nil;
        VergerTexturePixels *pixels = [VergerTexturePixels pixelsOfImage:image options:options error:error];
        if (pixels == nil) return nil;
        [faces addObject:pixels];
    }
    return make_cube(faces, options, error);
}

/// One picture with the six below each other.
+ (GLKTextureInfo *)cubeMapWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options error:(NSError **)error {
    NSData *data = contents(url, error);
    CGImageRef image = data ? image_of(data, error) : NULL;
    if (image == NULL) return nil;
    size_t side = CGImageGetWidth(image);
    if (side < 1 || CGImageGetHeight(image) != 6 * side)
        return fail(error, GLKTextureLoaderErrorUnsupportedCubeMapDimensions, 0);
    NSMutableArray *faces = [NSMutableArray array];
    for (size_t i = 0; i < 6; i++) {
        CGImageRef part = CGImageCreateWithImageInRect(image, CGRectMake(0, i * side, side, side));
        VergerTexturePixels *pixels = [VergerTexturePixels pixelsOfImage:part options:options error:error];
        CGImageRelease(part);
        if (pixels == nil) return nil;
        [faces addObject:pixels];
    }
    return make_cube(faces, options, error);
}

+ (GLKTextureInfo *)cubeMapWithContentsOfFile:(NSString *)path options:(NSDictionary *)options
                                        error:(NSError **)error {
    return [self cubeMapWithContentsOfURL:url_of(path) options:options error:error];
}

// MARK: Later

- (id)initWithSharegroup:(EAGLSharegroup *)sharegroup {
    if ((self = [super init])) _sharegroup = sharegroup;
    return self;
}

/// Makes a texture in a turn of the main loop, with a context of the group, and tells the queue. Pictures are read
/// there, too: when the answer comes is then the same in each run.
- (void)load:(GLKTextureInfo * (^)(NSError **error))work queue:(dispatch_queue_t)queue
    completion:(GLKTextureLoaderCallback)completion {
    EAGLSharegroup *sharegroup = _sharegroup;
    void (^turn)(void) = ^{
        EAGLContext *former = [EAGLContext currentContext];
        EAGLContext *context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES2 sharegroup:sharegroup];
        if (context == nil)
            context = [[EAGLContext alloc] initWithAPI:kEAGLRenderingAPIOpenGLES1 sharegroup:sharegroup];
        NSError *error = nil;
        [EAGLContext setCurrentContext:context];
        GLKTextureInfo *info = work(&error);
        glFlush();
        [EAGLContext setCurrentContext:former];
        if (queue) dispatch_async(queue, ^{ completion(info, error); });
        else completion(info, error);
    };
    [self performSelectorOnMainThread:@selector(take:) withObject:turn waitUntilDone:NO
                                modes:@[ NSRunLoopCommonModes ]];
}

- (void)take:(void (^)(void))turn { turn(); }

- (void)textureWithContentsOfFile:(NSString *)path options:(NSDictionary *)options queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader textureWithContentsOfFile:path options:options error:error];
    } queue:queue completion:block];
}

- (void)textureWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options queue:(dispatch_queue_t)queue
               completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader textureWithContentsOfURL:url options:options error:error];
    } queue:queue completion:block];
}

- (void)textureWithContentsOfData:(NSData *)data options:(NSDictionary *)options queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader textureWithContentsOfData:data options:options error:error];
    } queue:queue completion:block];
}

- (void)textureWithCGImage:(CGImageRef)image options:(NSDictionary *)options queue:(dispatch_queue_t)queue
         completionHandler:(GLKTextureLoaderCallback)block {
    CGImageRetain(image);
    [self load:^(NSError **error) {
        GLKTextureInfo *info = [GLKTextureLoader textureWithCGImage:image options:options error:error];
        CGImageRelease(image);
        return info;
    } queue:queue completion:block];
}

- (void)cubeMapWithContentsOfFiles:(NSArray *)paths options:(NSDictionary *)options queue:(dispatch_queue_t)queue
                 completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader cubeMapWithContentsOfFiles:paths options:options error:error];
    } queue:queue completion:block];
}

- (void)cubeMapWithContentsOfFile:(NSString *)path options:(NSDictionary *)options queue:(dispatch_queue_t)queue
                completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader cubeMapWithContentsOfFile:path options:options error:error];
    } queue:queue completion:block];
}

- (void)cubeMapWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options queue:(dispatch_queue_t)queue
               completionHandler:(GLKTextureLoaderCallback)block {
    [self load:^(NSError **error) {
        return [GLKTextureLoader cubeMapWithContentsOfURL:url options:options error:error];
    } queue:queue completion:block];
}

@end
