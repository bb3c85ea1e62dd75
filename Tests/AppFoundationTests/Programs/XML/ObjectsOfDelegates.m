// What a delegate makes and does not retain lives until the pool around -parse is drained, as on the phone: a text that
// arrives in many pieces goes into one string, also one that the delegate has had since the document before.
//
// > one text: 300000
// > from a stream: 300000
// > a document later: 300001

#import <Foundation/Foundation.h>

@interface Listener : NSObject <NSXMLParserDelegate> {
@public
    NSMutableString *text;
}
@end

@implementation Listener

- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)space
      qualifiedName:(NSString *)qualifiedName
         attributes:(NSDictionary *)attributes {
    if ([name isEqualToString:@"long"]) text = [NSMutableString string];
}

- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)characters {
    if (text) [text appendString:characters];
}

@end

static void parse(NSXMLParser *parser, Listener *listener) {
    [parser setDelegate:listener];
    [parser parse];
    [parser release];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *words = [@"" stringByPaddingToLength:300000 withString:@"word " startingAtIndex:0];
    NSData *data = [[NSString stringWithFormat:@"<long>%@</long>", words] dataUsingEncoding:NSUTF8StringEncoding];
    Listener *listener = [[[Listener alloc] init] autorelease];
    parse([[NSXMLParser alloc] initWithData:data], listener);
    printf("one text: %d\n", (int)[listener->text length]);
    parse([[NSXMLParser alloc] initWithStream:[NSInputStream inputStreamWithData:data]], listener);
    printf("from a stream: %d\n", (int)[listener->text length]);
    NSData *more = [@"<other>!</other>" dataUsingEncoding:NSUTF8StringEncoding];
    parse([[NSXMLParser alloc] initWithData:more], listener);
    printf("a document later: %d\n", (int)[listener->text length]);
    [pool drain];
    return 0;
}
