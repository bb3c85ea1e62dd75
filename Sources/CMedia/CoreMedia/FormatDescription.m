#import "CoreMedia/FormatDescription.h"
#import "Notice/TypeIdentifiers.h"

@implementation FormatDescription

- (CFTypeID)coreFoundationType { return FormatDescriptionType; }

- (NSString *)description {
    char type[5] = {(char)(mediaType >> 24), (char)(mediaType >> 16), (char)(mediaType >> 8), (char)mediaType};
    char kind[5] = {(char)(subtype >> 24), (char)(subtype >> 16), (char)(subtype >> 8), (char)subtype};
    return [NSString stringWithFormat:@"<CMFormatDescription %p> { mediaType:'%s' mediaSubType:'%s' }", self, type,
                                      kind];
}

@end
