// A log and its events. Included once for each kind, with LOG and EVENT defined as the names of its classes and FIELDS as
// the function that tells its fields.

@implementation LOG

- (id)initWithEvents:(NSArray *)events {
    if (!(self = [super init])) return nil;
    _events = [events copy];
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSData *)extendedLogData { return log_text(_events, FIELDS()); }
- (NSStringEncoding)extendedLogDataStringEncoding { return NSUTF8StringEncoding; }

@end

@implementation EVENT

- (id)initWithValues:(NSDictionary *)values {
    if (!(self = [super init])) return nil;
    log_event_take(self, values);
    return self;
}

- (id)copyWithZone:(NSZone *)zone { return self; }

@end
