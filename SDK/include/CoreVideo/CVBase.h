// What Core Video's headers share: times of video. Since iOS 4.
#pragma once
#import <Availability.h>
#import <CoreFoundation/CoreFoundation.h>
#import <TargetConditionals.h>

#define COREVIDEO_SUPPORTS_DIRECT3D 0
#define COREVIDEO_SUPPORTS_OPENGL 0
#define COREVIDEO_SUPPORTS_OPENGLES 1
#define COREVIDEO_SUPPORTS_COLORSPACE 0
#define COREVIDEO_SUPPORTS_DISPLAYLINK 0
#define COREVIDEO_SUPPORTS_IOSURFACE 1

#ifdef __cplusplus
#define CV_EXPORT extern "C"
#else
#define CV_EXPORT extern
#endif
#define CV_INLINE static inline

typedef uint64_t CVOptionFlags;

/// A time code, as the Society of Motion Picture and Television Engineers counts.
struct CVSMPTETime {
    SInt16 subframes, subframeDivisor;
    UInt32 counter, type, flags;
    SInt16 hours, minutes, seconds, frames;
};
typedef struct CVSMPTETime CVSMPTETime;

enum {
    kCVSMPTETimeType24 = 0,
    kCVSMPTETimeType25 = 1,
    kCVSMPTETimeType30Drop = 2,
    kCVSMPTETimeType30 = 3,
    kCVSMPTETimeType2997 = 4,
    kCVSMPTETimeType2997Drop = 5,
    kCVSMPTETimeType60 = 6,
    kCVSMPTETimeType5994 = 7,
    kCVSMPTETimeValid = 1,
    kCVSMPTETimeRunning = 2
};

enum {
    kCVTimeIsIndefinite = 1,
    kCVTimeStampVideoTimeValid = 1,
    kCVTimeStampHostTimeValid = 2,
    kCVTimeStampSMPTETimeValid = 4,
    kCVTimeStampVideoRefreshPeriodValid = 8,
    kCVTimeStampRateScalarValid = 16,
    kCVTimeStampTopField = 1 << 16,
    kCVTimeStampBottomField = 1 << 17,
    kCVTimeStampVideoHostTimeValid = 3,
    kCVTimeStampIsInterlaced = 0x30000
};

/// `timeValue` of `timeScale`ths of a second.
typedef struct {
    int64_t timeValue;
    int32_t timeScale, flags;
} CVTime;

/// A time as the host, the video and its time code know it; `flags` says which of them.
typedef struct {
    uint32_t version;
    int32_t videoTimeScale;
    int64_t videoTime;
    uint64_t hostTime;
    double rateScalar;
    int64_t videoRefreshPeriod;
    CVSMPTETime smpteTime;
    uint64_t flags, reserved;
} CVTimeStamp;

CV_EXPORT const CVTime kCVZeroTime;
CV_EXPORT const CVTime kCVIndefiniteTime;
