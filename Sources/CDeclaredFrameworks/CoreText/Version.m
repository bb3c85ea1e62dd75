#import "Notice/Refusal.h"
#import <CoreText/CoreText.h>

uint32_t CTGetCoreTextVersion(void) REFUSES(0)
