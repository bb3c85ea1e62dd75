// A pixel buffer as a texture. Since iOS 5.
#pragma once
#import <CoreVideo/CVImageBuffer.h>
#import <OpenGLES/ES1/gl.h>

typedef CVImageBufferRef CVOpenGLESTextureRef;

CV_EXPORT CFTypeID CVOpenGLESTextureGetTypeID(void);
CV_EXPORT GLenum CVOpenGLESTextureGetTarget(CVOpenGLESTextureRef image);
CV_EXPORT GLuint CVOpenGLESTextureGetName(CVOpenGLESTextureRef image);
CV_EXPORT Boolean CVOpenGLESTextureIsFlipped(CVOpenGLESTextureRef image);
CV_EXPORT void CVOpenGLESTextureGetCleanTexCoords(CVOpenGLESTextureRef image, GLfloat lowerLeft[2],
                                                  GLfloat lowerRight[2], GLfloat upperRight[2], GLfloat upperLeft[2]);
