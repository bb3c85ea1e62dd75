// vDSP, BLAS and vImage reckon.
// > 5 7 9
// > -3 -3 -3
// > 32 3.5 6
// > 19 22 43 50
// > 32 1 14
// > 10 20 0
#import <Accelerate/Accelerate.h>
#import <Foundation/Foundation.h>

int main(void) {
    float a[] = {1, 2, 3}, b[] = {4, 5, 6}, c[3], x;
    vDSP_vadd(a, 1, b, 1, c, 1, 3);
    printf("%g %g %g\n", c[0], c[1], c[2]);
    // The first argument is what is taken away.
    vDSP_vsub(b, 1, a, 1, c, 1, 3);
    printf("%g %g %g\n", c[0], c[1], c[2]);
    vDSP_dotpr(a, 1, b, 1, &x, 3);
    printf("%g ", x);
    float all[] = {1, 2, 3, 4, 5, 6};
    vDSP_meanv(all, 1, &x, 6);
    printf("%g ", x);
    vDSP_maxv(all, 1, &x, 6);
    printf("%g\n", x);
    double left[] = {1, 2, 3, 4}, right[] = {5, 6, 7, 8}, product[4];
    cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, left, 2, right, 2, 0, product, 2);
    printf("%g %g %g %g\n", product[0], product[1], product[2], product[3]);
    printf("%g %d ", cblas_sdot(3, a, 1, b, 1), cblas_isamax(3, (float[]){1, -9, 3}, 1));
    float squares;
    vDSP_svesq(a, 1, &squares, 3);
    printf("%g\n", squares);
    unsigned char pixels[8] = {10, 20, 0, 0, 10, 20, 0, 0}, one[4];
    vImage_Buffer source = {pixels, 1, 2, 8}, destination = {one, 1, 1, 4};
    printf("%d", vImageScale_ARGB8888(&source, &destination, NULL, 0) == kvImageNoError ? one[0] : -1);
    printf(" %d %d\n", one[1], one[2]);
    return 0;
}
