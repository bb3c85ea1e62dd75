// What a camera wrote beside a picture (EXIF), in both orders of bytes, and when it is damaged.

#import <ImageIO/ImageIO.h>
#import <UIKit/UIKit.h>

static BOOL is_little;

static void put(NSMutableData *data, unsigned number, int size) {
    for (int i = 0; i < size; i++) {
        uint8_t byte = number >> 8 * (is_little ? i : size - 1 - i);
        [data appendBytes:&byte length:1];
    }
}

/// An entry of a directory, whose value is a number or a place in the file.
static void put_entry(NSMutableData *data, int tag, int type, unsigned count, unsigned value) {
    put(data, tag, 2);
    put(data, type, 2);
    put(data, count, 4);
    if (type == 3 && count == 1) {
        put(data, value, 2);
        put(data, 0, 2);
    } else if (type == 2 && count <= 4) {
        char text[4] = {value, 0, 0, 0};
        [data appendBytes:text length:4];
    } else {
        put(data, value, 4);
    }
}

/// The TIFF file of the segment: three directories, then what has no room in them.
static NSData *make_exif(void) {
    NSMutableData *data = [NSMutableData data];
    [data appendBytes:is_little ? "II" : "MM" length:2];
    put(data, 42, 2);
    put(data, 8, 4);
    unsigned exif = 8 + 2 + 4 * 12 + 4, gps = exif + 2 + 3 * 12 + 4, rest = gps + 2 + 5 * 12 + 4;
    put(data, 4, 2);
    put_entry(data, 0x010F, 2, 7, rest);
    put_entry(data, 0x0112, 3, 1, 6);
    put_entry(data, 0x8769, 4, 1, exif);
    put_entry(data, 0x8825, 4, 1, gps);
    put(data, 0, 4);
    put(data, 3, 2);
    put_entry(data, 0x829A, 5, 1, rest + 8);
    put_entry(data, 0x8827, 3, 1, 200);
    put_entry(data, 0x9003, 2, 20, rest + 16);
    put(data, 0, 4);
    put(data, 5, 2);
    put_entry(data, 1, 2, 2, 'S');
    put_entry(data, 2, 5, 3, rest + 36);
    put_entry(data, 3, 2, 2, 'E');
    put_entry(data, 4, 5, 3, rest + 60);
    put_entry(data, 6, 5, 1, rest + 84);
    put(data, 0, 4);
    [data appendBytes:"Verger\0\0" length:8];
    unsigned numbers[] = {1, 250};
    for (int i = 0; i < 2; i++) put(data, numbers[i], 4);
    [data appendBytes:"2010:06:24 12:30:15" length:20];
    unsigned places[] = {33, 1, 51, 1, 3600, 100, 151, 1, 12, 1, 0, 1, 1234, 10};
    for (int i = 0; i < 14; i++) put(data, places[i], 4);
    return data;
}

static NSMutableData *make_picture(void) {
    UIGraphicsBeginImageContext(CGSizeMake(4, 2));
    NSMutableData *file = [[UIImageJPEGRepresentation(UIGraphicsGetImageFromCurrentImageContext(), 0.9) mutableCopy] autorelease];
    UIGraphicsEndImageContext();
    NSData *exif = make_exif();
    NSMutableData *segment = [NSMutableData dataWithBytes:"\xFF\xD8\xFF\xE1" length:4];
    uint8_t length[] = {([exif length] + 8) >> 8, [exif length] + 8};
    [segment appendBytes:length length:2];
    [segment appendBytes:"Exif\0\0" length:6];
    [segment appendData:exif];
    [file replaceBytesInRange:NSMakeRange(0, 2) withBytes:[segment bytes] length:[segment length]];
    return file;
}

static NSDictionary *properties_of(NSData *data) {
    CGImageSourceRef source = CGImageSourceCreateWithData((CFDataRef)data, NULL);
    if (source == NULL) return nil;
    NSDictionary *properties = (NSDictionary *)CGImageSourceCopyPropertiesAtIndex(source, 0, NULL);
    CFRelease(source);
    return [properties autorelease];
}

static void print_properties(NSDictionary *properties) {
    NSDictionary *tiff = [properties objectForKey:(id)kCGImagePropertyTIFFDictionary];
    NSDictionary *exif = [properties objectForKey:(id)kCGImagePropertyExifDictionary];
    NSDictionary *gps = [properties objectForKey:(id)kCGImagePropertyGPSDictionary];
    printf("%s, orientation %d, %g s, ISO %d, %s, %s %.4f %s %.4f, %g m\n",
           [[tiff objectForKey:(id)kCGImagePropertyTIFFMake] UTF8String],
           [[properties objectForKey:(id)kCGImagePropertyOrientation] intValue],
           [[exif objectForKey:(id)kCGImagePropertyExifExposureTime] doubleValue],
           [[[exif objectForKey:(id)kCGImagePropertyExifISOSpeedRatings] objectAtIndex:0] intValue],
           [[exif objectForKey:(id)kCGImagePropertyExifDateTimeOriginal] UTF8String],
           [[gps objectForKey:(id)kCGImagePropertyGPSLatitudeRef] UTF8String],
           [[gps objectForKey:(id)kCGImagePropertyGPSLatitude] doubleValue],
           [[gps objectForKey:(id)kCGImagePropertyGPSLongitudeRef] UTF8String],
           [[gps objectForKey:(id)kCGImagePropertyGPSLongitude] doubleValue],
           [[gps objectForKey:(id)kCGImagePropertyGPSAltitude] doubleValue]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (int i = 0; i < 2; i++) {
        is_little = i == 1;
        NSData *picture = make_picture();
        print_properties(properties_of(picture));
        // Whatever byte is damaged, and wherever the segment ends, something is read or nothing.
        for (NSUInteger place = 2; place < 12 + [make_exif() length]; place++) {
            NSAutoreleasePool *inner = [NSAutoreleasePool new];
            for (int change = 0; change < 3; change++) {
                NSMutableData *damaged = [[picture mutableCopy] autorelease];
                ((uint8_t *)[damaged mutableBytes])[place] ^= change == 0 ? 0xFF : change == 1 ? 0x80 : 0x01;
                properties_of(damaged);
            }
            [inner drain];
        }
    }
    UIImage *plain = [UIImage imageWithData:make_picture()];
    printf("upright %g x %g\n", plain.size.width, plain.size.height);
    NSDictionary *none = properties_of(UIImagePNGRepresentation(plain));
    printf("a PNG has none: %d %d\n", [none objectForKey:(id)kCGImagePropertyExifDictionary] == nil,
           [none objectForKey:(id)kCGImagePropertyGPSDictionary] == nil);
    [pool drain];
    return 0;
}

// > Verger, orientation 6, 0.004 s, ISO 200, 2010:06:24 12:30:15, S 33.8600 E 151.2000, 123.4 m
// > Verger, orientation 6, 0.004 s, ISO 200, 2010:06:24 12:30:15, S 33.8600 E 151.2000, 123.4 m
// > upright 2 x 4
// > a PNG has none: 1 1
