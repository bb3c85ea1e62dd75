#pragma once
#import "Textures/PVRFile.h"
#import "Textures/TexturePixels.h"

@interface GLKTextureInfo ()

- (instancetype)initWithName:(GLuint)name target:(GLenum)target pixels:(VergerTexturePixels *)pixels
                     mipmaps:(BOOL)hasMipmaps;
- (instancetype)initWithName:(GLuint)name file:(VergerPVRFile *)file;

@end
