// NSValue in keyed archives, as Apple's are: by the kind of structure. GNUstep would write bytes, which such archives
// refuse.

#import "Geometry/GeometryTypes.h"

@interface NSCoder (UIGeometryKeyedCoding)
- (void)encodeCGPoint:(NSPoint)point forKey:(NSString *)key;
- (void)encodeCGSize:(NSSize)size forKey:(NSString *)key;
- (void)encodeCGRect:(NSRect)rect forKey:(NSString *)key;
- (NSPoint)decodeCGPointForKey:(NSString *)key;
- (NSSize)decodeCGSizeForKey:(NSString *)key;
- (NSRect)decodeCGRectForKey:(NSString *)key;
@end

enum { SpecialPoint = 1, SpecialSize = 2, SpecialRect = 3, SpecialRange = 4 };

/// Stands in archives for a value that is no number.
@interface ArchivedValue : NSObject {
    NSValue *value;
}
@end

@implementation ArchivedValue

- (id)initWithValue:(NSValue *)original {
    self = [super init];
    value = [original retain];
    return self;
}

- (void)dealloc {
    [value release];
    [super dealloc];
}

- (Class)classForKeyedArchiver { return [NSValue class]; }

- (void)encodeWithCoder:(NSCoder *)coder {
    const char *type = [value objCType];
    if (strcmp(type, point_type) == 0) {
        [coder encodeCGPoint:[value pointValue] forKey:@"NS.pointval"];
        [coder encodeInt:SpecialPoint forKey:@"NS.special"];
    } else if (strcmp(type, size_type) == 0) {
        [coder encodeCGSize:[value sizeValue] forKey:@"NS.sizeval"];
        [coder encodeInt:SpecialSize forKey:@"NS.special"];
    } else if (strcmp(type, rect_type) == 0) {
        [coder encodeCGRect:[value rectValue] forKey:@"NS.rectval"];
        [coder encodeInt:SpecialRect forKey:@"NS.special"];
    } else if (strcmp(type, @encode(NSRange)) == 0) {
        [coder encodeInteger:(NSInteger)[value rangeValue].location forKey:@"NS.rangeval.location"];
        [coder encodeInteger:(NSInteger)[value rangeValue].length forKey:@"NS.rangeval.length"];
        [coder encodeInt:SpecialRange forKey:@"NS.special"];
    } else {
        [NSException raise:NSInvalidArgumentException
                    format:@"*** -[%@ encodeValueOfObjCType:at:]: this archiver cannot encode structs", [coder class]];
    }
}

- (id)initWithCoder:(NSCoder *)coder {
    [self release];
    NSValue *decoded = nil;
    switch ([coder decodeIntForKey:@"NS.special"]) {
    case SpecialPoint: decoded = [NSValue valueWithPoint:[coder decodeCGPointForKey:@"NS.pointval"]]; break;
    case SpecialSize: decoded = [NSValue valueWithSize:[coder decodeCGSizeForKey:@"NS.sizeval"]]; break;
    case SpecialRect: decoded = [NSValue valueWithRect:[coder decodeCGRectForKey:@"NS.rectval"]]; break;
    case SpecialRange:
        decoded = [NSValue valueWithRange:NSMakeRange((NSUInteger)[coder decodeIntegerForKey:@"NS.rangeval.location"],
                                                      (NSUInteger)[coder decodeIntegerForKey:@"NS.rangeval.length"])];
        break;
    default: break;
    }
    return (id)[decoded retain];
}

@end

@interface NSValue (Archiving)
@end

@implementation NSValue (Archiving)

- (id)replacementObjectForKeyedArchiver:(NSKeyedArchiver *)archiver {
    if ([self isKindOfClass:[NSNumber class]]) return [super replacementObjectForKeyedArchiver:archiver];
    return [[[ArchivedValue alloc] initWithValue:self] autorelease];
}

@end
