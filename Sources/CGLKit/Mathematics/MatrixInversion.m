#import <GLKit/GLKMath.h>

const GLKMatrix3 GLKMatrix3Identity = {{1, 0, 0, 0, 1, 0, 0, 0, 1}};
const GLKMatrix4 GLKMatrix4Identity = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};

/// Gauss-Jordan elimination with the largest pivot of a column, of `order` columns one after the other.
/// False, and the identity as result, for a matrix that has no inverse.
static bool invert(const float *matrix, float *result, int order) {
    double rows[4][8] = {{0}};
    for (int row = 0; row < order; row++) {
        for (int column = 0; column < order; column++) rows[row][column] = matrix[column * order + row];
        rows[row][order + row] = 1;
    }
    bool isInvertible = true;
    for (int column = 0; column < order && isInvertible; column++) {
        int pivot = column;
        for (int row = column + 1; row < order; row++)
            if (fabs(rows[row][column]) > fabs(rows[pivot][column])) pivot = row;
        isInvertible = rows[pivot][column] != 0 && isfinite(rows[pivot][column]);
        if (!isInvertible) break;
        for (int i = 0; i < 2 * order; i++) {
            double value = rows[pivot][i];
            rows[pivot][i] = rows[column][i];
            rows[column][i] = value;
        }
        double scale = rows[column][column];
        for (int i = 0; i < 2 * order; i++) rows[column][i] /= scale;
        for (int row = 0; row < order; row++) {
            double factor = rows[row][column];
            if (row == column || factor == 0) continue;
            for (int i = 0; i < 2 * order; i++) rows[row][i] -= factor * rows[column][i];
        }
    }
    for (int row = 0; row < order; row++)
        for (int column = 0; column < order; column++)
            result[column * order + row] = isInvertible ? (float)rows[row][order + column] : row == column;
    return isInvertible;
}

GLKMatrix3 GLKMatrix3Invert(GLKMatrix3 matrix, bool *isInvertible) {
    GLKMatrix3 result;
    bool isDone = invert(matrix.m, result.m, 3);
    if (isInvertible) *isInvertible = isDone;
    return result;
}

GLKMatrix3 GLKMatrix3InvertAndTranspose(GLKMatrix3 matrix, bool *isInvertible) {
    return GLKMatrix3Transpose(GLKMatrix3Invert(matrix, isInvertible));
}

GLKMatrix4 GLKMatrix4Invert(GLKMatrix4 matrix, bool *isInvertible) {
    GLKMatrix4 result;
    bool isDone = invert(matrix.m, result.m, 4);
    if (isInvertible) *isInvertible = isDone;
    return result;
}

GLKMatrix4 GLKMatrix4InvertAndTranspose(GLKMatrix4 matrix, bool *isInvertible) {
    return GLKMatrix4Transpose(GLKMatrix4Invert(matrix, isInvertible));
}
