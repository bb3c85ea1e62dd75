#pragma once
#import <GLKit/GLKTextureLoader.h>

/// A texture as Apple's texturetool writes it: a head of 52 bytes and the levels, the largest first.
@interface VergerPVRFile : NSObject

/// Nil where the data is something else, or does not hold what its head says.
+ (instancetype)fileOfData:(NSData *)data;

@property (nonatomic, readonly) GLsizei width, height;
@property (nonatomic, readonly) BOOL hasAlpha;
@property (nonatomic, readonly) NSUInteger levelCount;

/// Sets all levels of the bound texture. False for formats that OpenGL ES has not.
- (BOOL)setLevels;

@end
