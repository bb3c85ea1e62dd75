#import "Log/LogState.h"
#import "Log/PlayingLog.h"

/// The field's name in the text, and the property that has it.
NSArray *log_access_fields(void) {
    return [NSArray arrayWithObjects:@"date=playbackStartDate", @"uri=URI", @"s-ip=serverAddress",
        @"s-ip-changes=numberOfServerAddressChanges", @"sc-count=numberOfSegmentsDownloaded", @"c-duration-watched=durationWatched",
        @"c-start-time=playbackStartOffset", @"c-duration-downloaded=segmentsDownloadedDuration", @"c-stalls=numberOfStalls",
        @"c-frames-dropped=numberOfDroppedVideoFrames", @"bytes=numberOfBytesTransferred", @"c-observed-bitrate=observedBitrate",
        @"sc-indicated-bitrate=indicatedBitrate", @"cs-guid=playbackSessionID", nil];
}

NSArray *log_error_fields(void) {
    return [NSArray arrayWithObjects:@"date=date", @"uri=URI", @"s-ip=serverAddress", @"cs-guid=playbackSessionID",
        @"status=errorStatusCode", @"domain=errorDomain", @"comment=errorComment", nil];
}

static NSString *value_of(id value) {
    if (value == nil) return @"-";
    NSString *text = [value description];
    // A field has no spaces.
    return [text length] ? [text stringByReplacingOccurrencesOfString:@" " withString:@"_"] : @"-";
}

NSData *log_text(NSArray *events, NSArray *fields) {
    NSMutableString *text = [NSMutableString stringWithString:@"#Version: 1.0\n#Software: AppleCoreMedia/1.0\n#Fields:"];
    for (NSString *field in fields) {
        [text appendFormat:@" %@", [[field componentsSeparatedByString:@"="] objectAtIndex:0]];
    }
    for (id event in events) {
        NSMutableArray *line = [NSMutableArray array];
        for (NSString *field in fields) {
            NSString *key = [[field componentsSeparatedByString:@"="] lastObject];
            [line addObject:value_of([event valueForKey:key])];
        }
        [text appendFormat:@"\n%@", [line componentsJoinedByString:@" "]];
    }
    return [[text stringByAppendingString:@"\n"] dataUsingEncoding:NSUTF8StringEncoding];
}

void log_event_take(id event, NSDictionary *values) {
    for (NSString *key in values) [event setValue:[values objectForKey:key] forKey:key];
}

NSArray *log_events(NSArray *values, Class event) {
    NSMutableArray *events = [NSMutableArray array];
    for (NSDictionary *each in values) [events addObject:[[event alloc] initWithValues:each]];
    return [events count] ? events : nil;
}
