// Sets text into frames. Since iPhone OS 3.2.
#pragma once
#import <CoreText/CTFrame.h>
#import <CoreText/CTTypesetter.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const struct __CTFramesetter *CTFramesetterRef;

CFTypeID CTFramesetterGetTypeID(void);
CTFramesetterRef CTFramesetterCreateWithAttributedString(CFAttributedStringRef string);
CTFrameRef CTFramesetterCreateFrame(CTFramesetterRef framesetter, CFRange stringRange, CGPathRef path,
                                    CFDictionaryRef frameAttributes);
CTTypesetterRef CTFramesetterGetTypesetter(CTFramesetterRef framesetter);
CGSize CTFramesetterSuggestFrameSizeWithConstraints(CTFramesetterRef framesetter, CFRange stringRange,
                                                    CFDictionaryRef frameAttributes, CGSize constraints,
                                                    CFRange *fitRange);

#ifdef __cplusplus
}
#endif
