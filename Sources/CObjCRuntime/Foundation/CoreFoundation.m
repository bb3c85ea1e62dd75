// CFRetain and CFRelease of apps; see CoreFoundation.h in the SDK.

#import <Foundation/Foundation.h>

const void *CocoaRetain(const void *object) { return (const void *)[(id)object retain]; }
void CocoaRelease(const void *object) { [(id)object release]; }
