// The functions of vDSP for whole numbers, for numbers of fixed point, and from one type to another: vDSP.h includes this.

#define _VDSP_TURN(Name, From, To)                                                                                     \
    void Name(const From *a, vDSP_Stride strideA, To *c, vDSP_Stride strideC, vDSP_Length count);
// Rounded towards 0, to the nearest (r), and clipped to what the type can hold, which may have no sign (u).
#define _VDSP_TURNS(D, Real)                                                                                           \
    _VDSP_TURN(vDSP_vfixu8##D, Real, unsigned char)                                                                    \
    _VDSP_TURN(vDSP_vfixu16##D, Real, unsigned short)                                                                  \
    _VDSP_TURN(vDSP_vfixu32##D, Real, unsigned int)                                                                    \
    _VDSP_TURN(vDSP_vfixr8##D, Real, char)                                                                             \
    _VDSP_TURN(vDSP_vfixr16##D, Real, short)                                                                           \
    _VDSP_TURN(vDSP_vfixr32##D, Real, int)                                                                             \
    _VDSP_TURN(vDSP_vfixru8##D, Real, unsigned char)                                                                   \
    _VDSP_TURN(vDSP_vfixru16##D, Real, unsigned short)                                                                 \
    _VDSP_TURN(vDSP_vfixru32##D, Real, unsigned int)
_VDSP_TURNS(, float)
_VDSP_TURNS(D, double)
_VDSP_TURN(vDSP_vfix8D, double, char)
_VDSP_TURN(vDSP_vfix16D, double, short)
_VDSP_TURN(vDSP_vfix32D, double, int)
_VDSP_TURN(vDSP_vflt8D, char, double)
_VDSP_TURN(vDSP_vflt16D, short, double)
_VDSP_TURN(vDSP_vflt32D, int, double)
_VDSP_TURN(vDSP_vfltu8D, unsigned char, double)
_VDSP_TURN(vDSP_vfltu16D, unsigned short, double)
_VDSP_TURN(vDSP_vfltu32D, unsigned int, double)
_VDSP_TURN(vDSP_vdpsp, double, float)
_VDSP_TURN(vDSP_vspdp, float, double)
#undef _VDSP_TURNS
#undef _VDSP_TURN

/// c = |a|.
void vDSP_vabsi(const int *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC, vDSP_Length count);
/// All `a`.
void vDSP_vfilli(const int *a, int *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a + b, of one number b.
void vDSP_vsaddi(const int *a, vDSP_Stride strideA, const int *b, int *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a / b, of one number b. Divided by 0 is 0.
void vDSP_vsdivi(const int *a, vDSP_Stride strideA, const int *b, int *c, vDSP_Stride strideC, vDSP_Length count);
/// c = a / b: the first argument divides.
void vDSP_vdivi(const int *b, vDSP_Stride strideB, const int *a, vDSP_Stride strideA, int *c, vDSP_Stride strideC,
                vDSP_Length count);
/// c = the bits that are alike in a and b.
void vDSP_veqvi(const int *a, vDSP_Stride strideA, const int *b, vDSP_Stride strideB, int *c, vDSP_Stride strideC,
                vDSP_Length count);

// Dot products, two at once, and numbers times a ramp, which goes on where it ends: `start` is what comes next. Numbers of fixed
// point have a sign and 15 bits of fraction, or a sign, 7 bits before and 24 behind the point; they are clipped.
#define _VDSP_RAMPS(Kind, Number)                                                                                      \
    void vDSP_dotpr2##Kind(const Number *a0, vDSP_Stride strideA0, const Number *a1, vDSP_Stride strideA1,             \
                           const Number *b, vDSP_Stride strideB, Number *c0, Number *c1, vDSP_Length count);           \
    void vDSP_vrampmul##Kind(const Number *a, vDSP_Stride strideA, Number *start, const Number *step, Number *c,       \
                             vDSP_Stride strideC, vDSP_Length count);                                                  \
    void vDSP_vrampmul2##Kind(const Number *a0, const Number *a1, vDSP_Stride strideA, Number *start,                  \
                              const Number *step, Number *c0, Number *c1, vDSP_Stride strideC, vDSP_Length count);     \
    /** Added to what is there. */                                                                                     \
    void vDSP_vrampmuladd##Kind(const Number *a, vDSP_Stride strideA, Number *start, const Number *step, Number *c,    \
                                vDSP_Stride strideC, vDSP_Length count);                                               \
    void vDSP_vrampmuladd2##Kind(const Number *a0, const Number *a1, vDSP_Stride strideA, Number *start,               \
                                 const Number *step, Number *c0, Number *c1, vDSP_Stride strideC, vDSP_Length count);
_VDSP_RAMPS(, float)
_VDSP_RAMPS(_s1_15, short)
_VDSP_RAMPS(_s8_24, int)
#undef _VDSP_RAMPS
void vDSP_dotpr_s1_15(const short *a, vDSP_Stride strideA, const short *b, vDSP_Stride strideB, short *c,
                      vDSP_Length count);
void vDSP_dotpr_s8_24(const int *a, vDSP_Stride strideA, const int *b, vDSP_Stride strideB, int *c, vDSP_Length count);
