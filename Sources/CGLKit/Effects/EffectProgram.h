#pragma once
#import "Effects/EffectSettings.h"
#import <GLKit/GLKMathTypes.h>
#import <OpenGLES/ES2/gl.h>

/// The shaders of one combination of settings, in the group of contexts in which they were made.
@interface VergerEffectProgram : NSObject

/// Nil, and why on standard error, if they do not compile.
- (instancetype)initWithSettings:(const struct effect_settings *)settings;

/// Makes it the current one.
- (void)use;

// Uniforms of the current program, by the names that EffectSource gives them.
- (void)setMatrix4:(GLKMatrix4)matrix named:(NSString *)name;
- (void)setMatrix3:(GLKMatrix3)matrix named:(NSString *)name;
- (void)setVector4:(GLKVector4)vector named:(NSString *)name;
- (void)setVector3:(GLKVector3)vector named:(NSString *)name;
- (void)setVector2:(GLKVector2)vector named:(NSString *)name;
- (void)setFloat:(float)value named:(NSString *)name;
- (void)setInteger:(int)value named:(NSString *)name;

@end
