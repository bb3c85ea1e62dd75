#import "Objects/StoredRow.h"

@implementation StoredRow

- (id)initWithObjectID:(NSManagedObjectID *)theID layout:(EntityLayout *)theLayout version:(int64_t)theVersion {
    self = [self initWithObjectID:theID layout:theLayout version:theVersion columns:NULL decoder:nil];
    if (self) row_make_values(self);
    return self;
}

- (id)initWithObjectID:(NSManagedObjectID *)theID
                layout:(EntityLayout *)theLayout
               version:(int64_t)theVersion
               columns:(void *)theColumns
               decoder:(id<RowDecoding>)theDecoder {
    if ((self = [super init])) {
        objectID = theID;
        layout = theLayout;
        version = theVersion;
        columns = theColumns;
        decoder = theDecoder;
    }
    return self;
}

- (void)dealloc {
    for (NSUInteger i = 0; values && i < layout->count; i++) values[i] = nil;
    free(values);
    free(columns);
}

void row_make_values(StoredRow *row) {
    NSUInteger count = row->layout->count;
    row->values = (__strong id *)calloc(count ? count : 1, sizeof *row->values);
}

void row_decode(StoredRow *row) {
    row_make_values(row);
    [row->decoder decodeRow:row];
    free(row->columns);
    row->columns = NULL;
    row->decoder = nil;
}

- (NSDictionary *)valuesByName {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSUInteger i = 0; i < layout->count; i++) {
        id value = row_value(self, i);
        if (value) [result setObject:value forKey:layout->slots[i].name];
    }
    return result;
}

@end
