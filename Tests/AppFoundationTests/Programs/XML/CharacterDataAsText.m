// A delegate without a method for CDATA hears of it as text, as the feeds of many apps need it.
// > a: gusts < 40 kn & rising

#import <UIKit/UIKit.h>

@interface Reader : NSObject <NSXMLParserDelegate> {
@public
    NSMutableString *text;
}
@end

@implementation Reader
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)characters { [text appendString:characters]; }
- (void)parser:(NSXMLParser *)parser
 didEndElement:(NSString *)name
  namespaceURI:(NSString *)uri
 qualifiedName:(NSString *)qualified {
    printf("%s: %s\n", [name UTF8String], [text UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Reader *reader = [[Reader new] autorelease];
    reader->text = [NSMutableString string];
    NSData *data = [@"<a><![CDATA[gusts < 40 kn]]> &amp; rising</a>" dataUsingEncoding:NSUTF8StringEncoding];
    NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:data] autorelease];
    [parser setDelegate:reader];
    [parser parse];
    [pool drain];
    return 0;
}
