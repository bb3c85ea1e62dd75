#import "Readers.h"
#import "Archives.h"
#import "Programs.h"
#import "Samples.h"
#import "Stores.h"

static NSString *text_of(NSData *data) {
    NSString *text = [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
    return text ? text : [[[NSString alloc] initWithData:data encoding:NSISOLatin1StringEncoding] autorelease];
}

// Property lists.

static NSArray *list_samples(void) {
    NSData *binary = [NSPropertyListSerialization dataWithPropertyList:sample_list()
                                                                format:NSPropertyListBinaryFormat_v1_0
                                                               options:0
                                                                 error:NULL];
    NSData *xml = [NSPropertyListSerialization dataWithPropertyList:sample_list()
                                                             format:NSPropertyListXMLFormat_v1_0
                                                            options:0
                                                              error:NULL];
    return [NSArray arrayWithObjects:binary, xml, bytes_of(@"{ a = (1, \"b\\U00e9\", <0f 1A>); \"c d\" = { e = f; }; }"),
                                     bytes_of(@"/* note */ \"key\" = \"value\";\nother = \"\\n\\\"\";\n"), nil];
}

static NSArray *list_words(void) {
    return [NSArray arrayWithObjects:@"<dict>", @"</dict>", @"<array>", @"<key>", @"<integer>", @"<real>nan</real>",
                                     @"<data>", @"<date>", @"<!--", @"-->", @"<![CDATA[", @"]]>", @"&#x10FFFF;", @"&lt;",
                                     @"\\U", @"bplist00", @"(", @")", @"{", @"};", @"<*I5>", nil];
}

static NSString *list_exercise(NSData *data) {
    NSPropertyListFormat format = 0;
    NSError *error = nil;
    id list = [NSPropertyListSerialization propertyListWithData:data
                                                        options:NSPropertyListMutableContainersAndLeaves
                                                         format:&format
                                                          error:&error];
    if (!list) return error ? nil : @"refused without an error";
    [list description];
    [[[list copy] autorelease] isEqual:list];
    for (int i = 0; i < 2; i++) {
        NSPropertyListFormat way = i ? NSPropertyListXMLFormat_v1_0 : NSPropertyListBinaryFormat_v1_0;
        NSData *kept = [NSPropertyListSerialization dataWithPropertyList:list format:way options:0 error:NULL];
        id again = kept ? [NSPropertyListSerialization propertyListWithData:kept options:0 format:NULL error:NULL] : nil;
        if (kept && !again) return @"what was written is refused";
    }
    [text_of(data) propertyListFromStringsFileFormat];
    return nil;
}

// JSON.

static NSArray *json_samples(void) {
    return [NSArray arrayWithObjects:bytes_of(@"{\"a\":[1,-2.5e10,true,false,null,\"\\u00e9\\ud83d\\ude00\"],\"b\":{}}"),
                                     bytes_of(@"[12345678901234567890, 1e400, \"\\\\\\/\", [[[[]]]]]"),
                                     [@"{\"k\":\"v\"}" dataUsingEncoding:NSUTF16LittleEndianStringEncoding], nil];
}

static NSArray *json_words(void) {
    return [NSArray arrayWithObjects:@"[[[[[[[[", @"{\"\":", @"\\ud800", @"1e", @"-", @"null", @"\\u0000", @"]", @"}", nil];
}

static NSString *json_exercise(NSData *data) {
    NSError *error = nil;
    id object = [NSJSONSerialization JSONObjectWithData:data options:NSJSONReadingAllowFragments error:&error];
    if (!object) return error ? nil : @"refused without an error";
    [object description];
    if (![NSJSONSerialization isValidJSONObject:object]) return nil;
    NSData *kept = [NSJSONSerialization dataWithJSONObject:object options:NSJSONWritingPrettyPrinted error:NULL];
    if (kept && ![NSJSONSerialization JSONObjectWithData:kept options:0 error:NULL]) return @"what was written is refused";
    return nil;
}

// XML.

@interface Listener : NSObject <NSXMLParserDelegate> {
    NSUInteger depth;
}
@end

@implementation Listener

- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)space
      qualifiedName:(NSString *)qualified
         attributes:(NSDictionary *)attributes {
    depth++;
    [attributes description];
    [parser lineNumber];
}

- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)name
     namespaceURI:(NSString *)space
    qualifiedName:(NSString *)qualified {
    depth--;
    [qualified length];
}

- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)text { [text hash]; }
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)data { [data hash]; }
- (void)parser:(NSXMLParser *)parser foundComment:(NSString *)text { [text hash]; }

