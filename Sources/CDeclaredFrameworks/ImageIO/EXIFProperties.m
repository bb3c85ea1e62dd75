// EXIF 2.3 (JEITA CP-3451B): a TIFF file within a JPEG file.

#import "ImageIO/EXIFProperties.h"
#import <ImageIO/ImageIO.h>

/// The TIFF file: a part of the picture's bytes.
struct exif_bytes {
    const uint8_t *bytes;
    size_t count;
    bool is_little;
};

enum { most_entries = 512, most_values = 64, longest_text = 4096 };

struct exif_tag {
    uint16_t number;
    __unsafe_unretained NSString *name;
};

static const struct exif_tag tiff_tags[] = {
    {0x010E, @"ImageDescription"}, {0x010F, @"Make"},           {0x0110, @"Model"},      {0x0112, @"Orientation"},
    {0x011A, @"XResolution"},      {0x011B, @"YResolution"},    {0x0128, @"ResolutionUnit"}, {0x0131, @"Software"},
    {0x0132, @"DateTime"},         {0x013B, @"Artist"},         {0x8298, @"Copyright"},  {0, nil},
};

static const struct exif_tag exif_tags[] = {
    {0x829A, @"ExposureTime"},      {0x829D, @"FNumber"},           {0x8822, @"ExposureProgram"},
    {0x8827, @"ISOSpeedRatings"},   {0x9003, @"DateTimeOriginal"},  {0x9004, @"DateTimeDigitized"},
    {0x9201, @"ShutterSpeedValue"}, {0x9202, @"ApertureValue"},     {0x9203, @"BrightnessValue"},
    {0x9204, @"ExposureBiasValue"}, {0x9206, @"SubjectDistance"},   {0x9207, @"MeteringMode"},
    {0x9208, @"LightSource"},       {0x9209, @"Flash"},             {0x920A, @"FocalLength"},
    {0x9214, @"SubjectArea"},       {0xA001, @"ColorSpace"},        {0xA002, @"PixelXDimension"},
    {0xA003, @"PixelYDimension"},   {0xA217, @"SensingMethod"},     {0xA402, @"ExposureMode"},
    {0xA403, @"WhiteBalance"},      {0xA404, @"DigitalZoomRatio"},  {0xA405, @"FocalLenIn35mmFilm"},
    {0xA406, @"SceneCaptureType"},  {0xA40A, @"Sharpness"},         {0, nil},
};

static const struct exif_tag gps_tags[] = {
    {1, @"LatitudeRef"},  {2, @"Latitude"},  {3, @"LongitudeRef"}, {4, @"Longitude"},        {5, @"AltitudeRef"},
    {6, @"Altitude"},     {7, @"TimeStamp"}, {12, @"SpeedRef"},    {13, @"Speed"},           {14, @"TrackRef"},
    {15, @"Track"},       {16, @"ImgDirectionRef"},                {17, @"ImgDirection"},    {18, @"MapDatum"},
    {29, @"DateStamp"},   {0, nil},
};

enum { exif_directory_tag = 0x8769, gps_directory_tag = 0x8825 };

#pragma mark Numbers

/// - Returns: 0 for a place outside of the file.
static uint32_t number_at(const struct exif_bytes *file, size_t place, size_t size) {
    if (place > file->count || size > file->count - place) return 0;
    uint32_t number = 0;
    for (size_t i = 0; i < size; i++) {
        number = number << 8 | file->bytes[place + (file->is_little ? size - 1 - i : i)];
    }
    return number;
}

/// Bytes of a value of each of TIFF's types; 0 for unknown ones.
static size_t size_of_type(uint32_t type) {
    static const size_t sizes[] = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8};
    return type < sizeof sizes / sizeof *sizes ? sizes[type] : 0;
}

static double value_at(const struct exif_bytes *file, size_t place, uint32_t type) {
    switch (type) {
    case 3: return number_at(file, place, 2);
    case 4: return number_at(file, place, 4);
    case 6: return (int8_t)number_at(file, place, 1);
    case 8: return (int16_t)number_at(file, place, 2);
    case 9: return (int32_t)number_at(file, place, 4);
    case 5:
    case 10: {
        uint32_t above = number_at(file, place, 4), below = number_at(file, place + 4, 4);
        if (below == 0) return 0;
        return type == 5 ? (double)above / below : (double)(int32_t)above / (int32_t)below;
    }
    default: return number_at(file, place, 1);
    }
}

/// A text, a number, or an array of numbers; nil for what is damaged.
static id object_at(const struct exif_bytes *file, size_t entry) {
    uint32_t type = number_at(file, entry + 2, 2), count = number_at(file, entry + 4, 4);
    size_t size = size_of_type(type);
    if (size == 0 || count == 0 || count > longest_text) return nil;
    size_t place = count * size <= 4 ? entry + 8 : number_at(file, entry + 8, 4);
    if (place > file->count || count * size > file->count - place) return nil;
    if (type == 2) {
        size_t length = strnlen((const char *)file->bytes + place, count);
        NSData *text = [NSData dataWithBytes:file->bytes + place length:length];
        NSString *string = [[NSString alloc] initWithData:text encoding:NSUTF8StringEncoding];
        return string ? string : [[NSString alloc] initWithData:text encoding:NSISOLatin1StringEncoding];
    }
    if (count == 1) return [NSNumber numberWithDouble:value_at(file, place, type)];
    if (count > most_values) return nil;
    NSMutableArray *values = [NSMutableArray array];
    for (uint32_t i = 0; i < count; i++) {
        [values addObject:[NSNumber numberWithDouble:value_at(file, place + i * size, type)]];
    }
    return values;
}

