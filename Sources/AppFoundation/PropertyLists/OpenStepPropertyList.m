#import "OpenStepPropertyList.h"
#include "OpenStepReader.h"

/// The collections that are open, innermost last, each with the key that its next value is for.
struct building {
    id root;
    NSMutableArray *open, *keys;
    /// The collections in the order of their ends, for those who want none that can be changed.
    BOOL is_mutable;
};

static void add(struct building *building, id value) {
    id collection = [building->open lastObject];
    if (collection == nil) {
        if (building->root == nil) building->root = [value retain];
    } else if ([collection isKindOfClass:[NSMutableArray class]]) {
        [collection addObject:value];
    } else {
        NSString *key = [building->keys lastObject];
        // The first of two with one key counts, as in tables on the phone.
        if ([collection objectForKey:key] == nil) [collection setObject:value forKey:key];
    }
}

static void begin(void *context, id collection) {
    struct building *building = context;
    [building->open addObject:collection];
    [building->keys addObject:@""];
}

static void begin_dictionary(void *context) { begin(context, [NSMutableDictionary dictionary]); }
static void begin_array(void *context) { begin(context, [NSMutableArray array]); }

static void end_collection(void *context) {
    struct building *building = context;
    id collection = [[[building->open lastObject] retain] autorelease];
    [building->open removeLastObject];
    [building->keys removeLastObject];
    add(building, building->is_mutable ? collection : [[collection copy] autorelease]);
}

static NSString *string(const uint16_t *units, size_t count) {
    return [NSString stringWithCharacters:units length:count];
}

static void take_key(void *context, const uint16_t *units, size_t count) {
    struct building *building = context;
    [building->keys replaceObjectAtIndex:[building->keys count] - 1 withObject:string(units, count)];
}

static void take_text(void *context, const uint16_t *units, size_t count) { add(context, string(units, count)); }

static void take_data(void *context, const uint8_t *bytes, size_t count) {
    struct building *building = context;
    Class class = building->is_mutable ? [NSMutableData class] : [NSData class];
    add(building, [class dataWithBytes:bytes length:count]);
}

id property_list_of_openstep(NSString *text, BOOL is_mutable, NSString **problem) {
    NSUInteger count = [text length];
    uint16_t *units = malloc((count + 1) * sizeof *units);
    if (units == NULL) return nil;
    [text getCharacters:units range:NSMakeRange(0, count)];
    struct building building = {
        .open = [NSMutableArray array], .keys = [NSMutableArray array], .is_mutable = is_mutable};
    struct openstep_listener listener = {&building, begin_dictionary, begin_array, end_collection,
                                         take_key,  take_text,        take_data};
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    struct openstep_error error = openstep_read(units, count, &listener);
    [pool drain];
    free(units);
    [building.root autorelease];
    if (error.problem == NULL) return building.root;
    if (problem) *problem = [NSString stringWithFormat:@"%s on line %lu", error.problem, (unsigned long)error.line];
    return nil;
}

NSString *property_list_text(NSData *data) {
    const unsigned char *bytes = [data bytes];
    NSUInteger length = [data length];
    NSStringEncoding encoding = NSUTF8StringEncoding;
    if (length >= 2 && ((bytes[0] == 0xFE && bytes[1] == 0xFF) || (bytes[0] == 0xFF && bytes[1] == 0xFE))) {
        encoding = NSUnicodeStringEncoding;
    } else if (length >= 2 && bytes[0] == 0) {
        encoding = NSUTF16BigEndianStringEncoding;
    } else if (length >= 2 && bytes[1] == 0) {
        encoding = NSUTF16LittleEndianStringEncoding;
    }
    NSString *text = [[[NSString alloc] initWithData:data encoding:encoding] autorelease];
    return text ?: [[[NSString alloc] initWithData:data encoding:NSMacOSRomanStringEncoding] autorelease];
}
