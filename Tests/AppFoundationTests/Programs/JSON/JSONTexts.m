// JSON is read and written as Apple's Foundation does: kinds of numbers, what is refused with which words, encodings.

#import <UIKit/UIKit.h>

static void read_text(const char *text, NSJSONReadingOptions options) {
    NSError *error = nil;
    NSData *data = [NSData dataWithBytes:text length:strlen(text)];
    id object = [NSJSONSerialization JSONObjectWithData:data options:options error:&error];
    if (object) {
        NSString *description = [[object description] stringByReplacingOccurrencesOfString:@"\n" withString:@""];
        printf("%s: %s\n", text, [[description stringByReplacingOccurrencesOfString:@"    " withString:@" "] UTF8String]);
    } else {
        NSString *reason = [[error userInfo] objectForKey:@"NSDebugDescription"];
        printf("%s: %d %s\n", text, [[error domain] isEqual:NSCocoaErrorDomain] ? (int)[error code] : 0, [reason UTF8String]);
    }
}

static void write_object(id object, NSJSONWritingOptions options) {
    @try {
        printf("%d ", [NSJSONSerialization isValidJSONObject:object]);
        NSData *data = [NSJSONSerialization dataWithJSONObject:object options:options error:NULL];
        printf("%.*s\n", (int)[data length], (const char *)[data bytes]);
    } @catch (NSException *exception) {
        printf("%s %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
}

static void read_numbers(void) {
    const char *text = "[7, -0.5, 1e3, 9223372036854775807, 18446744073709551615, 3.14159265358979323846, true]";
    for (NSNumber *number in [NSJSONSerialization JSONObjectWithData:[NSData dataWithBytes:text length:strlen(text)]
                                                             options:0
                                                               error:NULL]) {
        printf("%s%s%s ", [number objCType], [number isKindOfClass:[NSDecimalNumber class]] ? "decimal " : " ",
               [[number stringValue] UTF8String]);
    }
    printf("\n");
}

static void read_encodings(void) {
    NSStringEncoding encodings[] = {NSUTF16LittleEndianStringEncoding, NSUTF16BigEndianStringEncoding,
                                    NSUTF32LittleEndianStringEncoding, NSUTF32BigEndianStringEncoding,
                                    NSUTF16StringEncoding, NSUTF8StringEncoding};
    for (int i = 0; i < 6; i++) {
        NSData *data = [@"{\"k\":\"é\"}" dataUsingEncoding:encodings[i]];
        id object = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
        printf("%d", [object isEqual:[NSDictionary dictionaryWithObject:@"é" forKey:@"k"]]);
    }
    printf("\n");
}

static void read_deep(int levels) {
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < levels; i++) [text appendString:@"["];
    for (int i = 0; i < levels; i++) [text appendString:@"]"];
    NSError *error = nil;
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    id object = [NSJSONSerialization JSONObjectWithData:data options:0 error:&error];
    printf("%d levels: %s\n", levels, object ? "read" : [[[error userInfo] objectForKey:@"NSDebugDescription"] UTF8String]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const char *texts[] = {"{\"a\":[true,null,\"x\\u00e9\\ud83d\\ude00\\n\"]}", "[1,2", "[1,2,]", "3", "", "{a:1}",
                           "{\"a\":1} x", "{\"a\" 1}", "{\"a\":1,}", "[01]", "[1.]", "[-]", "[1e]", "[1e400]", "['a']",
                           "[\"a\tb\"]", "[\"\\x\"]", "[\"\\ud83d\"]", "[tru]", "[NaN]", "[1 2]", "[\"abc", "{", "[+1]"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) read_text(texts[i], 0);
    read_text("3", NSJSONReadingAllowFragments);
    read_text("\"text\"", NSJSONReadingAllowFragments);
    read_numbers();
    read_encodings();
    read_deep(512);
    read_deep(513);
    read_deep(1000000);
    NSData *data = [@"{\"a\":[\"x\"]}" dataUsingEncoding:NSUTF8StringEncoding];
    NSUInteger options[] = {0, NSJSONReadingMutableContainers, NSJSONReadingMutableLeaves};
    for (int i = 0; i < 3; i++) {
        NSDictionary *object = [NSJSONSerialization JSONObjectWithData:data options:options[i] error:NULL];
        printf("mutable: %d %d %d\n", [object isKindOfClass:[NSMutableDictionary class]],
               [[object objectForKey:@"a"] isKindOfClass:[NSMutableArray class]],
               [[[object objectForKey:@"a"] lastObject] isKindOfClass:[NSMutableString class]]);
    }
    write_object([NSDictionary dictionaryWithObject:@"v/\"\\\n\x01é😀" forKey:@"k"], 0);
    write_object([NSArray arrayWithObjects:[NSNumber numberWithInt:-1], [NSNumber numberWithBool:YES],
                                           [NSNumber numberWithDouble:0.1], [NSNumber numberWithUnsignedLongLong:~0ull],
                                           [NSNull null], [NSDecimalNumber decimalNumberWithString:@"1.10"], nil],
                 0);
    write_object([NSDictionary dictionaryWithObject:[NSArray arrayWithObjects:@"1", [NSArray array], nil] forKey:@"a"],
                 NSJSONWritingPrettyPrinted);
    write_object([NSArray arrayWithObject:[NSNumber numberWithDouble:NAN]], 0);
    write_object([NSArray arrayWithObject:[NSNumber numberWithDouble:-INFINITY]], 0);
    write_object([NSDictionary dictionaryWithObject:@"a" forKey:[NSNumber numberWithInt:1]], 0);
    write_object([NSArray arrayWithObject:[NSDate date]], 0);
    write_object(@"text", 0);
    write_object(nil, 0);
    NSOutputStream *output = [NSOutputStream outputStreamToMemory];
    [output open];
    printf("%d bytes\n", (int)[NSJSONSerialization writeJSONObject:[NSArray arrayWithObject:@"x"] toStream:output options:0 error:NULL]);
    NSInputStream *input = [NSInputStream inputStreamWithData:[@"[1,2]" dataUsingEncoding:NSUTF8StringEncoding]];
    [input open];
    printf("%d numbers\n", (int)[[NSJSONSerialization JSONObjectWithStream:input options:0 error:NULL] count]);
    [pool drain];
    return 0;
}

// > {"a":[true,null,"x\u00e9\ud83d\ude00\n"]}: { a =  (  1,  "<null>",  "x\U00e9\Ud83d\Ude00\n" );}
// > [1,2: 3840 Unexpected end of file while parsing array.
// > [1,2,]: 3840 Invalid value around character 5.
// > 3: 3840 JSON text did not start with array or object and option to allow fragments not set.
// > : 3840 No value.
// > {a:1}: 3840 No string key for value in object around character 1.
// > {"a":1} x: 3840 Garbage at end.
// > {"a" 1}: 3840 No value for key in object around character 5.
// > {"a":1,}: 3840 No string key for value in object around character 7.
// > [01]: 3840 Number with leading zero around character 3.
// > [1.]: 3840 Number with decimal point but no additional digits around character 3.
// > [-]: 3840 Number with minus sign but no digits around character 2.
// > [1e]: 3840 Number with exponent but no additional digits around character 3.
// > [1e400]: 3840 Number wound up as NaN around character 6.
// > ['a']: 3840 Invalid value around character 1.
// > ["a	b"]: 3840 Unescaped control character around character 3.
// > ["\x"]: 3840 Invalid escape sequence around character 4.
// > ["\ud83d"]: 3840 Missing low code point in surrogate pair around character 8.
// > [tru]: 3840 Invalid value around character 1.
// > [NaN]: 3840 Invalid value around character 1.
// > [1 2]: 3840 Badly formed array around character 3.
// > ["abc: 3840 Unterminated string around character 2.
// > {: 3840 Unexpected end of file while parsing object.
// > [+1]: 3840 Invalid value around character 1.
// > 3: 3
// > "text": text
// > q 7 d -0.5 d 1000 q 9223372036854775807 Q 18446744073709551615 ddecimal 3.14159265358979323846 c 1 
// > 111111
// > 512 levels: read
// > 513 levels: Too many nested arrays or dictionaries around character 513.
// > 1000000 levels: Too many nested arrays or dictionaries around character 513.
// > mutable: 0 0 0
// > mutable: 1 1 0
// > mutable: 0 0 1
// > 1 {"k":"v\/\"\\\n\u0001é😀"}
// > 1 [-1,true,0.1,18446744073709551615,null,1.1]
// > 1 {
// >   "a" : [
// >     "1",
// >     [
// > 
// >     ]
// >   ]
// > }
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid number value (NaN) in JSON write
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid number value (infinite) in JSON write
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid (non-string) key in JSON dictionary
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid type in JSON write (__NSCFDate)
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write
// > 0 NSInvalidArgumentException *** +[NSJSONSerialization dataWithJSONObject:options:error:]: value parameter is nil
// > 5 bytes
// > 2 numbers
