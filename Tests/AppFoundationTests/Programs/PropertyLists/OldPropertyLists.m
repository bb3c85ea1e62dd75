// Property lists and tables of texts in OpenStep's format, with all that real files have.

#import <UIKit/UIKit.h>

static void show(const char *what, NSString *text) {
    NSError *error = nil;
    NSPropertyListFormat format = 0;
    id list = [NSPropertyListSerialization propertyListWithData:[text dataUsingEncoding:NSUTF8StringEncoding]
                                                        options:0
                                                         format:&format
                                                          error:&error];
    if (list == nil) {
        printf("%s: %s\n", what, [[[error userInfo] objectForKey:@"NSDebugDescription"] UTF8String]);
        return;
    }
    NSArray *lines = [[list description] componentsSeparatedByString:@"\n"];
    NSMutableString *shown = [NSMutableString string];
    for (NSString *line in lines) {
        [shown appendString:[line stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]];
    }
    while ([shown rangeOfString:@"=  "].length) {
        [shown setString:[shown stringByReplacingOccurrencesOfString:@"=  " withString:@"= "]];
    }
    printf("%s: %s%s\n", what, [shown UTF8String], format == NSPropertyListOpenStepFormat ? "" : " in another format");
}

static int count_in_file(NSString *text, NSStringEncoding encoding) {
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Localizable.strings"];
    [text writeToFile:path atomically:YES encoding:encoding error:NULL];
    NSDictionary *table = [NSDictionary dictionaryWithContentsOfFile:path];
    return table ? (int)[table count] : -1;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    show("table", @"\"a\" = \"b\";\n c = d;");
    show("paths", @"a = /usr/lib/x.dylib; b = a-b; c = http://x.y/z; e = _x.y:z;");
    show("last", @"\"a\" = \"b\";\n\"c\" = \"d\"");
    show("keys", @"\"a\";\n{} = x;");
    show("keys alone", @"\"a\";\nb;");
    show("wide spaces", [NSString stringWithFormat:@"%C\"a\"%C=%C\"b\"%C;%C", 0xfeff, 0x3000, 0xa0, 0x3000, 0x2028]);
    show("comments", @"/* x */ // y\n\"a\" /* z */ = // w\n \"b\" /* q */; c = d/* e */; // end");
    show("open comment", @"\"a\" = \"b\"; /* open");
    show("escapes", @"\"a\" = \"\\U00e9\\n\\t\\\"\\\\\\101\\341\\x\\'\";");
    show("lines", @"\"a\" = \"one\ntwo\";\r\n\"b\"=\"c\";\r'd'='e';");
    show("data", @"{a = <0fbd7 7>; b = (1, 2, 3,); c = {}; d = (); }");
    show("nested", @"{a = {b = (x, {y = z;}); }; }");
    show("not closed", @"{a = {b = (x;");
    show("quotes", @"{a = b;\n c = \"open;\n}");
    show("no value", @"\"a\" = = \"b\";");
    show("twice", @"a = 1; a = 2;");
    show("text", @"hello");
    show("nothing", @"/* nothing */");
    show("deep", [@"" stringByPaddingToLength:300000 withString:@"{a=" startingAtIndex:0]);
    show("markup", @"<plist><dict><key>a</key><string>b</string></dict></plist>");
    NSString *markup = @"<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>";
    printf("files: %d %d %d %d %d\n", count_in_file(@"\"a\" = \"é\";", NSUTF8StringEncoding),
           count_in_file(@"\"a\" = \"é\";", NSUTF16StringEncoding),
           count_in_file(@"\"a\" = \"é\";", NSUTF16LittleEndianStringEncoding),
           count_in_file(@"\"a\" = \"é\";", NSMacOSRomanStringEncoding), count_in_file(markup, NSUTF16StringEncoding));

    NSMutableDictionary *list = [@"{a = (b);}" propertyList];
    [[list objectForKey:@"a"] addObject:@"c"];
    printf("%d\n", (int)[[list objectForKey:@"a"] count]);
    @try {
        [@"{a = " propertyList];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    printf("%d %d\n", [@"" propertyList] == nil, [@"{a = " propertyListFromStringsFileFormat] == nil);
    [pool drain];
    return 0;
}

// > table: {a = b;c = d;}
// > paths: {a = "/usr/lib/x.dylib";b = "a-b";c = "http://x.y/z";e = "_x.y:z";}
// > last: {a = b;c = d;}
// > keys: a sign out of place on line 2
// > keys alone: {a = a;b = b;}
// > wide spaces: {a = b;}
// > comments: {a = b;c = d;}
// > open comment: {a = b;}
// > escapes: {a = "\U00e9\n\t\"\\A\U00c6x'";}
// > lines: {a = "one\ntwo";b = c;d = e;}
// > data: {a = <0fbd77>;b = (1,2,3);c = {};d = ();}
// > nested: {a = {b = (x,{y = z;});};}
// > not closed: no comma behind a value on line 1
// > quotes: quotes that are not closed on line 2
// > no value: a sign out of place on line 1
// > twice: {a = 1;}
// > text: hello
// > nothing: {}
// > deep: collections too deep in each other on line 1
// > markup: {a = b;} in another format
// > files: 1 1 1 1 1
// > 2
// > NSParseErrorException
// > 1 1
