#import <Foundation/Foundation.h>
#include "CObjCRuntime.h"
const char *objc_runtime_probe(void) { return [[NSString stringWithFormat:@"%@", [NSObject class]] UTF8String]; }
