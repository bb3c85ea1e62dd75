#import "HeaderFields.h"

@interface HeaderFields : NSDictionary {
    NSDictionary *fields;
    /// The names in `fields`, by their lower-case form.
    NSDictionary *names;
}
- (id)initWithFields:(NSDictionary *)given;
@end

@implementation HeaderFields

- (id)initWithFields:(NSDictionary *)given {
    NSMutableDictionary *found = [NSMutableDictionary dictionaryWithCapacity:[given count]];
    for (NSString *name in given) {
        if ([name isKindOfClass:[NSString class]]) [found setObject:name forKey:[name lowercaseString]];
    }
    fields = [given copy];
    names = [found copy];
    return self;
}

- (void)dealloc {
    [fields release];
    [names release];
    [super dealloc];
}

- (NSUInteger)count { return [fields count]; }
- (NSEnumerator *)keyEnumerator { return [fields keyEnumerator]; }
- (id)objectForKey:(id)key {
    id value = [fields objectForKey:key];
    if (value || ![key isKindOfClass:[NSString class]]) return value;
    NSString *name = [names objectForKey:[key lowercaseString]];
    return name ? [fields objectForKey:name] : nil;
}

- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (id)mutableCopyWithZone:(NSZone *)zone { return [fields mutableCopyWithZone:zone]; }
- (Class)classForCoder { return [NSDictionary class]; }
- (id)replacementObjectForCoder:(NSCoder *)coder { return fields; }

@end

NSDictionary *header_fields_of(NSDictionary *fields) {
    if (fields == nil || [fields isKindOfClass:[HeaderFields class]]) return fields;
    return [[[HeaderFields alloc] initWithFields:fields] autorelease];
}
