#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define __MOBILECORESERVICES__
#import <MobileCoreServices/UTCoreTypes.h>
#import <MobileCoreServices/UTType.h>
