#pragma once
#import <Foundation/Foundation.h>

#if defined(__cplusplus)
extern "C"
#endif
/// Makes the application object and its delegate by the names of their classes and runs the app. Does not return.
int UIApplicationMain(int argc, char *argv[], NSString *principalClassName, NSString *delegateClassName);