#pragma mark Directories

/// - Returns: The place of a tag's entry; 0 if the directory does not have it.
static size_t entry_of(const struct exif_bytes *file, size_t directory, uint16_t tag) {
    uint32_t count = number_at(file, directory, 2);
    for (uint32_t i = 0; directory && i < count && i < most_entries; i++) {
        size_t entry = directory + 2 + (size_t)i * 12;
        if (entry + 12 > file->count) return 0;
        if (number_at(file, entry, 2) == tag) return entry;
    }
    return 0;
}

static NSMutableDictionary *read_directory(const struct exif_bytes *file, size_t directory, const struct exif_tag *tags) {
    NSMutableDictionary *found = [NSMutableDictionary dictionary];
    for (; tags->name; tags++) {
        size_t entry = entry_of(file, directory, tags->number);
        id value = entry ? object_at(file, entry) : nil;
        if (value) [found setObject:value forKey:tags->name];
    }
    return found;
}

static size_t directory_of(const struct exif_bytes *file, size_t directory, uint16_t tag) {
    size_t entry = entry_of(file, directory, tag);
    return entry ? number_at(file, entry + 8, 4) : 0;
}

/// Degrees, minutes and seconds as degrees; a time as text.
static void simplify_place(NSMutableDictionary *place) {
    for (NSString *key in [NSArray arrayWithObjects:@"Latitude", @"Longitude", nil]) {
        NSArray *parts = [place objectForKey:key];
        if (![parts isKindOfClass:[NSArray class]] || [parts count] != 3) {
            [place removeObjectForKey:key];
            continue;
        }
        double degrees = [[parts objectAtIndex:0] doubleValue] + [[parts objectAtIndex:1] doubleValue] / 60 +
                         [[parts objectAtIndex:2] doubleValue] / 3600;
        [place setObject:[NSNumber numberWithDouble:degrees] forKey:key];
    }
    NSArray *time = [place objectForKey:@"TimeStamp"];
    if (![time isKindOfClass:[NSArray class]] || [time count] != 3) return;
    [place setObject:[NSString stringWithFormat:@"%02.0f:%02.0f:%05.2f", [[time objectAtIndex:0] doubleValue],
                                                [[time objectAtIndex:1] doubleValue], [[time objectAtIndex:2] doubleValue]]
              forKey:@"TimeStamp"];
}

static NSDictionary *properties_of(const struct exif_bytes *file) {
    size_t first = number_at(file, 4, 4);
    NSMutableDictionary *properties = [NSMutableDictionary dictionary];
    NSMutableDictionary *tiff = read_directory(file, first, tiff_tags);
    NSMutableDictionary *exif = read_directory(file, directory_of(file, first, exif_directory_tag), exif_tags);
    NSMutableDictionary *gps = read_directory(file, directory_of(file, first, gps_directory_tag), gps_tags);
    simplify_place(gps);
    id speed = [exif objectForKey:@"ISOSpeedRatings"];
    if ([speed isKindOfClass:[NSNumber class]]) [exif setObject:[NSArray arrayWithObject:speed] forKey:@"ISOSpeedRatings"];
    if ([tiff count]) [properties setObject:tiff forKey:(__bridge NSString *)kCGImagePropertyTIFFDictionary];
    if ([exif count]) [properties setObject:exif forKey:(__bridge NSString *)kCGImagePropertyExifDictionary];
    if ([gps count]) [properties setObject:gps forKey:(__bridge NSString *)kCGImagePropertyGPSDictionary];
    NSDictionary *own = [NSDictionary dictionaryWithObjectsAndKeys:@"Orientation", @"Orientation", @"DPIWidth", @"XResolution",
                                                                   @"DPIHeight", @"YResolution", nil];
    for (NSString *key in own) {
        id value = [tiff objectForKey:key];
        if ([value isKindOfClass:[NSNumber class]]) [properties setObject:value forKey:[own objectForKey:key]];
    }
    return properties;
}

#pragma mark The segment

NSDictionary *exif_properties(NSData *data) {
    const uint8_t *bytes = [data bytes];
    size_t count = [data length], place = 2;
    if (count < 4 || bytes[0] != 0xFF || bytes[1] != 0xD8) return [NSDictionary dictionary];
    while (place + 4 <= count && bytes[place] == 0xFF) {
        uint8_t marker = bytes[place + 1];
        size_t length = (size_t)bytes[place + 2] << 8 | bytes[place + 3];
        // Behind SOS the picture's data begin; no segments follow.
        if (marker == 0xDA || length < 2 || length > count - place - 2) break;
        if (marker == 0xE1 && length >= 16 && memcmp(bytes + place + 4, "Exif\0\0", 6) == 0) {
            struct exif_bytes file = {bytes + place + 10, length - 8, bytes[place + 10] == 'I'};
            if (number_at(&file, 2, 2) == 42) return properties_of(&file);
        }
        place += 2 + length;
    }
    return [NSDictionary dictionary];
}
