#import "Effects/BaseEffect.h"
#import <GLKit/GLKit.h>

@implementation GLKReflectionMapEffect

- (id)init {
    if ((self = [super init])) {
        _textureCubeMap = [[GLKEffectPropertyTexture alloc] init];
        _textureCubeMap.target = GLKTextureTargetCubeMap;
        _matrix = GLKMatrix3Identity;
    }
    return self;
}

- (GLKEffectPropertyTexture *)reflection { return _textureCubeMap; }
- (GLKMatrix3)reflectionMatrix { return _matrix; }
- (void)prepareToDraw { [super prepareToDraw]; }

@end
