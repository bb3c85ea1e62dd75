#import "Output/PhotographSegment.h"

/// The types of values.
enum { is_text = 2, is_short = 3, is_long = 4 };

struct field {
    uint16_t tag, type;
    /// In Image I/O's dictionary; NULL for the place of the second directory.
    const char *key;
};

static const struct field first_fields[] = {
    {0x010F, is_text, "Make"},     {0x0110, is_text, "Model"},    {0x0112, is_short, "Orientation"},
    {0x0131, is_text, "Software"}, {0x0132, is_text, "DateTime"}, {0x8769, is_long, NULL}};

static const struct field second_fields[] = {
    {0x9003, is_text, "DateTimeOriginal"}, {0x9004, is_text, "DateTimeDigitized"}, {0x9209, is_short, "Flash"},
    {0xA001, is_short, "ColorSpace"},      {0xA002, is_long, "PixelXDimension"},   {0xA003, is_long, "PixelYDimension"}};

/// The highest byte first.
static void put(NSMutableData *data, uint32_t number, int size) {
    for (int i = size - 1; i >= 0; i--) {
        uint8_t byte = (uint8_t)(number >> 8 * i);
        [data appendBytes:&byte length:1];
    }
}

static NSString *name_of(const struct field *field) { return [NSString stringWithUTF8String:field->key]; }

static NSData *text_of(id value) {
    NSMutableData *text = [[[value description] dataUsingEncoding:NSASCIIStringEncoding allowLossyConversion:YES] mutableCopy];
    if ([text length] > 255) [text setLength:255];
    put(text, 0, 1);
    return text;
}

/// A directory that begins at an offset, with the texts that follow it.
static NSData *directory(const struct field *fields, size_t count, NSDictionary *values, size_t offset) {
    NSMutableData *head = [NSMutableData data], *texts = [NSMutableData data];
    size_t present = 0;
    for (size_t i = 0; i < count; i++) present += fields[i].key == NULL || [values objectForKey:name_of(&fields[i])];
    size_t rest = offset + 2 + 12 * present + 4;
    put(head, (uint32_t)present, 2);
    // The place of the second directory is known once the texts are.
    NSUInteger pending = 0;
    for (size_t i = 0; i < count; i++) {
        id value = fields[i].key ? [values objectForKey:name_of(&fields[i])] : [NSNull null];
        if (value == nil) continue;
        put(head, fields[i].tag, 2);
        put(head, fields[i].type, 2);
        NSData *text = fields[i].type == is_text ? text_of(value) : nil;
        put(head, text ? (uint32_t)[text length] : 1, 4);
        if (fields[i].key == NULL) {
            pending = [head length];
            put(head, 0, 4);
        } else if (text && [text length] > 4) {
            put(head, (uint32_t)(rest + [texts length]), 4);
            [texts appendData:text];
            if ([texts length] % 2) put(texts, 0, 1);
        } else if (text) {
            [head appendData:text];
            put(head, 0, 4 - (int)[text length]);
        } else if (fields[i].type == is_short) {
            put(head, [value unsignedIntValue], 2);
            put(head, 0, 2);
        } else {
            put(head, [value unsignedIntValue], 4);
        }
    }
    put(head, 0, 4);
    [head appendData:texts];
    if (pending) {
        NSMutableData *place = [NSMutableData data];
        put(place, (uint32_t)(offset + [head length]), 4);
        [head replaceBytesInRange:NSMakeRange(pending, 4) withBytes:[place bytes]];
    }
    return head;
}

NSData *photograph_with_properties(NSData *file, NSDictionary *properties) {
    const uint8_t *bytes = [file bytes];
    if ([file length] < 4 || bytes[0] != 0xFF || bytes[1] != 0xD8) return file;
    NSMutableData *tiff = [NSMutableData data];
    put(tiff, 0x4D4D002A, 4);
    put(tiff, 8, 4);
    NSDictionary *first = [properties objectForKey:@"{TIFF}"], *second = [properties objectForKey:@"{Exif}"];
    [tiff appendData:directory(first_fields, sizeof first_fields / sizeof *first_fields, first, [tiff length])];
    [tiff appendData:directory(second_fields, sizeof second_fields / sizeof *second_fields, second, [tiff length])];
    NSMutableData *whole = [NSMutableData dataWithBytes:bytes length:2];
    put(whole, 0xFFE1, 2);
    put(whole, (uint32_t)[tiff length] + 8, 2);
    [whole appendBytes:"Exif\0\0" length:6];
    [whole appendData:tiff];
    [whole appendBytes:bytes + 2 length:[file length] - 2];
    return whole;
}
