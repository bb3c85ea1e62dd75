// In place of GNUstep's function, which is found behind this one: the name of no protocol is "nil".

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

NSString *NSStringFromProtocol(Protocol *protocol) {
    return protocol ? [NSString stringWithUTF8String:protocol_getName(protocol)] : @"nil";
}
