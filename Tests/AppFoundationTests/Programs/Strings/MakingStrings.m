// Strings from bytes, characters, formats and files, and back; what cannot be converted is refused.
// > done

#import "../Expect.h"

static NSString *formatted(BOOL german, NSString *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    id locale = german ? [[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease] : nil;
    NSString *text = german ? [[NSString alloc] initWithFormat:format locale:locale arguments:arguments]
                            : [[NSString alloc] initWithFormat:format arguments:arguments];
    va_end(arguments);
    return [text autorelease];
}

static void bytes(void) {
    SAME([[[NSString alloc] initWithBytes:"gr\xc3\xbc\xc3\x9f"
                                          "e!"
                                   length:7
                                 encoding:NSUTF8StringEncoding] autorelease],
        @"grüße");
    SAME([[[NSString alloc] initWithBytes:"gr\xfc" length:3 encoding:NSISOLatin1StringEncoding] autorelease], @"grü");
    SAME([[NSString alloc] initWithBytes:"gr\xfc" length:3 encoding:NSUTF8StringEncoding], nil);
    SAME([[NSString alloc] initWithBytes:"\xff" length:1 encoding:NSASCIIStringEncoding], nil);
    SAME([[[NSString alloc] initWithBytes:"" length:0 encoding:NSUTF8StringEncoding] autorelease], @"");
    SAME([[[NSString alloc] initWithBytes:"h\0i\0" length:4 encoding:NSUTF16LittleEndianStringEncoding] autorelease],
        @"hi");
    SAME([[[NSString alloc] initWithUTF8String:"tea\xe2\x98\x95"] autorelease], @"tea☕");
    SAME([[NSString alloc] initWithUTF8String:"\xc3("], nil);
    RAISES(NSInvalidArgumentException, [[NSString alloc] initWithUTF8String:NULL]);
    SAME([[[NSString alloc] initWithCString:"caf\xe9" encoding:NSWindowsCP1252StringEncoding] autorelease], @"café");
    SAME([[NSString alloc] initWithCString:"caf\xe9" encoding:NSASCIIStringEncoding], nil);
    unichar units[] = {'a', 0xd83d, 0xde00, 'b'}, read[4] = {0};
    NSString *smile = [[[NSString alloc] initWithCharacters:units length:4] autorelease];
    SAME(smile, @"a😀b");
    COUNT([smile length], 4);
    [smile getCharacters:read range:NSMakeRange(1, 2)];
    IS(read[0] == 0xd83d && read[1] == 0xde00 && read[2] == 0);
    RAISES(NSRangeException, [smile getCharacters:read range:NSMakeRange(3, 2)]);
    unichar *own = malloc(2 * sizeof(unichar));
    own[0] = 'o', own[1] = 'k';
    SAME([[[NSString alloc] initWithCharactersNoCopy:own length:2 freeWhenDone:YES] autorelease], @"ok");
    IS([@"plain" canBeConvertedToEncoding:NSASCIIStringEncoding]);
    IS(![@"grün" canBeConvertedToEncoding:NSASCIIStringEncoding]);
    IS([@"grün" canBeConvertedToEncoding:NSISOLatin1StringEncoding]);
    IS([@"plain" canBeConvertedToEncoding:[@"plain" smallestEncoding]]);
    IS([@"plain" fastestEncoding] != 0 && [@"☕" canBeConvertedToEncoding:[@"☕" fastestEncoding]]);
    IS([@"☕" canBeConvertedToEncoding:[@"☕" smallestEncoding]]);
    IS([@"☕" maximumLengthOfBytesUsingEncoding:NSUTF8StringEncoding] >= 3);
    IS([@"abc" maximumLengthOfBytesUsingEncoding:NSUnicodeStringEncoding] >= 6);
    BOOL found = NO;
    for (const NSStringEncoding *each = [NSString availableStringEncodings]; *each; each++)
        if (*each == NSUTF8StringEncoding) found = YES;
    IS(found);
    IS([NSString defaultCStringEncoding] != 0);
}

static void formats(void) {
    SAME(formatted(NO, @"%d %s %@ %.2f %%", 7, "c", @"object", 1.5), @"7 c object 1.50 %");
    SAME(formatted(YES, @"%.2f %d", 1.5, 12), @"1,50 12");
    NSMutableString *text = [NSMutableString stringWithString:@"world"];
    [text insertString:@"hello " atIndex:0];
    [text insertString:@"!" atIndex:11];
    SAME(text, @"hello world!");
    RAISES(NSRangeException, [text insertString:@"x" atIndex:13]);
    RAISES(NSInvalidArgumentException, [text insertString:nil atIndex:0]);
    SAME([@"abc" stringByPaddingToLength:9 withString:@"." startingAtIndex:0], @"abc......");
    SAME([@"abc" stringByPaddingToLength:2 withString:@"." startingAtIndex:0], @"ab");
    SAME([@"abc" stringByPaddingToLength:9 withString:@". " startingAtIndex:1], @"abc . . .");
    SAME([@"{ a = 1; b = (x, \"y z\"); }" propertyList], [NSDictionary dictionaryWithObjectsAndKeys:@"1", @"a",
                                                             [NSArray arrayWithObjects:@"x", @"y z", nil], @"b", nil]);
    RAISES(NSParseErrorException, [@"{ a = " propertyList]);
    SAME([@"\"one\" = \"eins\"; /* two */ two = zwei;" propertyListFromStringsFileFormat],
         [NSDictionary dictionaryWithObjectsAndKeys:@"eins", @"one", @"zwei", @"two", nil]);
}

static void files(void) {
    NSString *utf8 = [NSTemporaryDirectory() stringByAppendingPathComponent:@"utf8.txt"];
    NSString *wide = [NSTemporaryDirectory() stringByAppendingPathComponent:@"wide.txt"];
    NSError *error = nil;
    NSStringEncoding encoding = 0;
    IS([@"grüße" writeToFile:utf8 atomically:YES encoding:NSUTF8StringEncoding error:&error]);
    IS([@"grüße" writeToFile:wide atomically:NO encoding:NSUnicodeStringEncoding error:&error]);
    SAME([NSString stringWithContentsOfFile:wide usedEncoding:&encoding error:&error], @"grüße");
    COUNT(encoding, NSUnicodeStringEncoding);
    SAME([NSString stringWithContentsOfFile:utf8 usedEncoding:&encoding error:&error], @"grüße");
    COUNT(encoding, NSUTF8StringEncoding);
    NSURL *url = [NSURL fileURLWithPath:wide];
    SAME([NSString stringWithContentsOfURL:url usedEncoding:&encoding error:&error], @"grüße");
    SAME([[[NSString alloc] initWithContentsOfURL:url usedEncoding:&encoding error:&error] autorelease], @"grüße");
    SAME([[[NSString alloc] initWithContentsOfFile:utf8 usedEncoding:&encoding error:&error] autorelease], @"grüße");
    SAME([[[NSString alloc] initWithContentsOfURL:url encoding:NSUnicodeStringEncoding error:&error] autorelease],
        @"grüße");
    SAME([[[NSString alloc] initWithContentsOfFile:utf8 encoding:NSUTF8StringEncoding error:&error] autorelease],
        @"grüße");
    SAME([[NSString alloc] initWithContentsOfFile:utf8 encoding:NSASCIIStringEncoding error:&error], nil);
    SAME([error domain], NSCocoaErrorDomain);
    COUNT([error code], NSFileReadInapplicableStringEncodingError);
    SAME([[error userInfo] objectForKey:NSFilePathErrorKey], utf8);
    COUNT([[[error userInfo] objectForKey:NSStringEncodingErrorKey] intValue], NSASCIIStringEncoding);
    SAME([[NSString alloc] initWithContentsOfFile:@"/no/such" encoding:NSUTF8StringEncoding error:&error], nil);
    COUNT([error code], NSFileReadNoSuchFileError);
    IS(![@"☕" writeToFile:utf8 atomically:YES encoding:NSASCIIStringEncoding error:&error]);
    COUNT([error code], NSFileWriteInapplicableStringEncodingError);
    SAME([NSString stringWithContentsOfFile:utf8], @"grüße");
    SAME([NSString stringWithContentsOfURL:[NSURL fileURLWithPath:utf8]], @"grüße");
    SAME([NSString stringWithContentsOfFile:@"/no/such"], nil);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    bytes();
    formats();
    files();
    puts("done");
    [pool drain];
    return 0;
}
