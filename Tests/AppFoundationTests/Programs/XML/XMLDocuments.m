// Delegates of NSXMLParser hear of elements, namespaces, entities and the first error, with libxml2's code and its place.

#import <UIKit/UIKit.h>

@interface Reader : NSObject <NSXMLParserDelegate> {
@public
    NSString *last;
}
@end

@implementation Reader
- (void)parserDidStartDocument:(NSXMLParser *)parser { printf("start "); }
- (void)parserDidEndDocument:(NSXMLParser *)parser { printf("end "); }
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)uri
      qualifiedName:(NSString *)qualified
         attributes:(NSDictionary *)attributes {
    printf("<%s %s %s", [name UTF8String], [uri UTF8String] ?: "-", [qualified UTF8String] ?: "-");
    for (NSString *key in [[attributes allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        printf(" %s=%s", [key UTF8String], [[attributes objectForKey:key] UTF8String]);
    }
    printf("> ");
    if ([name isEqual:last]) [parser abortParsing];
}
- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)name
     namespaceURI:(NSString *)uri
    qualifiedName:(NSString *)qualified {
    printf("</%s> ", [name UTF8String]);
}
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)text {
    printf("'%s' ", [[text stringByReplacingOccurrencesOfString:@"\n" withString:@"~"] UTF8String]);
}
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)data {
    printf("[%.*s] ", (int)[data length], (const char *)[data bytes]);
}
- (void)parser:(NSXMLParser *)parser foundComment:(NSString *)text { printf("!%s! ", [text UTF8String]); }
- (void)parser:(NSXMLParser *)parser foundProcessingInstructionWithTarget:(NSString *)target data:(NSString *)data {
    printf("?%s %s? ", [target UTF8String], [data UTF8String]);
}
- (void)parser:(NSXMLParser *)parser didStartMappingPrefix:(NSString *)prefix toURI:(NSString *)uri {
    printf("+%s=%s ", [prefix UTF8String], [uri UTF8String]);
}
- (void)parser:(NSXMLParser *)parser didEndMappingPrefix:(NSString *)prefix { printf("-%s ", [prefix UTF8String]); }
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)error {
    printf("error %d line %d %s ", (int)[error code], (int)[parser lineNumber], [[error localizedDescription] UTF8String]);
}
@end

enum { Namespaces = 1, Prefixes = 2, ExternalEntities = 4 };

static void parse(const char *text, int options, NSString *last) {
    Reader *reader = [[Reader new] autorelease];
    reader->last = last;
    NSData *data = [NSData dataWithBytes:text length:strlen(text)];
    NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:data] autorelease];
    [parser setDelegate:reader];
    [parser setShouldProcessNamespaces:(options & Namespaces) != 0];
    [parser setShouldReportNamespacePrefixes:(options & Prefixes) != 0];
    [parser setShouldResolveExternalEntities:(options & ExternalEntities) != 0];
    BOOL is_well_formed = [parser parse];
    NSError *error = [parser parserError];
    printf("%d %s %d\n", is_well_formed, [[error domain] UTF8String] ?: "-", (int)[error code]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    parse("<?xml version='1.0'?>\n<a x='1' y='&lt;q&amp;'>t<b/>tail<!-- c --><?pi data?><![CDATA[raw <x>]]></a>\n", 0, nil);
    const char *spaces = "<x:a xmlns:x='urn:x' xmlns='urn:d' x:p='1' q='2'><b/><x:c/></x:a>";
    parse(spaces, 0, nil);
    parse(spaces, Namespaces, nil);
    parse(spaces, Namespaces | Prefixes, nil);
    parse("<y:a/>", Namespaces, nil);
    parse("<!DOCTYPE a [<!ENTITY e 'value'>]><a>&e;</a>", 0, nil);
    parse("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>x&e;y</a>", 0, nil);
    parse("<?xml version='1.0' encoding='ISO-8859-1'?><a>\xe9</a>", 0, nil);
    parse("<a><b/><c/></a>", 0, @"b");
    const char *broken[] = {"<a><b></a>", "text", "<a/><b/>", "<a x=1/>", "<a x='1' x='2'/>", "<a>&undefined;</a>", "<a\n>\n\n<b",
                            "<a>\xff</a>", "<a>]]></a>", "<1/>", "   <?xml version='1.0'?><a/>", "<a b='<'/>", "<a>\x01</a>",
                            "<?xml version='1.0' encoding='unheard-of'?><a>x</a>", "<p>a<br>b</p>"};
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) parse(broken[i], 0, nil);
    [pool drain];
    return 0;
}

// > start <a - - x=1 y=<q&> 't' <b - -> </b> 'tail' ! c ! ?pi data? [raw <x>] </a> end 1 - 0
// > start <x:a - - q=2 x:p=1 xmlns=urn:d xmlns:x=urn:x> <b - -> </b> <x:c - -> </x:c> </x:a> end 1 - 0
// > start <a urn:x x:a q=2 x:p=1> <b urn:d b> </b> <c urn:x x:c> </c> </a> end 1 - 0
// > start +x=urn:x +=urn:d <a urn:x x:a q=2 x:p=1> <b urn:d b> </b> <c urn:x x:c> </c> </a> -x - end 1 - 0
// > start <a  y:a> </a> end 1 - 0
// > start <a - -> 'value' </a> end 1 - 0
// > start <a - -> 'x' 'y' </a> end 1 - 0
// > start <a - -> 'é' </a> end 1 - 0
// > start <a - -> <b - -> error 512 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 512.) 0 NSXMLParserErrorDomain 512
// > start <a - -> <b - -> error 76 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 76.) 0 NSXMLParserErrorDomain 76
// > start error 4 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 4.) 0 NSXMLParserErrorDomain 4
// > start <a - -> </a> error 5 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 5.) 0 NSXMLParserErrorDomain 5
// > start error 39 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 39.) 0 NSXMLParserErrorDomain 39
// > start error 42 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 42.) 0 NSXMLParserErrorDomain 42
// > start <a - -> error 26 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 26.) 0 NSXMLParserErrorDomain 26
// > start <a - -> '~~' <b - -> error 73 line 4 The operation couldn’t be completed. (NSXMLParserErrorDomain error 73.) 0 NSXMLParserErrorDomain 73
// > start <a - -> error 9 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 9.) 0 NSXMLParserErrorDomain 9
// > start <a - -> error 62 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 62.) 0 NSXMLParserErrorDomain 62
// > start error 68 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 68.) 0 NSXMLParserErrorDomain 68
// > start error 64 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 64.) 0 NSXMLParserErrorDomain 64
// > start error 38 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 38.) 0 NSXMLParserErrorDomain 38
// > start <a - -> error 9 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 9.) 0 NSXMLParserErrorDomain 9
// > error 32 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 32.) 0 NSXMLParserErrorDomain 32
// > start <p - -> 'a' <br - -> 'b' error 76 line 1 The operation couldn’t be completed. (NSXMLParserErrorDomain error 76.) 0 NSXMLParserErrorDomain 76
