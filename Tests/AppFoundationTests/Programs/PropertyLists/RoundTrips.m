// What a property list is written with is read back: in XML and in the binary format, in any encoding of text.

#import <UIKit/UIKit.h>

static id trip(id value, NSPropertyListFormat format) {
    NSArray *list = [NSArray arrayWithObject:value];
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:list format:format options:0 error:NULL];
    return [[NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL] lastObject];
}

/// Shows in which formats a value is kept.
static void show(const char *what, id value) {
    printf("%s: %d %d\n", what, [trip(value, NSPropertyListXMLFormat_v1_0) isEqual:value],
           [trip(value, NSPropertyListBinaryFormat_v1_0) isEqual:value]);
}

static id list_in(NSString *text, NSStringEncoding encoding, NSPropertyListReadOptions options) {
    NSData *data = [text dataUsingEncoding:encoding];
    return [NSPropertyListSerialization propertyListWithData:data options:options format:NULL error:NULL];
}

static NSString *problem(NSString *text) {
    NSError *error = nil;
    id list = [NSPropertyListSerialization propertyListWithData:[text dataUsingEncoding:NSUTF8StringEncoding]
                                                        options:0
                                                         format:NULL
                                                          error:&error];
    return list ? @"none" : [[error userInfo] objectForKey:@"NSDebugDescription"];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show("largest", [NSNumber numberWithUnsignedLongLong:ULLONG_MAX]);
    show("least", [NSNumber numberWithLongLong:LLONG_MIN]);
    show("real", [NSNumber numberWithDouble:1.0 / 3]);
    show("tiny", [NSNumber numberWithDouble:5e-324]);
    show("past", [NSDate distantPast]);
    show("future", [NSDate distantFuture]);
    show("before 1970", [NSDate dateWithTimeIntervalSince1970:-86399]);
    show("nothing", [NSData data]);
    show("data", [NSData dataWithBytes:"\0\1\377" length:3]);
    show("text", @"a <b> & \"c\" 'd' \u4e2d\U0001F600\r\n\t\001");
    const unichar half = 0xD83D;
    printf("half: %d\n", [trip([NSString stringWithCharacters:&half length:1], NSPropertyListBinaryFormat_v1_0)
                             isEqual:[NSString stringWithCharacters:&half length:1]]);

    // A dictionary that looks like a reference of an archive becomes one in XML.
    NSDictionary *dictionary = [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:300] forKey:@"CF$UID"];
    show("dictionary", dictionary);
    id reference = trip(dictionary, NSPropertyListXMLFormat_v1_0);
    show("reference", reference);
    printf("%d\n", [reference isKindOfClass:[NSDictionary class]] || [reference isKindOfClass:[NSNumber class]]);
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:[NSArray arrayWithObject:reference]
                                                              format:NSPropertyListBinaryFormat_v1_0
                                                             options:0
                                                               error:NULL];
    const char *bytes = [data bytes];
    printf("written as one: %d\n", memcmp(bytes + 8 + 2, "\x81\x01\x2c", 3) == 0);

    NSString *markup = @"<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<!DOCTYPE plist [<!ENTITY a '>'>]>\n<plist "
                       @"version='1.0'><array><string>\u00e9&#x4e2d;<![CDATA[<&>]]><!-- no --></string><data></data><dict/>"
                       @"<string/><integer> 0x10 </integer><date>0001-01-01T00:00:00Z</date></array></plist>";
    NSStringEncoding encodings[] = {NSUTF8StringEncoding, NSUTF16StringEncoding, NSUTF16BigEndianStringEncoding};
    for (int i = 0; i < 3; i++) {
        NSMutableArray *list = list_in(markup, encodings[i], NSPropertyListMutableContainersAndLeaves);
        [[list objectAtIndex:0] appendString:@"!"];
        [[list objectAtIndex:2] setObject:@"b" forKey:@"a"];
        printf("%d %d %d %d\n", (int)[list count], [[list objectAtIndex:0] isEqual:@"\u00e9\u4e2d<&>!"],
               (int)[[list objectAtIndex:1] length], [[list objectAtIndex:4] intValue]);
    }
    markup = @"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>\u00e9</string></plist>";
    printf("Latin 1: %d\n", [list_in(markup, NSISOLatin1StringEncoding, 0) isEqual:@"\u00e9"]);

    printf("%s\n", [problem(@"<plist>\n<dict>\n<key>a</key>\n</dict></plist>") UTF8String]);
    printf("%s\n", [problem(@"<plist><integer>twelve</integer></plist>") UTF8String]);
    printf("%s\n", [problem(@"<plist><data/></plist>") UTF8String]);
    printf("%s\n", [problem(@"<plist><string>&nothing;</string></plist>") UTF8String]);
    printf("%s\n", [problem([@"<plist>" stringByPaddingToLength:700000 withString:@"<array>" startingAtIndex:0]) UTF8String]);
    printf("%s\n", [problem(@"bplist00 and no more") UTF8String]);
    [pool drain];
    return 0;
}

// > largest: 1 1
// > least: 1 1
// > real: 1 1
// > tiny: 1 1
// > past: 1 1
// > future: 1 1
// > before 1970: 1 1
// > nothing: 1 1
// > data: 1 1
// > text: 1 1
// > half: 1
// > dictionary: 0 1
// > reference: 1 1
// > 0
// > written as one: 1
// > 6 1 0 16
// > 6 1 0 16
// > 6 1 0 16
// > Latin 1: 1
// > the key “a” has no value on line 2
// > “twelve” is no whole number on line 1
// > <data/> is empty on line 1
// > &nothing; stands for nothing on line 1
// > collections too deep in each other on line 1
// > the property list has no end at byte 20