@end

static NSArray *xml_samples(void) {
    return [NSArray
        arrayWithObjects:bytes_of(@"<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e \"x&amp;y\">]><a b='c' x:y=\"z\" "
                                  @"xmlns:x='u'>&e;<b/><![CDATA[<>]]><!-- c --><?pi d?>é</a>"),
                         bytes_of(@"<rss version=\"2.0\"><channel><title>T</title><item><link>l</link></item></channel></rss>"),
                         nil];
}

static NSArray *xml_words(void) {
    return [NSArray arrayWithObjects:@"<!ENTITY e SYSTEM \"file:///etc/passwd\">", @"<!ENTITY % p \"\">", @"&e;", @"<![CDATA[",
                                     @"]]>", @"<!--", @"<?xml encoding=\"UTF-16\"?>", @"<!ELEMENT a (b|c)*>",
                                     @"<!ATTLIST a b CDATA #IMPLIED>", @"xmlns=''", @"</a>", @"&#0;", nil];
}

static NSString *xml_exercise(NSData *data) {
    NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:data] autorelease];
    Listener *listener = [[[Listener alloc] init] autorelease];
    [parser setDelegate:listener];
    [parser setShouldProcessNamespaces:[data length] % 2 == 0];
    [parser setShouldReportNamespacePrefixes:YES];
    if (![parser parse] && ![parser parserError]) return @"refused without an error";
    return nil;
}

// Predicates.

static NSArray *predicate_samples(void) {
    return [NSArray arrayWithObjects:bytes_of(@"name CONTAINS[cd] 'a' AND age BETWEEN {1, 20}"),
                                     bytes_of(@"ANY list.@count > 2 OR NOT (SELF.name LIKE '*b?')"),
                                     bytes_of(@"name MATCHES '(a|b)+c' && age + 2 * 3 ** 2 != $x"),
                                     bytes_of(@"SUBQUERY(list, $i, $i > 1).@count = 1 || name IN {'a', 'b'}"),
                                     bytes_of(@"{1, 2} UNION {age} CONTAINS list[FIRST] AND '\\u00e9\\n' <[l] name"),
                                     bytes_of(@"-(age - 2) / 7.0 - 1 - (2 - 1) == sum({1, age}) ** 2 ** 3"),
                                     bytes_of(@"FUNCTION(name, 'uppercaseString') != #size AND TRUEPREDICATE"), nil];
}

static NSArray *predicate_words(void) {
    return [NSArray arrayWithObjects:@"AND", @"NOT", @"(((((", @"BEGINSWITH", @"@avg", @"NIL", @"{", @"CAST(1, 'NSDate')",
                                     @"[c]", @"\\", @"'", @"SELF", @"$x", @"#", @"0x", @"1e9", nil];
}

static NSString *predicate_exercise(NSData *data) {
    NSMutableString *text = [[text_of(data) mutableCopy] autorelease];
    // What follows a percent sign stands for an argument, and there is none.
    [text replaceOccurrencesOfString:@"%" withString:@"" options:0 range:NSMakeRange(0, [text length])];
    NSPredicate *predicate = [NSPredicate predicateWithFormat:text argumentArray:[NSArray array]];
    NSDictionary *object = [NSDictionary dictionaryWithObjectsAndKeys:@"abc", @"name", [NSNumber numberWithInt:7], @"age",
                                                                      [NSArray arrayWithObject:[NSNumber numberWithInt:3]],
                                                                      @"list", nil];
    NSString *format = [predicate predicateFormat];
    @try {
        NSString *again = [[NSPredicate predicateWithFormat:format argumentArray:[NSArray array]] predicateFormat];
        if (![again isEqual:format]) return [NSString stringWithFormat:@"%@ is read as %@", format, again];
    } @catch (NSException *exception) {
        return [NSString stringWithFormat:@"its own text is not read: %@", [exception reason]];
    }
    [predicate evaluateWithObject:object substitutionVariables:[NSDictionary dictionaryWithObject:@"1" forKey:@"x"]];
    [[NSArray arrayWithObject:object] filteredArrayUsingPredicate:predicate];
    return nil;
}

// Texts and what is read out of them.

