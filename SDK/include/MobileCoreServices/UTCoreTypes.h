#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define __UTCORETYPES__
#import <MobileCoreServices/UTType.h>
