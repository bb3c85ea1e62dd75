#import <CoreBluetooth/CoreBluetooth.h>

@implementation CBUUID

+ (CBUUID *)UUIDWithData:(NSData *)theData {
    if (theData.length != 2 && theData.length != 16) return nil;
    CBUUID *identifier = [[self alloc] init];
    identifier->_data = [theData copy];
    return identifier;
}

+ (CBUUID *)UUIDWithString:(NSString *)theString {
    NSString *digits = [theString stringByReplacingOccurrencesOfString:@"-" withString:@""];
    NSMutableData *data = [NSMutableData data];
    for (NSUInteger i = 0; i + 1 < digits.length; i += 2) {
        unsigned value;
        NSScanner *scanner = [NSScanner scannerWithString:[digits substringWithRange:NSMakeRange(i, 2)]];
        if (![scanner scanHexInt:&value] || ![scanner isAtEnd]) return nil;
        unsigned char byte = (unsigned char)value;
        [data appendBytes:&byte length:1];
    }
    return digits.length % 2 ? nil : [self UUIDWithData:data];
}

+ (CBUUID *)UUIDWithCFUUID:(CFUUIDRef)theUUID {
    if (theUUID == NULL) return nil;
    CFUUIDBytes bytes = CFUUIDGetUUIDBytes(theUUID);
    return [self UUIDWithData:[NSData dataWithBytes:&bytes length:sizeof bytes]];
}

- (id)copyWithZone:(NSZone *)zone { return self; }
- (NSUInteger)hash { return [_data hash]; }
- (BOOL)isEqual:(id)other { return [other isKindOfClass:[CBUUID class]] && [_data isEqual:((CBUUID *)other)->_data]; }

@end
