#import "Notice/Refusal.h"
#import <CoreVideo/CoreVideo.h>

CFDictionaryRef CVPixelFormatDescriptionCreateWithPixelFormatType(CFAllocatorRef allocator,
                                                            OSType pixelFormat) REFUSES(NULL)
CFArrayRef CVPixelFormatDescriptionArrayCreateWithAllPixelFormatTypes(CFAllocatorRef allocator) REFUSES(NULL)
void CVPixelFormatDescriptionRegisterDescriptionWithPixelFormatType(CFDictionaryRef description,
                                                            OSType pixelFormat) REFUSES()
