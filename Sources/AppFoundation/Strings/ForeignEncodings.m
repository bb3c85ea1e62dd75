#import "ForeignEncodings.h"
#import "Units.h"
#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#include <objc/runtime.h>
#include <unicode/ucnv.h>

enum { ForeignBit = 0x80000000 };

/// CoreFoundation's numbers with ICU's names.
static const struct {
    unsigned number;
    const char *name;
} converters[] = {
    {0x0A01, "shift_jis"},     {0x0A02, "koi8-r"},       {0x0A03, "big5"},         {0x0A06, "big5-hkscs"},
    {0x0A07, "VISCII"},        {0x0A08, "koi8-u"},       {0x0A09, "big5"},         {0x0201, "iso-8859-1"},
    {0x0202, "iso-8859-2"},    {0x0203, "iso-8859-3"},   {0x0204, "iso-8859-4"},   {0x0205, "iso-8859-5"},
    {0x0206, "iso-8859-6"},    {0x0207, "iso-8859-7"},   {0x0208, "iso-8859-8"},   {0x0209, "iso-8859-9"},
    {0x020A, "iso-8859-10"},   {0x020B, "iso-8859-11"},  {0x020D, "iso-8859-13"},  {0x020E, "iso-8859-14"},
    {0x020F, "iso-8859-15"},   {0x0210, "iso-8859-16"},  {0x0400, "ibm-437"},      {0x0405, "ibm-737"},
    {0x0406, "ibm-775"},       {0x0410, "ibm-850"},      {0x0412, "ibm-852"},      {0x0413, "ibm-855"},
    {0x0414, "ibm-857"},       {0x0415, "ibm-860"},      {0x0416, "ibm-861"},      {0x0417, "ibm-862"},
    {0x0418, "ibm-863"},       {0x0419, "ibm-864"},      {0x041A, "ibm-865"},      {0x041B, "ibm-866"},
    {0x041C, "ibm-869"},       {0x041D, "ibm-874"},      {0x0420, "windows-932"},  {0x0421, "windows-936"},
    {0x0422, "windows-949"},   {0x0423, "windows-950"},  {0x0500, "windows-1252"}, {0x0501, "windows-1250"},
    {0x0502, "windows-1251"},  {0x0503, "windows-1253"}, {0x0504, "windows-1254"}, {0x0505, "windows-1255"},
    {0x0506, "windows-1256"},  {0x0507, "windows-1257"}, {0x0508, "windows-1258"}, {0x0620, "iso-2022-jp"},
    {0x0621, "iso-2022-jp-2"}, {0x0622, "iso-2022-jp-1"}, {0x0630, "gb2312"},      {0x0631, "gbk"},
    {0x0632, "gb18030"},       {0x0820, "iso-2022-jp"},  {0x0830, "iso-2022-cn"},  {0x0840, "iso-2022-kr"},
    {0x0920, "euc-jp"},        {0x0930, "euc-cn"},       {0x0931, "euc-tw"},       {0x0940, "euc-kr"},
    {0x0100, "utf-16"},        {0x0002, "big5"},         {0x0003, "euc-kr"},       {0x0007, "x-mac-cyrillic"},
    {0x0006, "x-mac-greek"},   {0x0025, "gb2312"},       {0x001D, "x-mac-centraleurroman"}, {0x0023, "x-mac-turkish"},
    {0x0005, "ibm-862"},       {0x0B01, "hz"},           {0x0C02, "ibm-37"},       {0x0A10, "IMAP-mailbox-name"},
};

static const char *converter_name(NSStringEncoding encoding) {
    if ((encoding & 0xFFFF0000) != ForeignBit) return NULL;
    for (size_t i = 0; i < sizeof converters / sizeof *converters; i++) {
        if (converters[i].number == (encoding & 0xFFFF)) return converters[i].name;
    }
    return NULL;
}

BOOL is_foreign_encoding(NSStringEncoding encoding) { return converter_name(encoding) != NULL; }

static UConverter *open_converter(NSStringEncoding encoding) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(converter_name(encoding), &status);
    return U_SUCCESS(status) ? converter : NULL;
}

NSData *units_of_foreign_bytes(const void *bytes, NSUInteger length, NSStringEncoding encoding) {
    UConverter *converter = length <= INT32_MAX / 4 ? open_converter(encoding) : NULL;
    if (converter == NULL) return nil;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
    NSMutableData *units = [NSMutableData dataWithLength:(length * 2 + 8) * sizeof(UChar)];
    int32_t count = ucnv_toUChars(converter, [units mutableBytes], (int32_t)(length * 2 + 8), bytes, (int32_t)length, &status);
    ucnv_close(converter);
    if (U_FAILURE(status)) return nil;
    [units setLength:(NSUInteger)count * sizeof(UChar)];
    return units;
}

