#import "Samples.h"

NSData *bytes_of(NSString *text) { return [text dataUsingEncoding:NSUTF8StringEncoding]; }

id sample_list(void) {
    return [NSDictionary
        dictionaryWithObjectsAndKeys:[NSArray arrayWithObjects:@"one", @"zwölf", @"\U0001F600", @"", nil], @"texts",
                                     [NSNumber numberWithLongLong:-5000000000LL], @"number",
                                     [NSNumber numberWithDouble:1.5e300], @"real", [NSNumber numberWithBool:YES], @"truth",
                                     [NSDate dateWithTimeIntervalSinceReferenceDate:1e8], @"date", bytes_of(@"data"),
                                     @"data", [NSDictionary dictionaryWithObject:@"x" forKey:@"y"], @"inner", nil];
}
