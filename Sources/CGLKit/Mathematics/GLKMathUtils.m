#import <Foundation/Foundation.h>
#import <GLKit/GLKMath.h>

GLKVector3 GLKMathProject(GLKVector3 object, GLKMatrix4 model, GLKMatrix4 projection, int *viewport) {
    GLKVector3 device = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object);
    return GLKVector3Make(viewport[0] + viewport[2] * (device.x + 1) / 2,
                          viewport[1] + viewport[3] * (device.y + 1) / 2, (device.z + 1) / 2);
}

GLKVector3 GLKMathUnproject(GLKVector3 window, GLKMatrix4 model, GLKMatrix4 projection, int *viewport, bool *success) {
    bool isInvertible;
    GLKMatrix4 inverse = GLKMatrix4Invert(GLKMatrix4Multiply(projection, model), &isInvertible);
    isInvertible = isInvertible && viewport[2] != 0 && viewport[3] != 0;
    if (success) *success = isInvertible;
    if (!isInvertible) return GLKVector3Make(0, 0, 0);
    GLKVector3 device = GLKVector3Make(2 * (window.x - viewport[0]) / viewport[2] - 1,
                                       2 * (window.y - viewport[1]) / viewport[3] - 1, 2 * window.z - 1);
    return GLKMatrix4MultiplyAndProjectVector3(inverse, device);
}

/// `{{a, b}, {c, d}}`: rows of a matrix whose columns follow each other in `values`.
static NSString *text_of_matrix(const float *values, int order) {
    NSMutableArray *rows = [NSMutableArray array];
    for (int row = 0; row < order; row++) {
        NSMutableArray *numbers = [NSMutableArray array];
        for (int column = 0; column < order; column++)
            [numbers addObject:[NSString stringWithFormat:@"%g", values[column * order + row]]];
        [rows addObject:[NSString stringWithFormat:@"{%@}", [numbers componentsJoinedByString:@", "]]];
    }
    return [NSString stringWithFormat:@"{%@}", [rows componentsJoinedByString:@", "]];
}

static NSString *text_of_vector(const float *values, int count) {
    NSMutableArray *numbers = [NSMutableArray array];
    for (int i = 0; i < count; i++) [numbers addObject:[NSString stringWithFormat:@"%g", values[i]]];
    return [NSString stringWithFormat:@"{%@}", [numbers componentsJoinedByString:@", "]];
}

NSString *NSStringFromGLKMatrix2(GLKMatrix2 matrix) { return text_of_matrix(matrix.m, 2); }
NSString *NSStringFromGLKMatrix3(GLKMatrix3 matrix) { return text_of_matrix(matrix.m, 3); }
NSString *NSStringFromGLKMatrix4(GLKMatrix4 matrix) { return text_of_matrix(matrix.m, 4); }
NSString *NSStringFromGLKVector2(GLKVector2 vector) { return text_of_vector(vector.v, 2); }
NSString *NSStringFromGLKVector3(GLKVector3 vector) { return text_of_vector(vector.v, 3); }
NSString *NSStringFromGLKVector4(GLKVector4 vector) { return text_of_vector(vector.v, 4); }
NSString *NSStringFromGLKQuaternion(GLKQuaternion quaternion) { return text_of_vector(quaternion.q, 4); }
