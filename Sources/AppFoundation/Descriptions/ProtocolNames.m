// Replaces GNUstep's function of this name, since the linker finds this library first: the name of a nil protocol is
// "nil".

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

NSString *NSStringFromProtocol(Protocol *protocol) {
    return protocol ? [NSString stringWithUTF8String:protocol_getName(protocol)] : @"nil";
}
