#import "Engine/VergerUserAgent.h"
#import <UIKit/UIKit.h>

NSString *VergerUserAgent(void) {
    NSString *own = [[NSUserDefaults standardUserDefaults] stringForKey:@"UserAgent"];
    if ([own length]) return own;
    UIDevice *device = [UIDevice currentDevice];
    int version = [[device systemVersion] intValue];
    // The engine and the build of the last system of each generation.
    NSString *engine = version < 4 ? @"528.18" : version == 4 ? @"533.17.9" : @"534.46";
    NSString *build = version < 4 ? @"7E18" : version == 4 ? @"8L1" : @"9B206";
    NSString *model = [[[device model] componentsSeparatedByString:@" "] objectAtIndex:0];
    BOOL isTablet = [model isEqualToString:@"iPad"];
    return [NSString
        stringWithFormat:@"Mozilla/5.0 (%@;%@ CPU %@OS %@ like Mac OS X%@) AppleWebKit/%@ (KHTML, like Gecko) Mobile/%@",
                         [device model], version < 5 ? @" U;" : @"", isTablet ? @"" : @"iPhone ",
                         [[device systemVersion] stringByReplacingOccurrencesOfString:@"." withString:@"_"],
                         version < 5 ? @"; en-us" : @"", engine, build];
}
