// Mathematical functions of many numbers at once. The count is given by its address.
#pragma once

#ifdef __cplusplus
typedef struct __float_complex { float real, imag; } __float_complex_t;
typedef struct __double_complex { double real, imag; } __double_complex_t;
extern "C" {
#else
typedef float _Complex __float_complex_t;
typedef double _Complex __double_complex_t;
#endif

void vvsqrtf(float *result, const float *x, const int *count);
void vvsqrt(double *result, const double *x, const int *count);
void vvexpf(float *result, const float *x, const int *count);
void vvexp(double *result, const double *x, const int *count);
void vvexp2f(float *result, const float *x, const int *count);
void vvexp2(double *result, const double *x, const int *count);
void vvexpm1f(float *result, const float *x, const int *count);
void vvexpm1(double *result, const double *x, const int *count);
void vvlogf(float *result, const float *x, const int *count);
void vvlog(double *result, const double *x, const int *count);
void vvlog1pf(float *result, const float *x, const int *count);
void vvlog1p(double *result, const double *x, const int *count);
void vvlog2f(float *result, const float *x, const int *count);
void vvlog2(double *result, const double *x, const int *count);
void vvlog10f(float *result, const float *x, const int *count);
void vvlog10(double *result, const double *x, const int *count);
void vvlogbf(float *result, const float *x, const int *count);
void vvlogb(double *result, const double *x, const int *count);
void vvsinf(float *result, const float *x, const int *count);
void vvsin(double *result, const double *x, const int *count);
void vvcosf(float *result, const float *x, const int *count);
void vvcos(double *result, const double *x, const int *count);
void vvtanf(float *result, const float *x, const int *count);
void vvtan(double *result, const double *x, const int *count);
void vvasinf(float *result, const float *x, const int *count);
void vvasin(double *result, const double *x, const int *count);
void vvacosf(float *result, const float *x, const int *count);
void vvacos(double *result, const double *x, const int *count);
void vvatanf(float *result, const float *x, const int *count);
void vvatan(double *result, const double *x, const int *count);
void vvsinhf(float *result, const float *x, const int *count);
void vvsinh(double *result, const double *x, const int *count);
void vvcoshf(float *result, const float *x, const int *count);
void vvcosh(double *result, const double *x, const int *count);
void vvtanhf(float *result, const float *x, const int *count);
void vvtanh(double *result, const double *x, const int *count);
void vvasinhf(float *result, const float *x, const int *count);
void vvasinh(double *result, const double *x, const int *count);
void vvacoshf(float *result, const float *x, const int *count);
void vvacosh(double *result, const double *x, const int *count);
void vvatanhf(float *result, const float *x, const int *count);
void vvatanh(double *result, const double *x, const int *count);
void vvceilf(float *result, const float *x, const int *count);
void vvceil(double *result, const double *x, const int *count);
void vvfloorf(float *result, const float *x, const int *count);
void vvfloor(double *result, const double *x, const int *count);
void vvfabsf(float *result, const float *x, const int *count);
void vvfabs(double *result, const double *x, const int *count);
void vvrecf(float *result, const float *x, const int *count);
void vvrec(double *result, const double *x, const int *count);
void vvrsqrtf(float *result, const float *x, const int *count);
void vvrsqrt(double *result, const double *x, const int *count);
void vvintf(float *result, const float *x, const int *count);
void vvint(double *result, const double *x, const int *count);
void vvnintf(float *result, const float *x, const int *count);
void vvnint(double *result, const double *x, const int *count);
void vvsinpif(float *result, const float *x, const int *count);
void vvsinpi(double *result, const double *x, const int *count);
void vvcospif(float *result, const float *x, const int *count);
void vvcospi(double *result, const double *x, const int *count);
void vvtanpif(float *result, const float *x, const int *count);
void vvtanpi(double *result, const double *x, const int *count);
void vvdivf(float *result, const float *y, const float *x, const int *count);
void vvdiv(double *result, const double *y, const double *x, const int *count);
void vvfmodf(float *result, const float *y, const float *x, const int *count);
void vvfmod(double *result, const double *y, const double *x, const int *count);
void vvremainderf(float *result, const float *y, const float *x, const int *count);
void vvremainder(double *result, const double *y, const double *x, const int *count);
void vvcopysignf(float *result, const float *y, const float *x, const int *count);
void vvcopysign(double *result, const double *y, const double *x, const int *count);
void vvnextafterf(float *result, const float *y, const float *x, const int *count);
void vvnextafter(double *result, const double *y, const double *x, const int *count);
void vvatan2f(float *result, const float *y, const float *x, const int *count);
void vvatan2(double *result, const double *y, const double *x, const int *count);
// `y` to the power of `x`, in this order of arguments.
void vvpowf(float *result, const float *x, const float *y, const int *count);
void vvpow(double *result, const double *x, const double *y, const int *count);
void vvsincosf(float *sines, float *cosines, const float *x, const int *count);
void vvsincos(double *sines, double *cosines, const double *x, const int *count);
/// cos x + i sin x.
void vvcosisinf(__float_complex_t *result, const float *x, const int *count);
void vvcosisin(__double_complex_t *result, const double *x, const int *count);

#ifdef __cplusplus
}
#endif
