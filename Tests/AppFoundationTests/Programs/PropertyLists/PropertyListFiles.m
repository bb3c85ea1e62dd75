// Arrays and dictionaries write themselves in XML, and nothing that is no property list.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"list.plist"];
    NSDictionary *list = [NSDictionary
        dictionaryWithObjectsAndKeys:@"a < b & c", @"text", [NSNumber numberWithInt:-5], @"integer",
                                     [NSNumber numberWithBool:YES], @"flag", [NSNumber numberWithDouble:0.1], @"real",
                                     [NSDate dateWithTimeIntervalSince1970:0], @"date",
                                     [NSData dataWithBytes:"ab" length:2], @"data", [NSArray array], @"none", nil];
    printf("%d\n", [list writeToFile:path atomically:YES]);
    printf("%s", [[NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL] UTF8String]);
    printf("%d\n", [[NSDictionary dictionaryWithContentsOfFile:path] isEqual:list]);
    NSArray *bad = [NSArray arrayWithObject:[NSNull null]];
    printf("%d %d\n", [bad writeToFile:path atomically:YES], [[NSDictionary dictionaryWithContentsOfFile:path] isEqual:list]);

    NSPropertyListFormat format = 0;
    NSError *error = nil;
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:list
                                                              format:NSPropertyListBinaryFormat_v1_0
                                                             options:0
                                                               error:&error];
    id back = [NSPropertyListSerialization propertyListWithData:data options:0 format:&format error:&error];
    printf("%d %d\n", [back isEqual:list], (int)format);
    data = [NSPropertyListSerialization dataWithPropertyList:bad
                                                      format:NSPropertyListXMLFormat_v1_0
                                                     options:0
                                                       error:&error];
    printf("%d %s %d\n", data == nil, [[error domain] UTF8String], (int)[error code]);
    NSString *broken[] = {@"", @"<plist><dict><key>a", @"{ a = b;", @"bplist00\x01\x02"};
    for (int i = 0; i < 4; i++) {
        data = [broken[i] dataUsingEncoding:NSUTF8StringEncoding];
        back = [NSPropertyListSerialization propertyListWithData:data options:0 format:&format error:&error];
        printf("%d %s %d\n", back == nil, [[error domain] UTF8String], (int)[error code]);
    }
    printf("%d\n", [NSPropertyListSerialization propertyList:bad isValidForFormat:NSPropertyListXMLFormat_v1_0]);
    [pool drain];
    return 0;
}

// > 1
// > <?xml version="1.0" encoding="UTF-8"?>
// > <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
// > <plist version="1.0">
// > <dict>
// > 	<key>data</key>
// > 	<data>
// > 	YWI=
// > 	</data>
// > 	<key>date</key>
// > 	<date>1970-01-01T00:00:00Z</date>
// > 	<key>flag</key>
// > 	<true/>
// > 	<key>integer</key>
// > 	<integer>-5</integer>
// > 	<key>none</key>
// > 	<array/>
// > 	<key>real</key>
// > 	<real>0.1</real>
// > 	<key>text</key>
// > 	<string>a &lt; b &amp; c</string>
// > </dict>
// > </plist>
// > 1
// > 0 1
// > 1 200
// > 1 NSCocoaErrorDomain 3851
// > 1 NSCocoaErrorDomain 3840
// > 1 NSCocoaErrorDomain 3840
// > 1 NSCocoaErrorDomain 3840
// > 1 NSCocoaErrorDomain 3840
// > 0
