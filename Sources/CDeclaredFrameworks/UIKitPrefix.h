// Included before each file of this target. UIKit's protocols are declared for the compiler only, for the reasons given
// in FoundationPrefix.h. Those of the declared frameworks' own headers exist at run time.

#pragma once

#ifdef __OBJC__
#import "../CObjCRuntime/Headers/FoundationPrefix.h"

#pragma clang attribute push(__attribute__((objc_non_runtime_protocol)), apply_to = objc_protocol)
#import <UIKit/UIKit.h>
#pragma clang attribute pop
#endif
