// Delegates of NSXMLParser hear of what a document type declares, and say what entities stand for that are elsewhere or that
// nothing declares. Parsers may be made on any thread at any time.

#import <UIKit/UIKit.h>

@interface Reader : NSObject <NSXMLParserDelegate> {
@public
    NSMutableString *text;
    BOOL answers;
}
@end

@implementation Reader
- (void)parser:(NSXMLParser *)parser foundInternalEntityDeclarationWithName:(NSString *)name value:(NSString *)value {
    printf("entity %s=%s\n", [name UTF8String], [value UTF8String]);
}
- (void)parser:(NSXMLParser *)parser
    foundExternalEntityDeclarationWithName:(NSString *)name
                                  publicID:(NSString *)publicID
                                  systemID:(NSString *)systemID {
    printf("external %s %s %s\n", [name UTF8String], [publicID UTF8String] ?: "-", [systemID UTF8String]);
}
- (void)parser:(NSXMLParser *)parser
    foundUnparsedEntityDeclarationWithName:(NSString *)name
                                  publicID:(NSString *)publicID
                                  systemID:(NSString *)systemID
                              notationName:(NSString *)notation {
    printf("unparsed %s %s\n", [name UTF8String], [notation UTF8String]);
}
- (void)parser:(NSXMLParser *)parser
    foundNotationDeclarationWithName:(NSString *)name
                            publicID:(NSString *)publicID
                            systemID:(NSString *)systemID {
    printf("notation %s %s\n", [name UTF8String], [publicID UTF8String]);
}
- (void)parser:(NSXMLParser *)parser foundElementDeclarationWithName:(NSString *)name model:(NSString *)model {
    printf("element %s %s\n", [name UTF8String], [model UTF8String]);
}
- (void)parser:(NSXMLParser *)parser
    foundAttributeDeclarationWithName:(NSString *)name
                           forElement:(NSString *)element
                                 type:(NSString *)type
                         defaultValue:(NSString *)value {
    printf("attribute %s of %s %s %s\n", [name UTF8String], [element UTF8String], [type UTF8String], [value UTF8String] ?: "-");
}
- (NSData *)parser:(NSXMLParser *)parser resolveExternalEntityName:(NSString *)name systemID:(NSString *)systemID {
    printf("asked for %s at %s\n", [name UTF8String], [systemID UTF8String] ?: "-");
    NSString *answer = [NSString stringWithFormat:@"<%@&>", name];
    return answers ? [answer dataUsingEncoding:NSUTF8StringEncoding] : nil;
}
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)uri
      qualifiedName:(NSString *)qualified
         attributes:(NSDictionary *)attributes {
    for (NSString *key in [[attributes allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        printf("%s=%s\n", [key UTF8String], [[attributes objectForKey:key] UTF8String]);
    }
}
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)more { [text appendString:more]; }
- (void)parse:(NSXMLParser *)parser {
    text = [[NSMutableString new] autorelease];
    [parser setDelegate:self];
    [parser setShouldResolveExternalEntities:YES];
    BOOL is_good = [parser parse];
    printf("%d %d \"%s\"\n", is_good, (int)[[parser parserError] code], [text UTF8String]);
}
- (void)parseText:(NSString *)document {
    NSData *data = [document dataUsingEncoding:NSUTF8StringEncoding];
    [self parse:[[[NSXMLParser alloc] initWithData:data] autorelease]];
}
- (void)parseFile:(NSURL *)url {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    [self parse:[[[NSXMLParser alloc] initWithContentsOfURL:url] autorelease]];
    [pool drain];
    answers = NO;
}
@end

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Reader *reader = [[Reader new] autorelease];
    reader->answers = YES;
    // The first parser of the program, on another thread than the main one, which goes on meanwhile.
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"file.xml"];
    [@"<a>from a file</a>" writeToFile:path atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    [NSThread detachNewThreadSelector:@selector(parseFile:) toTarget:reader withObject:[NSURL fileURLWithPath:path]];
    for (int i = 0; i < 500 && reader->answers; i++) {
        [[NSURLRequest requestWithURL:[NSURL fileURLWithPath:path]] description];
        usleep(1000);
    }
    reader->answers = YES;
    [reader parseText:@"<!DOCTYPE a [<!ELEMENT a (b|c)*><!ELEMENT b EMPTY><!ATTLIST a id CDATA 'x' kind (one|two) #REQUIRED>"
                      @"<!ENTITY e 'in &#62; out'><!ENTITY far SYSTEM 'far.xml'><!NOTATION n PUBLIC 'public'>"
                      @"<!ENTITY picture SYSTEM 'p.gif' NDATA n>]><a kind='&e;two &amp;#38; &lt;'>1&e;2&far;3</a>"];
    [reader parseText:@"<!DOCTYPE html PUBLIC 'p' 'http://127.0.0.1:1/x.dtd'><a>a&nbsp;b</a>"];
    [reader parseText:@"<a>x&eacute;y</a>"];
    reader->answers = NO;
    [reader parseText:@"<a>x&eacute;y</a>"];
    [reader parseText:@"<!DOCTYPE a [<!ENTITY far SYSTEM 'file:///etc/passwd'>]><a>x&far;y</a>"];
    // A document that grows without end is given up.
    NSMutableString *laughs = [NSMutableString stringWithString:@"<!DOCTYPE a [<!ENTITY l0 'lol'>"];
    for (int i = 1; i < 12; i++) {
        [laughs appendFormat:@"<!ENTITY l%d '", i];
        for (int j = 0; j < 10; j++) [laughs appendFormat:@"&l%d;", i - 1];
        [laughs appendString:@"'>"];
    }
    [laughs appendString:@"]><a>&l11;</a>"];
    NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:[laughs dataUsingEncoding:NSUTF8StringEncoding]] autorelease];
    printf("%d\n", [parser parse]);
    parser = [[[NSXMLParser alloc] initWithStream:[NSInputStream inputStreamWithFileAtPath:path]] autorelease];
    [reader parse:parser];
    printf("%d\n", [[NSXMLParser alloc] initWithContentsOfURL:[NSURL fileURLWithPath:@"/nowhere.xml"]] != nil);
    [pool drain];
    return 0;
}

// > 1 0 "from a file"
// > element a (b | c)*
// > element b EMPTY
// > attribute id of a CDATA x
// > attribute kind of a ENUMERATION -
// > entity e=in > out
// > external far - far.xml
// > notation n public
// > unparsed picture n
// > id=x
// > kind=in > outtwo &#38; <
// > asked for far at far.xml
// > 1 0 "1in > out2<far&>3"
// > asked for nbsp at -
// > 1 0 "a<nbsp&>b"
// > asked for eacute at -
// > 1 0 "x<eacute&>y"
// > asked for eacute at -
// > 0 26 "x"
// > external far - file:///etc/passwd
// > asked for far at file:///etc/passwd
// > 1 0 "xy"
// > 0
// > 1 0 "from a file"
// > 0