static NSData *foreign_bytes(NSString *text, NSStringEncoding encoding, BOOL is_lossy) {
    UConverter *converter = open_converter(encoding);
    if (converter == NULL) return nil;
    UErrorCode status = U_ZERO_ERROR;
    if (is_lossy) {
        ucnv_setSubstString(converter, u"?", 1, &status);
    } else {
        ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
    }
    int32_t length;
    const UChar *units = units_of(text, &length);
    int32_t capacity = UCNV_GET_MAX_BYTES_FOR_STRING(length, ucnv_getMaxCharSize(converter));
    NSMutableData *bytes = [NSMutableData dataWithLength:(NSUInteger)capacity];
    int32_t count = ucnv_fromUChars(converter, [bytes mutableBytes], capacity, units, length, &status);
    ucnv_close(converter);
    if (U_FAILURE(status)) return nil;
    [bytes setLength:(NSUInteger)count];
    return bytes;
}

typedef NSData *convert(NSString *, SEL, NSStringEncoding, BOOL);
static convert *former_conversion, *former_constant_conversion;

/// Data of UTF-16 begins with the mark of the byte order; GNUstep leaves that out for texts of 16-bit units.
static NSData *with_mark(NSData *data, NSString *text, NSStringEncoding encoding) {
    if (encoding != NSUnicodeStringEncoding || [data length] != 2 * [text length]) return data;
    NSMutableData *marked = [NSMutableData dataWithCapacity:[data length] + 2];
    [marked appendBytes:"\xff\xfe" length:2];
    [marked appendData:data];
    return marked;
}

/// The text without the accents that the encoding has no letters for: an \u00c1 becomes an A.
static NSString *without_accents(NSString *text, NSStringEncoding encoding) {
    NSMutableString *plain = [NSMutableString stringWithCapacity:[text length]];
    NSCharacterSet *marks = [NSCharacterSet nonBaseCharacterSet];
    for (NSUInteger place = 0; place < [text length];) {
        NSRange range = [text rangeOfComposedCharacterSequenceAtIndex:place];
        NSString *letter = [text substringWithRange:range];
        if (![letter canBeConvertedToEncoding:encoding]) {
            NSArray *parts = [[letter decomposedStringWithCanonicalMapping] componentsSeparatedByCharactersInSet:marks];
            NSString *base = [parts componentsJoinedByString:@""];
            if ([base length]) letter = base;
        }
        [plain appendString:letter];
        place = NSMaxRange(range);
    }
    return plain;
}

static BOOL is_unicode(NSStringEncoding encoding) {
    switch (encoding) {
    case NSUTF8StringEncoding:
    case NSUnicodeStringEncoding:
    case NSUTF16BigEndianStringEncoding:
    case NSUTF16LittleEndianStringEncoding:
    case NSUTF32StringEncoding:
    case NSUTF32BigEndianStringEncoding:
    case NSUTF32LittleEndianStringEncoding:
    case NSNonLossyASCIIStringEncoding:
        return YES;
    default:
        return NO;
    }
}

/// With losses where there must be some.
static NSData *lossy(convert *former, NSString *text, SEL selector, NSStringEncoding encoding) {
    NSData *exact = former(text, selector, encoding, NO);
    if (exact || is_unicode(encoding)) return exact ?: former(text, selector, encoding, YES);
    return former_conversion(without_accents(text, encoding), selector, encoding, YES);
}

static NSData *converted(NSString *text, SEL selector, NSStringEncoding encoding, BOOL is_lossy) {
    if (is_foreign_encoding(encoding)) return foreign_bytes(text, encoding, is_lossy);
    if (is_lossy) return with_mark(lossy(former_conversion, text, selector, encoding), text, encoding);
    return with_mark(former_conversion(text, selector, encoding, NO), text, encoding);
}

/// Of literals, whose class asks its superclass for some encodings.
static NSData *constant_converted(NSString *text, SEL selector, NSStringEncoding encoding, BOOL is_lossy) {
    if (is_foreign_encoding(encoding)) return foreign_bytes(text, encoding, is_lossy);
    if (is_lossy) return with_mark(lossy(former_constant_conversion, text, selector, encoding), text, encoding);
    return with_mark(former_constant_conversion(text, selector, encoding, NO), text, encoding);
}

INSTALL(foreign_encodings) {
    SEL selector = @selector(dataUsingEncoding:allowLossyConversion:);
    former_conversion = (convert *)replace_instance_method([NSString class], selector, (IMP)converted);
    former_constant_conversion = (convert *)replace_instance_method(object_getClass(@""), selector, (IMP)constant_converted);
}
