#pragma once
#import <Foundation/Foundation.h>

/// Has messages that an object has no method for handled here. Called once, while the library is loaded.
void forwarding_install(void);
