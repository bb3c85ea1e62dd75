// A stop of the tabulator. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTParagraphStyle.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTTextTab *CTTextTabRef;

extern const CFStringRef kCTTabColumnTerminatorsAttributeName;

CFTypeID CTTextTabGetTypeID(void);
CTTextTabRef CTTextTabCreate(CTTextAlignment alignment, double location, CFDictionaryRef options);
CTTextAlignment CTTextTabGetAlignment(CTTextTabRef tab);
double CTTextTabGetLocation(CTTextTabRef tab);
CFDictionaryRef CTTextTabGetOptions(CTTextTabRef tab);

#ifdef __cplusplus
}
#endif
