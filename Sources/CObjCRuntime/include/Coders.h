#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Coders: functions by which Swift uses an Objective-C coder, and an Objective-C object for a Swift one. Keys are
// NSStrings.

// A null coder returns zero. So does decoding a number if the archive has something else under the key: GNUstep raises
// an exception for that, which could not pass Swift's frames.

bool coder_is_keyed(void *_Nullable coder);
bool coder_contains(void *_Nullable coder, void *_Nonnull key);
void *_Nullable coder_decode_object(void *_Nullable coder, void *_Nonnull key);
bool coder_decode_bool(void *_Nullable coder, void *_Nonnull key);
int64_t coder_decode_integer(void *_Nullable coder, void *_Nonnull key);
float coder_decode_float(void *_Nullable coder, void *_Nonnull key);
double coder_decode_double(void *_Nullable coder, void *_Nonnull key);
/// The bytes live as long as the coder.
const uint8_t *_Nullable coder_decode_bytes(void *_Nullable coder, void *_Nonnull key, long *_Nonnull count);

void coder_encode_object(void *_Nullable coder, void *_Nullable object, void *_Nonnull key);
void coder_encode_conditional_object(void *_Nullable coder, void *_Nullable object, void *_Nonnull key);
void coder_encode_bool(void *_Nullable coder, bool value, void *_Nonnull key);
void coder_encode_int32(void *_Nullable coder, int32_t value, void *_Nonnull key);
void coder_encode_integer(void *_Nullable coder, int64_t value, void *_Nonnull key);
void coder_encode_float(void *_Nullable coder, float value, void *_Nonnull key);
void coder_encode_double(void *_Nullable coder, double value, void *_Nonnull key);
void coder_encode_bytes(void *_Nullable coder, const uint8_t *_Nullable bytes, long count, void *_Nonnull key);

// Without keys.

void *_Nullable coder_decode_next_object(void *_Nullable coder);
void coder_decode_next_value(void *_Nullable coder, const char *_Nonnull type, void *_Nonnull place);
void coder_encode_next_object(void *_Nullable coder, void *_Nullable object);
void coder_encode_next_value(void *_Nullable coder, const char *_Nonnull type, const void *_Nonnull place);
long coder_version_of_class(void *_Nullable coder, void *_Nonnull name);

typedef enum CoderStructure {
    CoderStructurePoint,
    CoderStructureSize,
    CoderStructureRect,
    CoderStructureAffineTransform,
    CoderStructureEdgeInsets,
} CoderStructure;

/// The functions by which the Objective-C stand-in of a Swift coder calls it; `coder` is the Swift object.
typedef struct SwiftCoderMembers {
    bool (*_Nonnull is_keyed)(void *_Nonnull coder);
    bool (*_Nonnull contains)(void *_Nonnull coder, void *_Nonnull key);
    void *_Nullable (*_Nonnull decode_object)(void *_Nonnull coder, void *_Nonnull key);
    bool (*_Nonnull decode_bool)(void *_Nonnull coder, void *_Nonnull key);
    int64_t (*_Nonnull decode_integer)(void *_Nonnull coder, void *_Nonnull key);
    float (*_Nonnull decode_float)(void *_Nonnull coder, void *_Nonnull key);
    double (*_Nonnull decode_double)(void *_Nonnull coder, void *_Nonnull key);
    const uint8_t *_Nullable (*_Nonnull decode_bytes)(void *_Nonnull coder, void *_Nonnull key, long *_Nonnull count);
    /// The numbers of a structure, at most six, in their order in C.
    void (*_Nonnull decode_structure)(void *_Nonnull coder, void *_Nonnull key, CoderStructure kind,
                                      double *_Nonnull numbers);
    void (*_Nonnull encode_structure)(void *_Nonnull coder, const double *_Nonnull numbers, CoderStructure kind,
                                      void *_Nonnull key);
    void (*_Nonnull encode_object)(void *_Nonnull coder, void *_Nullable object, bool is_conditional,
                                   void *_Nonnull key);
    void (*_Nonnull encode_bool)(void *_Nonnull coder, bool value, void *_Nonnull key);
    void (*_Nonnull encode_int32)(void *_Nonnull coder, int32_t value, void *_Nonnull key);
    void (*_Nonnull encode_integer)(void *_Nonnull coder, int64_t value, void *_Nonnull key);
    void (*_Nonnull encode_float)(void *_Nonnull coder, float value, void *_Nonnull key);
    void (*_Nonnull encode_double)(void *_Nonnull coder, double value, void *_Nonnull key);
    void (*_Nonnull encode_bytes)(void *_Nonnull coder, const uint8_t *_Nullable bytes, long count,
                                  void *_Nonnull key);
    /// Called when the stand-in is deallocated.
    void (*_Nonnull release)(void *_Nonnull coder);
} SwiftCoderMembers;

/// A new NSCoder that stands for a Swift coder, owned by the caller.
void *_Nonnull swift_coder_make(void *_Nonnull coder, const SwiftCoderMembers *_Nonnull members);
/// The Swift coder that the object stands for; null for other objects.
void *_Nullable swift_coder_content(void *_Nonnull object);
