// Pictures of the four kinds that vImage has, with noise in them, for tests that reckon the same by hand.

#import <Accelerate/Accelerate.h>
#import "../../../Programs/Checks.h"

typedef struct picture {
    vImage_Buffer buffer;
    int channels, isReal;
} picture;

static unsigned noise(void) {
    static unsigned long long state = 42;
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (unsigned)(state >> 40);
}

static inline void *place(picture p, long x, long y, int channel) {
    size_t size = p.isReal ? 4 : 1;
    return (char *)p.buffer.data + (size_t)y * p.buffer.rowBytes + ((size_t)x * (size_t)p.channels + (size_t)channel) * size;
}

static inline double value(picture p, long x, long y, int channel) {
    void *found = place(p, x, y, channel);
    return p.isReal ? *(float *)found : *(unsigned char *)found;
}

static inline void set(picture p, long x, long y, int channel, double number) {
    void *found = place(p, x, y, channel);
    if (p.isReal) *(float *)found = (float)number;
    else *(unsigned char *)found = (unsigned char)number;
}

/// Rows have some bytes more than they need.
static inline picture picture_of(int width, int height, int channels, int isReal) {
    picture p = {{NULL, (vImagePixelCount)height, (vImagePixelCount)width, 0}, channels, isReal};
    p.buffer.rowBytes = (size_t)(width * channels * (isReal ? 4 : 1) + 12);
    p.buffer.data = calloc((size_t)height + 1, p.buffer.rowBytes);
    for (long y = 0; y < height; y++) {
        for (long x = 0; x < width; x++) {
            for (int i = 0; i < channels; i++) set(p, x, y, i, isReal ? (noise() % 1000) / 1000.0 : noise() % 256);
        }
    }
    return p;
}

static inline long inside(long place, long count) { return place < 0 ? 0 : place >= count ? count - 1 : place; }

/// What is stored for a number: bytes are rounded and clipped.
static inline double stored(picture p, double number) {
    if (p.isReal) return number;
    double rounded = floor(number + 0.5);
    return rounded < 0 ? 0 : rounded > 255 ? 255 : rounded;
}

/// Bytes may differ by one: where a half is rounded to is not said.
static inline int is_near(picture p, double found, double wanted) {
    return fabs(found - wanted) <= (p.isReal ? 1e-4 * (1 + fabs(wanted)) : 1.0001);
}

/// How many values of a picture are not what a block says. Prints the first.
static inline int differences(const char *name, picture p, double (^wanted)(long x, long y, int channel)) {
    int count = 0;
    for (long y = 0; y < (long)p.buffer.height; y++) {
        for (long x = 0; x < (long)p.buffer.width; x++) {
            for (int i = 0; i < p.channels; i++) {
                double right = stored(p, wanted(x, y, i));
                if (is_near(p, value(p, x, y, i), right)) continue;
                if (count++ == 0) printf("%s: %ld %ld %d is %g, not %g\n", name, x, y, i, value(p, x, y, i), right);
            }
        }
    }
    number_of_checks++;
    return count;
}
