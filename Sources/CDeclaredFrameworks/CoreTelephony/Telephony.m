#import <CoreTelephony/CoreTelephony.h>

@implementation CTCarrier
@end

@implementation CTTelephonyNetworkInfo
@end

@implementation CTCall
@end

@implementation CTCallCenter
@end
