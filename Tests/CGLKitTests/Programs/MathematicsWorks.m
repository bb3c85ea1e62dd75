// GLKit's vectors, matrices, quaternions and stacks of matrices.
// > {5, 7, 9} 32 {-3, 6, -3}
// > {0.6, 0.8} 5
// > {0, 1, 0}
// > {{1, 0, 0, 4}, {0, 1, 0, 5}, {0, 0, 1, 6}, {0, 0, 0, 1}}
// > 1 {0.5, 0.25, 0.125}
// > 0 {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
// > {0, 0, -5}
// > {0, 1, 0} 90 {0, 0, 1}
// > {0.71, 0.71, 0}
// > 1 2 {3, 4, 0} {2, 6, 0} 1
// > {160, 240, 0.5} {0, 0, 0}
#import <GLKit/GLKit.h>

static float tidy(float x) {
    x = roundf(x * 100) / 100;
    return x == 0 ? 0 : x;
}
static const char *text(GLKVector3 v) {
    return [NSStringFromGLKVector3(GLKVector3Make(tidy(v.x), tidy(v.y), tidy(v.z))) UTF8String];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    GLKVector3 a = GLKVector3Make(1, 2, 3), b = GLKVector3Make(4, 5, 6);
    printf("%s %g %s\n", text(GLKVector3Add(a, b)), GLKVector3DotProduct(a, b), text(GLKVector3CrossProduct(a, b)));
    GLKVector2 unit = GLKVector2Normalize(GLKVector2Make(3, 4));
    printf("%s %g\n", [NSStringFromGLKVector2(GLKVector2Make(tidy(unit.x), tidy(unit.y))) UTF8String],
           GLKVector2Length(GLKVector2Make(3, 4)));
    GLKMatrix4 turn = GLKMatrix4MakeZRotation(GLKMathDegreesToRadians(90));
    printf("%s\n", text(GLKMatrix4MultiplyVector3(turn, GLKVector3Make(1, 0, 0))));
    printf("%s\n", [NSStringFromGLKMatrix4(GLKMatrix4Translate(GLKMatrix4Identity, 4, 5, 6)) UTF8String]);
    bool isInvertible;
    GLKMatrix3 half = GLKMatrix3Invert(GLKMatrix3MakeScale(2, 4, 8), &isInvertible);
    printf("%d {%g, %g, %g}\n", isInvertible, half.m00, half.m11, half.m22);
    GLKMatrix3 none = GLKMatrix3Invert(GLKMatrix3MakeScale(0, 1, 1), &isInvertible);
    printf("%d %s\n", isInvertible, [NSStringFromGLKMatrix3(none) UTF8String]);
    GLKMatrix4 look = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0);
    printf("%s\n", text(GLKMatrix4MultiplyVector3WithTranslation(look, GLKVector3Make(0, 0, 0))));
    GLKQuaternion quarter = GLKQuaternionMakeWithAngleAndAxis(GLKMathDegreesToRadians(90), 0, 0, 1);
    printf("%s %g %s\n", text(GLKQuaternionRotateVector3(quarter, GLKVector3Make(1, 0, 0))),
           tidy(GLKMathRadiansToDegrees(GLKQuaternionAngle(quarter))), text(GLKQuaternionAxis(quarter)));
    GLKQuaternion eighth = GLKQuaternionSlerp(GLKQuaternionIdentity, quarter, 0.5f);
    printf("%s\n", text(GLKQuaternionRotateVector3(eighth, GLKVector3Make(1, 0, 0))));
    GLKMatrixStackRef stack = GLKMatrixStackCreate(NULL);
    printf("%d ", GLKMatrixStackSize(stack));
    GLKMatrixStackPush(stack);
    GLKMatrixStackTranslate(stack, 3, 4, 0);
    printf("%d %s ", GLKMatrixStackSize(stack),
           text(GLKMatrix4MultiplyVector3WithTranslation(GLKMatrixStackGetMatrix4(stack), GLKVector3Make(0, 0, 0))));
    GLKMatrixStackPop(stack);
    GLKMatrixStackScale(stack, 2, 3, 1);
    printf("%s %d\n", text(GLKMatrix4MultiplyVector3(GLKMatrixStackGetMatrix4(stack), GLKVector3Make(1, 2, 0))),
           GLKMatrixStackSize(stack));
    CFRelease(stack);
    int viewport[4] = {0, 0, 320, 480};
    GLKMatrix4 projection = GLKMatrix4MakeOrtho(-1, 1, -1, 1, -1, 1);
    GLKVector3 window = GLKMathProject(GLKVector3Make(0, 0, 0), GLKMatrix4Identity, projection, viewport);
    printf("%s %s\n", text(window), text(GLKMathUnproject(window, GLKMatrix4Identity, projection, viewport, NULL)));
    [pool release];
    return 0;
}
