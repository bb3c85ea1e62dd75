// The root class and the protocol, where <os/object.h> looks for them.
#pragma once
#import <Foundation/NSObject.h>
