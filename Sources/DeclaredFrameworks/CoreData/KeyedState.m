#import "KeyedState.h"

void encode_values(id object, NSArray *keys, NSCoder *coder) {
    for (NSString *key in keys) {
        id value = [object valueForKey:key];
        if (value) [coder encodeObject:value forKey:key];
    }
}

void decode_values(id object, NSArray *keys, NSCoder *coder) {
    for (NSString *key in keys) {
        id value = [coder decodeObjectForKey:key];
        if (value) [object setValue:value forKey:key];
    }
}

void copy_values(id source, id destination, NSArray *keys) {
    for (NSString *key in keys) {
        id value = [source valueForKey:key];
        if (value) [destination setValue:value forKey:key];
    }
}
