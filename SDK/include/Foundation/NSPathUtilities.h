#pragma once

// GNUstep's NSPathUtilities.h, and folders of Apple's that it does not name. An app has none of them.

#include_next <Foundation/NSPathUtilities.h>

enum {
    NSCoreServiceDirectory = 10,
    NSAutosavedInformationDirectory = 11,
    NSInputMethodsDirectory = 16,
    NSPrinterDescriptionDirectory = 20,
    NSSharedPublicDirectory = 21,
    NSPreferencePanesDirectory = 22
};
