// File wrappers in keyed archives: as their serialised representation, and the names.

#import <Foundation/Foundation.h>

@interface NSFileWrapper (Coding)
@end

@implementation NSFileWrapper (Coding)

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self serializedRepresentation] forKey:@"NSFileWrapperData"];
    [coder encodeObject:[self filename] forKey:@"NSFileWrapperFilename"];
    [coder encodeObject:[self preferredFilename] forKey:@"NSFileWrapperPreferredFilename"];
}

- (id)initWithCoder:(NSCoder *)coder {
    NSData *data = [coder decodeObjectForKey:@"NSFileWrapperData"];
    NSString *name = [coder decodeObjectForKey:@"NSFileWrapperFilename"];
    NSString *preferred = [coder decodeObjectForKey:@"NSFileWrapperPreferredFilename"];
    if (![data isKindOfClass:[NSData class]]) {
        [self release];
        return nil;
    }
    self = [self initWithSerializedRepresentation:data];
    if ([name isKindOfClass:[NSString class]]) [self setFilename:name];
    if ([preferred isKindOfClass:[NSString class]] && [preferred length]) [self setPreferredFilename:preferred];
    return self;
}

@end
