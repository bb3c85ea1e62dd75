#import "Notice/Refusal.h"
#import <GLKit/GLKit.h>

@implementation GLKTextureInfo

- (id)copyWithZone:(NSZone *)zone { return self; }

@end

@implementation GLKTextureLoader

+ (GLKTextureInfo *)textureWithContentsOfFile:(NSString *)path options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)textureWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)textureWithContentsOfData:(NSData *)data options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)textureWithCGImage:(CGImageRef)cgImage options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)cubeMapWithContentsOfFiles:(NSArray *)paths options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)cubeMapWithContentsOfFile:(NSString *)path options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
+ (GLKTextureInfo *)cubeMapWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options
    error:(NSError **)error REFUSES_WITH_ERROR(nil)
- (id)initWithSharegroup:(EAGLSharegroup *)sharegroup REFUSES(nil)
- (void)textureWithContentsOfFile:(NSString *)path options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)textureWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)textureWithContentsOfData:(NSData *)data options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)textureWithCGImage:(CGImageRef)cgImage options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)cubeMapWithContentsOfFiles:(NSArray *)paths options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)cubeMapWithContentsOfFile:(NSString *)path options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()
- (void)cubeMapWithContentsOfURL:(NSURL *)url options:(NSDictionary *)options queue:(dispatch_queue_t)queue
    completionHandler:(GLKTextureLoaderCallback)block REFUSES()

@end
