#pragma once
#import <Foundation/Foundation.h>

/// Installs the handling of messages for which an object has no method. Called once, while the library is loaded.
void forwarding_install(void);
