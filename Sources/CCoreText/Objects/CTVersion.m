#import <CoreText/CoreText.h>

// iOS 5 has the Core Text of Mac OS X 10.7.
uint32_t CTGetCoreTextVersion(void) { return kCTVersionNumber10_7; }
