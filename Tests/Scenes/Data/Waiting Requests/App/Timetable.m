#import "Timetable.h"

@implementation Timetable

+ (Timetable *)timetableWithText:(NSString *)text {
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    NSDictionary *read = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
    NSArray *departures = [read objectForKey:@"departures"];
    if (departures == nil) return nil;
    Timetable *timetable = [[[Timetable alloc] init] autorelease];
    timetable->departures = [departures copy];
    return timetable;
}

- (NSString *)summary {
    NSDictionary *first = [departures objectAtIndex:0];
    return [NSString stringWithFormat:@"%u, first %@ %@", (unsigned)[departures count], [first objectForKey:@"to"],
                                      [first objectForKey:@"at"]];
}

- (void)dealloc {
    [departures release];
    [super dealloc];
}

@end
