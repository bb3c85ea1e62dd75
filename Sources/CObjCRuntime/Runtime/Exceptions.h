#pragma once
#import <Foundation/Foundation.h>

/// Sets the runtime up for exceptions. Called once, while the library is loaded.
void exceptions_install(void);
