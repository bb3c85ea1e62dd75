// Asks the app how large a run is: room for a picture within text. Since iPhone OS 3.2.
#pragma once
#import <CoreGraphics/CoreGraphics.h>
#import <CoreText/CTDefines.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTRunDelegate *CTRunDelegateRef;
typedef void (*CTRunDelegateDeallocateCallback)(void *refCon);
typedef CGFloat (*CTRunDelegateGetAscentCallback)(void *refCon);
typedef CGFloat (*CTRunDelegateGetDescentCallback)(void *refCon);
typedef CGFloat (*CTRunDelegateGetWidthCallback)(void *refCon);

typedef struct {
    CFIndex version;
    CTRunDelegateDeallocateCallback dealloc;
    CTRunDelegateGetAscentCallback getAscent;
    CTRunDelegateGetDescentCallback getDescent;
    CTRunDelegateGetWidthCallback getWidth;
} CTRunDelegateCallbacks;

enum {
    kCTRunDelegateVersion1 = 1,
    kCTRunDelegateCurrentVersion = 1
};

CFTypeID CTRunDelegateGetTypeID(void);
CTRunDelegateRef CTRunDelegateCreate(const CTRunDelegateCallbacks *callbacks, void *refCon);
void *CTRunDelegateGetRefCon(CTRunDelegateRef runDelegate);

#ifdef __cplusplus
}
#endif
