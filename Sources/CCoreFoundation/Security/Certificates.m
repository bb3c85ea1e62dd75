// SecCertificate: certificates in DER encoding.

#include "Security/Certificates.h"

@implementation CoreFoundationCertificate

- (CFTypeID)coreFoundationType { return TypeCertificate; }
- (NSUInteger)hash { return [data hash]; }

- (BOOL)isEqual:(id)other {
    return [other isKindOfClass:[CoreFoundationCertificate class]] && [data isEqualToData:((CoreFoundationCertificate *)other)->data];
}

- (void)dealloc {
    [data release];
    [super dealloc];
}

@end

CFTypeID SecCertificateGetTypeID(void) { return TypeCertificate; }
CFTypeID SecKeyGetTypeID(void) { return TypeKey; }

/// Reads the tag and the range of the contents of a DER element. Moves `place` behind the element.
static BOOL read_element(const UInt8 *bytes, CFIndex end, CFIndex *place, UInt8 *tag, CFRange *contents) {
    CFIndex position = *place;
    if (position + 2 > end) return NO;
    *tag = bytes[position++];
    CFIndex length = bytes[position++];
    if (length & 0x80) {
        int count = length & 0x7F;
        if (count < 1 || count > 4 || position + count > end) return NO;
        for (length = 0; count > 0; count--) length = length << 8 | bytes[position++];
    }
    if (length > end - position) return NO;
    *contents = CFRangeMake(position, length);
    *place = position + length;
    return YES;
}

SecCertificateRef SecCertificateCreateWithData(CFAllocatorRef allocator, CFDataRef data) {
    if (data == NULL) return NULL;
    const UInt8 *bytes = CFDataGetBytePtr(data);
    CFIndex length = CFDataGetLength(data), place = 0;
    UInt8 tag;
    CFRange outer, inner;
    // A sequence that starts with the sequence of the signed data.
    if (!read_element(bytes, length, &place, &tag, &outer) || tag != 0x30 || place != length) return NULL;
    place = outer.location;
    if (!read_element(bytes, length, &place, &tag, &inner) || tag != 0x30) return NULL;
    CoreFoundationCertificate *certificate = [CoreFoundationCertificate new];
    certificate->data = [OBJECT(NSData, data) copy];
    return (SecCertificateRef)certificate;
}

CFDataRef SecCertificateCopyData(SecCertificateRef certificate) {
    return OWNED(CFDataRef, OBJECT(CoreFoundationCertificate, certificate)->data);
}

/// The text after the last object identifier of a common name (2.5.4.3): the subject's follows the issuer's.
CFStringRef SecCertificateCopySubjectSummary(SecCertificateRef certificate) {
    CFDataRef data = (CFDataRef)OBJECT(CoreFoundationCertificate, certificate)->data;
    static const UInt8 mark[] = {0x06, 0x03, 0x55, 0x04, 0x03};
    CFDataRef wanted = CFDataCreate(NULL, mark, sizeof mark);
    CFRange found = CFDataFind(data, wanted, CFRangeMake(0, CFDataGetLength(data)), kCFDataSearchBackwards);
    CFRelease(wanted);
    if (found.location == kCFNotFound) return NULL;
    CFIndex place = found.location + found.length;
    UInt8 tag;
    CFRange text;
    if (!read_element(CFDataGetBytePtr(data), CFDataGetLength(data), &place, &tag, &text)) return NULL;
    CFStringEncoding encoding = tag == 0x1E ? kCFStringEncodingUTF16BE : kCFStringEncodingUTF8;
    return CFStringCreateWithBytes(NULL, CFDataGetBytePtr(data) + text.location, text.length, encoding, false);
}