static NSArray *text_samples(void) {
    return [NSArray arrayWithObjects:bytes_of(@"http://user:p%40ss@host.example:80/a/../b%20c?q=1&r=é#frag"),
                                     bytes_of(@"2011-10-05T12:30:00 +0100, 1.234,56 €; {{1, 2}, {3, 4}}"),
                                     [@"Grüße \U0001F600" dataUsingEncoding:NSUTF16StringEncoding],
                                     [@"漢字" dataUsingEncoding:NSShiftJISStringEncoding],
                                     bytes_of(@"Name=Value; path=/; domain=.a.b; expires=Wed, 09-Jun-2021 10:18:14 GMT"), nil];
}

static NSArray *text_words(void) {
    return [NSArray arrayWithObjects:@"%zz", @"%00", @"//", @"[::1]", @"yyyy", @"#,##0.00", @"''", @"{{", @"\xEF\xBB\xBF",
                                     @"e\u0301", @"999999999999999999999", nil];
}

static NSString *text_exercise(NSData *data) {
    static const NSStringEncoding encodings[] = {
        NSUTF8StringEncoding, NSUTF16StringEncoding, NSUTF32StringEncoding, NSShiftJISStringEncoding,
        NSMacOSRomanStringEncoding, NSISO2022JPStringEncoding, NSWindowsCP1252StringEncoding, NSASCIIStringEncoding,
    };
    for (size_t i = 0; i < sizeof encodings / sizeof encodings[0]; i++) {
        NSString *text = [[[NSString alloc] initWithData:data encoding:encodings[i]] autorelease];
        [text dataUsingEncoding:encodings[i]];
        [text decomposedStringWithCanonicalMapping];
        [[text uppercaseString] rangeOfString:@"É" options:NSCaseInsensitiveSearch | NSDiacriticInsensitiveSearch];
        [text compare:@"b" options:NSNumericSearch];
        [text capitalizedString];
    }
    NSString *text = text_of(data);
    NSURL *url = [NSURL URLWithString:text];
    [url host], [url path], [url query], [url port], [url absoluteURL], [url standardizedURL], [url lastPathComponent];
    [[NSURL URLWithString:text relativeToURL:[NSURL URLWithString:@"http://a/b/c"]] absoluteString];
    [[text stringByReplacingPercentEscapesUsingEncoding:NSUTF8StringEncoding] length];
    [[text stringByStandardizingPath] stringByAppendingPathExtension:@"x"];
    NSRectFromString(text), NSRangeFromString(text);
    NSScanner *scanner = [NSScanner scannerWithString:text];
    while (![scanner isAtEnd]) {
        double real;
        unsigned hex;
        NSDecimal decimal;
        if ([scanner scanDouble:&real] || [scanner scanHexInt:&hex] || [scanner scanDecimal:&decimal]) continue;
        [scanner setScanLocation:[scanner scanLocation] + 1];
    }
    NSDateFormatter *dates = [[[NSDateFormatter alloc] init] autorelease];
    [dates setDateFormat:text];
    [dates dateFromString:[dates stringFromDate:[NSDate dateWithTimeIntervalSince1970:0]]];
    NSNumberFormatter *numbers = [[[NSNumberFormatter alloc] init] autorelease];
    [numbers setPositiveFormat:text];
    [numbers numberFromString:[numbers stringFromNumber:[NSNumber numberWithDouble:-1234.5]]];
    [NSHTTPCookie cookiesWithResponseHeaderFields:[NSDictionary dictionaryWithObject:text forKey:@"Set-Cookie"]
                                           forURL:[NSURL URLWithString:@"http://a.b/"]];
    NSRegularExpression *expression = [NSRegularExpression regularExpressionWithPattern:text options:0 error:NULL];
    [expression numberOfMatchesInString:@"abc 123" options:0 range:NSMakeRange(0, 7)];
    return nil;
}

const struct reader readers[] = {
    {"foundation-list", list_samples, list_words, list_exercise},
    {"foundation-archive", archive_samples, archive_words, archive_exercise},
    {"foundation-stream", stream_samples, archive_words, stream_exercise},
    {"foundation-views", view_samples, archive_words, archive_exercise},
    {"foundation-program", program_samples, program_words, program_exercise},
    {"foundation-store", store_samples, store_words, store_exercise},
    {"foundation-model", model_samples, model_words, model_exercise},
    {"foundation-mapping", mapping_samples, mapping_words, mapping_exercise},
    {"foundation-json", json_samples, json_words, json_exercise},
    {"foundation-xml", xml_samples, xml_words, xml_exercise},
    {"foundation-predicate", predicate_samples, predicate_words, predicate_exercise},
    {"foundation-text", text_samples, text_words, text_exercise},
};
const size_t reader_count = sizeof readers / sizeof readers[0];
