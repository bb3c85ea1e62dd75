#import "Objects/StoredRow.h"

@implementation StoredRow

- (id)initWithObjectID:(NSManagedObjectID *)theID layout:(EntityLayout *)theLayout version:(int64_t)theVersion {
    if ((self = [super init])) {
        objectID = theID;
        layout = theLayout;
        version = theVersion;
        values = (__strong id *)calloc(layout->count ? layout->count : 1, sizeof *values);
    }
    return self;
}

- (void)dealloc {
    for (NSUInteger i = 0; values && i < layout->count; i++) values[i] = nil;
    free(values);
}

- (NSDictionary *)valuesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; i < layout->count; i++) {
        if (values[i]) [result setObject:values[i] forKey:layout->slots[i].name];
    }
    return result;
}

@end
