// vForce for one number type, REAL. Included once for each type. NAME appends the type's suffix to a name; M is the
// function of the C library for the type.

static REAL NAME(of_pi)(REAL x, int is_cosine) {
    // Reduce to one period first: the remainder is exact.
    REAL rest = M(remainder)(x, 2);
    return is_cosine ? M(cos)(rest * (REAL)M_PI) : rest == 0 || M(fabs)(rest) == 1 ? 0 : M(sin)(rest * (REAL)M_PI);
}

#define EACH(name, expression)                                                                                         \
    void NAME(name)(REAL * result, const REAL *values, const int *count) {                                             \
        for (int i = 0; i < *count; i++) {                                                                             \
            REAL x = values[i];                                                                                        \
            result[i] = expression;                                                                                    \
        }                                                                                                              \
    }

#define PAIRS(name, expression)                                                                                        \
    void NAME(name)(REAL * result, const REAL *first, const REAL *second, const int *count) {                          \
        for (int i = 0; i < *count; i++) {                                                                             \
            REAL y = first[i], x = second[i];                                                                          \
            result[i] = expression;                                                                                    \
        }                                                                                                              \
    }

EACH(vvsqrt, M(sqrt)(x))
EACH(vvexp, M(exp)(x))
EACH(vvexp2, M(exp2)(x))
EACH(vvexpm1, M(expm1)(x))
EACH(vvlog, M(log)(x))
EACH(vvlog1p, M(log1p)(x))
EACH(vvlog2, M(log2)(x))
EACH(vvlog10, M(log10)(x))
EACH(vvlogb, M(logb)(x))
EACH(vvsin, M(sin)(x))
EACH(vvcos, M(cos)(x))
EACH(vvtan, M(tan)(x))
EACH(vvasin, M(asin)(x))
EACH(vvacos, M(acos)(x))
EACH(vvatan, M(atan)(x))
EACH(vvsinh, M(sinh)(x))
EACH(vvcosh, M(cosh)(x))
EACH(vvtanh, M(tanh)(x))
EACH(vvasinh, M(asinh)(x))
EACH(vvacosh, M(acosh)(x))
EACH(vvatanh, M(atanh)(x))
EACH(vvceil, M(ceil)(x))
EACH(vvfloor, M(floor)(x))
EACH(vvfabs, M(fabs)(x))
EACH(vvrec, 1 / x)
EACH(vvrsqrt, 1 / M(sqrt)(x))
EACH(vvint, M(trunc)(x))
EACH(vvnint, M(rint)(x))
EACH(vvsinpi, NAME(of_pi)(x, 0))
EACH(vvcospi, NAME(of_pi)(x, 1))
EACH(vvtanpi, NAME(of_pi)(x, 0) / NAME(of_pi)(x, 1))

PAIRS(vvdiv, y / x)
// vvpow takes the exponents as its first array.
PAIRS(vvpow, M(pow)(x, y))
PAIRS(vvfmod, M(fmod)(y, x))
PAIRS(vvremainder, M(remainder)(y, x))
PAIRS(vvcopysign, M(copysign)(y, x))
PAIRS(vvnextafter, M(nextafter)(y, x))
PAIRS(vvatan2, M(atan2)(y, x))

void NAME(vvsincos)(REAL *sines, REAL *cosines, const REAL *values, const int *count) {
    for (int i = 0; i < *count; i++) {
        REAL x = values[i];
        sines[i] = M(sin)(x);
        cosines[i] = M(cos)(x);
    }
}

void NAME(vvcosisin)(REAL _Complex *result, const REAL *values, const int *count) {
    for (int i = 0; i < *count; i++) {
        REAL parts[2] = {M(cos)(values[i]), M(sin)(values[i])};
        __builtin_memcpy(&result[i], parts, sizeof parts);
    }
}

#undef EACH
#undef PAIRS
#undef REAL
#undef NAME
#undef M
