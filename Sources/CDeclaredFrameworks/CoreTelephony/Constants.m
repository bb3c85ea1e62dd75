#import <CoreTelephony/CoreTelephony.h>

NSString *const CTCallStateDialing = @"CTCallStateDialing";
NSString *const CTCallStateIncoming = @"CTCallStateIncoming";
NSString *const CTCallStateConnected = @"CTCallStateConnected";
NSString *const CTCallStateDisconnected = @"CTCallStateDisconnected";
