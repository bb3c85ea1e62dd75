#import "Notice/TypeIdentifiers.h"
#import <Foundation/Foundation.h>
#import <GLKit/GLKMatrixStack.h>

/// What a GLKMatrixStackRef is.
@interface MatrixStack : NSObject {
@public
    GLKMatrix4 *matrices;
    int count;
}
@end

@implementation MatrixStack

- (CFTypeID)coreFoundationType { return MatrixStackType; }

- (void)dealloc { free(matrices); }

@end

static MatrixStack *object_of(GLKMatrixStackRef stack) { return (__bridge MatrixStack *)(void *)stack; }

static GLKMatrix4 *top(GLKMatrixStackRef stack) { return &object_of(stack)->matrices[object_of(stack)->count - 1]; }

/// Room for one matrix more, in memory that is aligned as vectors of numbers are.
static void grow(MatrixStack *stack) {
    GLKMatrix4 *grown = NULL;
    if (posix_memalign((void **)&grown, 16, (size_t)(stack->count + 1) * sizeof *grown) != 0) abort();
    if (stack->count > 0) memcpy(grown, stack->matrices, (size_t)stack->count * sizeof *grown);
    free(stack->matrices);
    stack->matrices = grown;
    stack->count++;
}

GLKMatrixStackRef GLKMatrixStackCreate(CFAllocatorRef allocator) {
    MatrixStack *stack = [[MatrixStack alloc] init];
    grow(stack);
    stack->matrices[0] = GLKMatrix4Identity;
    return (GLKMatrixStackRef)(__bridge_retained void *)stack;
}

CFTypeID GLKMatrixStackGetTypeID(void) { return MatrixStackType; }

void GLKMatrixStackPush(GLKMatrixStackRef stack) {
    grow(object_of(stack));
    GLKMatrix4 *matrix = top(stack);
    matrix[0] = matrix[-1];
}

void GLKMatrixStackPop(GLKMatrixStackRef stack) {
    if (object_of(stack)->count > 1) object_of(stack)->count--;
}

int GLKMatrixStackSize(GLKMatrixStackRef stack) { return object_of(stack)->count; }

void GLKMatrixStackLoadMatrix4(GLKMatrixStackRef stack, GLKMatrix4 matrix) { *top(stack) = matrix; }

GLKMatrix4 GLKMatrixStackGetMatrix4(GLKMatrixStackRef stack) { return *top(stack); }

GLKMatrix3 GLKMatrixStackGetMatrix3(GLKMatrixStackRef stack) { return GLKMatrix4GetMatrix3(*top(stack)); }

GLKMatrix2 GLKMatrixStackGetMatrix2(GLKMatrixStackRef stack) { return GLKMatrix4GetMatrix2(*top(stack)); }

GLKMatrix4 GLKMatrixStackGetMatrix4Inverse(GLKMatrixStackRef stack) { return GLKMatrix4Invert(*top(stack), NULL); }

GLKMatrix4 GLKMatrixStackGetMatrix4InverseTranspose(GLKMatrixStackRef stack) {
    return GLKMatrix4InvertAndTranspose(*top(stack), NULL);
}

GLKMatrix3 GLKMatrixStackGetMatrix3Inverse(GLKMatrixStackRef stack) {
    return GLKMatrix3Invert(GLKMatrixStackGetMatrix3(stack), NULL);
}

GLKMatrix3 GLKMatrixStackGetMatrix3InverseTranspose(GLKMatrixStackRef stack) {
    return GLKMatrix3InvertAndTranspose(GLKMatrixStackGetMatrix3(stack), NULL);
}

void GLKMatrixStackMultiplyMatrix4(GLKMatrixStackRef stack, GLKMatrix4 matrix) {
    *top(stack) = GLKMatrix4Multiply(*top(stack), matrix);
}

void GLKMatrixStackMultiplyMatrixStack(GLKMatrixStackRef stackLeft, GLKMatrixStackRef stackRight) {
    GLKMatrixStackMultiplyMatrix4(stackLeft, *top(stackRight));
}

void GLKMatrixStackTranslate(GLKMatrixStackRef stack, float tx, float ty, float tz) {
    *top(stack) = GLKMatrix4Translate(*top(stack), tx, ty, tz);
}

void GLKMatrixStackTranslateWithVector3(GLKMatrixStackRef stack, GLKVector3 translationVector) {
    *top(stack) = GLKMatrix4TranslateWithVector3(*top(stack), translationVector);
}

void GLKMatrixStackTranslateWithVector4(GLKMatrixStackRef stack, GLKVector4 translationVector) {
    *top(stack) = GLKMatrix4TranslateWithVector4(*top(stack), translationVector);
}

void GLKMatrixStackScale(GLKMatrixStackRef stack, float sx, float sy, float sz) {
    *top(stack) = GLKMatrix4Scale(*top(stack), sx, sy, sz);
}

void GLKMatrixStackScaleWithVector3(GLKMatrixStackRef stack, GLKVector3 scaleVector) {
    *top(stack) = GLKMatrix4ScaleWithVector3(*top(stack), scaleVector);
}

void GLKMatrixStackScaleWithVector4(GLKMatrixStackRef stack, GLKVector4 scaleVector) {
    *top(stack) = GLKMatrix4ScaleWithVector4(*top(stack), scaleVector);
}

void GLKMatrixStackRotate(GLKMatrixStackRef stack, float radians, float x, float y, float z) {
    *top(stack) = GLKMatrix4Rotate(*top(stack), radians, x, y, z);
}

void GLKMatrixStackRotateWithVector3(GLKMatrixStackRef stack, float radians, GLKVector3 axisVector) {
    *top(stack) = GLKMatrix4RotateWithVector3(*top(stack), radians, axisVector);
}

void GLKMatrixStackRotateWithVector4(GLKMatrixStackRef stack, float radians, GLKVector4 axisVector) {
    *top(stack) = GLKMatrix4RotateWithVector4(*top(stack), radians, axisVector);
}

void GLKMatrixStackRotateX(GLKMatrixStackRef stack, float radians) {
    *top(stack) = GLKMatrix4RotateX(*top(stack), radians);
}

void GLKMatrixStackRotateY(GLKMatrixStackRef stack, float radians) {
    *top(stack) = GLKMatrix4RotateY(*top(stack), radians);
}

void GLKMatrixStackRotateZ(GLKMatrixStackRef stack, float radians) {
    *top(stack) = GLKMatrix4RotateZ(*top(stack), radians);
}
