#import "StationReader.h"
#import "Station.h"

@implementation StationReader

@synthesize stations, problem;

- (void)parseData:(NSData *)data {
    self.problem = nil;
    NSXMLParser *xmlParser = [[NSXMLParser alloc] initWithData:data];
    [xmlParser setDelegate:self];
    [xmlParser setShouldProcessNamespaces:NO];
    [xmlParser setShouldReportNamespacePrefixes:NO];
    [xmlParser setShouldResolveExternalEntities:NO];
    [xmlParser parse];
    NSError *parseError = [xmlParser parserError];
    if (parseError) {
        NSLog(@"Error parsing stations: %@", [parseError localizedDescription]);
        self.problem = [NSString stringWithFormat:@"Error %d in line %d", (int)[parseError code],
                                                  (int)[xmlParser lineNumber]];
    }
    [xmlParser release];
}

- (void)parserDidStartDocument:(NSXMLParser *)parser {
    if (stations == nil)
        stations = [[NSMutableArray alloc] initWithCapacity:0];
    else
        [stations removeAllObjects];
    // The text of the last document is gone.
    currentText = nil;
}

- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)elementName
       namespaceURI:(NSString *)namespaceURI
      qualifiedName:(NSString *)qualifiedName
         attributes:(NSDictionary *)attributeDict {
    if ([elementName isEqualToString:@"station"]) {
        currentStation = [[Station alloc] init];
        [stations addObject:currentStation];
        currentStation.identifier = [attributeDict valueForKey:@"id"];
        currentStation.kind = [attributeDict valueForKey:@"kind"];
        // The list keeps it.
        [currentStation release];
        return;
    }
    if ([elementName isEqualToString:@"name"]) {
        currentText = [NSMutableString string];
    } else if ([elementName isEqualToString:@"note"]) {
        currentText = [NSMutableString string];
    }
}

- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string {
    if (currentText) {
        [currentText appendString:string];
    }
}

- (void)parser:(NSXMLParser *)parser
 didEndElement:(NSString *)elementName
  namespaceURI:(NSString *)namespaceURI
 qualifiedName:(NSString *)qualifiedName {
    if ([elementName isEqualToString:@"name"]) {
        [currentStation setName:currentText];
    } else if ([elementName isEqualToString:@"note"]) {
        [currentStation setNote:currentText];
    }
}

- (void)dealloc {
    [stations release];
    [problem release];
    [super dealloc];
}

@end
