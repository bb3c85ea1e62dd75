// GLKit's vectors of two and four numbers, matrices made of parts, projections, inverses.
// > done
#import "../../AppFoundationTests/Programs/Expect.h"
#import <GLKit/GLKit.h>

#define NEAR(a, b) IS(fabs((double)(a) - (double)(b)) < 1e-4)

static void vectors(void) {
    GLKVector2 a = GLKVector2Make(1, 2), b = GLKVector2Make(4, 6);
    IS(GLKVector2Add(a, b).x == 5 && GLKVector2Add(a, b).y == 8);
    IS(GLKVector2Subtract(b, a).x == 3 && GLKVector2Subtract(b, a).y == 4);
    IS(GLKVector2Negate(a).x == -1 && GLKVector2MultiplyScalar(a, 3).y == 6);
    IS(GLKVector2DotProduct(a, b) == 16);
    IS(GLKVector2Lerp(a, b, 0.5f).x == 2.5f && GLKVector2Lerp(a, b, 0.25f).y == 3);
    GLKVector4 c = GLKVector4Make(1, 2, 3, 4), d = GLKVector4Make(5, 6, 7, 8);
    IS(GLKVector4Add(c, d).w == 12 && GLKVector4Subtract(d, c).z == 4 && GLKVector4MultiplyScalar(c, 2).y == 4);
    NEAR(GLKVector4Length(c), sqrt(30));
    NEAR(GLKVector4Length(GLKVector4Normalize(c)), 1);
    IS(GLKVector4Lerp(c, d, 0.5f).x == 3);
    // Across the first three; the fourth is 0.
    GLKVector4 across = GLKVector4CrossProduct(GLKVector4Make(1, 0, 0, 9), GLKVector4Make(0, 1, 0, 9));
    IS(across.x == 0 && across.y == 0 && across.z == 1 && across.w == 0);
}

static void matrices(void) {
    // Numbers come by columns; transposed, by rows.
    GLKMatrix4 m = GLKMatrix4Make(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    GLKMatrix4 t = GLKMatrix4MakeAndTranspose(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
    IS(m.m01 == 2 && m.m10 == 5 && t.m01 == 5 && t.m30 == 4);
    GLKVector4 column = GLKMatrix4GetColumn(m, 2);
    IS(column.x == 9 && column.w == 12);
    GLKMatrix3 small = GLKMatrix3Make(1, 2, 3, 4, 5, 6, 7, 8, 10);
    GLKVector3 image = GLKMatrix3MultiplyVector3(small, GLKVector3Make(1, 0, 2));
    IS(image.x == 15 && image.y == 18 && image.z == 23);
    // Scaled first, then moved.
    GLKMatrix4 both = GLKMatrix4Multiply(GLKMatrix4MakeTranslation(10, 0, 0), GLKMatrix4MakeScale(2, 3, 4));
    GLKVector4 moved = GLKMatrix4MultiplyVector4(both, GLKVector4Make(1, 1, 1, 1));
    IS(moved.x == 12 && moved.y == 3 && moved.z == 4 && moved.w == 1);
    bool can = false;
    GLKMatrix4 back = GLKMatrix4Multiply(GLKMatrix4Invert(both, &can), both);
    IS(can);
    for (int i = 0; i < 16; i++) NEAR(back.m[i], i % 5 == 0);
    GLKMatrix4Invert(GLKMatrix4MakeScale(0, 1, 1), &can);
    IS(!can);
    GLKVector4 turned = GLKMatrix4MultiplyVector4(GLKMatrix4MakeRotation(M_PI_2, 0, 0, 5), GLKVector4Make(1, 0, 0, 1));
    NEAR(turned.x, 0);
    NEAR(turned.y, 1);
}

static void projections(void) {
    // What is near is at -1, what is far at 1; the edge of the field of view is at the edge.
    GLKMatrix4 view = GLKMatrix4MakePerspective(M_PI_2, 2, 1, 9);
    GLKVector3 near = GLKMatrix4MultiplyAndProjectVector3(view, GLKVector3Make(0, 1, -1));
    NEAR(near.y, 1);
    NEAR(near.z, -1);
    GLKVector3 far = GLKMatrix4MultiplyAndProjectVector3(view, GLKVector3Make(18, 0, -9));
    NEAR(far.x, 1);
    NEAR(far.z, 1);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    vectors();
    matrices();
    projections();
    puts("done");
    [pool release];
    return 0;
}
