#import <UIKit/UIKit.h>

@implementation UIPrintInfo

@synthesize printerID = _printerID, jobName = _jobName, outputType = _outputType, orientation = _orientation,
            duplex = _duplex;

+ (UIPrintInfo *)printInfo {
    UIPrintInfo *info = [[self alloc] init];
    info.jobName = [[NSProcessInfo processInfo] processName];
    return info;
}

+ (UIPrintInfo *)printInfoWithDictionary:(NSDictionary *)dictionary {
    UIPrintInfo *info = [self printInfo];
    if ([dictionary objectForKey:@"UIPrintInfoJobName"]) info.jobName = [dictionary objectForKey:@"UIPrintInfoJobName"];
    info.printerID = [dictionary objectForKey:@"UIPrintInfoPrinterID"];
    info.outputType = [[dictionary objectForKey:@"UIPrintInfoOutputType"] intValue];
    info.orientation = [[dictionary objectForKey:@"UIPrintInfoOrientation"] intValue];
    info.duplex = [[dictionary objectForKey:@"UIPrintInfoDuplex"] intValue];
    return info;
}

- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
    if (_jobName) [dictionary setObject:_jobName forKey:@"UIPrintInfoJobName"];
    if (_printerID) [dictionary setObject:_printerID forKey:@"UIPrintInfoPrinterID"];
    [dictionary setObject:[NSNumber numberWithInt:_outputType] forKey:@"UIPrintInfoOutputType"];
    [dictionary setObject:[NSNumber numberWithInt:_orientation] forKey:@"UIPrintInfoOrientation"];
    [dictionary setObject:[NSNumber numberWithInt:_duplex] forKey:@"UIPrintInfoDuplex"];
    return dictionary;
}

- (id)initWithCoder:(NSCoder *)coder {
    return [[self class] printInfoWithDictionary:[coder decodeObjectForKey:@"UIPrintInfo"]];
}

- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:[self dictionaryRepresentation] forKey:@"UIPrintInfo"]; }

- (id)copyWithZone:(NSZone *)zone { return [[self class] printInfoWithDictionary:[self dictionaryRepresentation]]; }

@end
