#import "XMLReading.h"
#include <libxml/SAX2.h>
#include <pthread.h>

enum { PieceLength = 1 << 16, AbortedByDelegate = 512 };

static void note_error(void *context, xmlErrorPtr error) {
    XMLReading *reading = reading_of(context);
    if (reading == nil || error == NULL || error->level < XML_ERR_ERROR) return;
    // Undeclared namespaces, and entities that an external DTD may declare, are not errors.
    if (error->domain == XML_FROM_NAMESPACE || error->code == XML_WAR_UNDECLARED_ENTITY) return;
    NSString *message = xml_string((const xmlChar *)error->message) ?: @"";
    message = [message stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    [reading failWithCode:error->code message:message line:error->line column:error->int2];
}

static xmlSAXHandler handlers;

static void prepare(void) {
    xmlInitParser();
    xmlSAXVersion(&handlers, 2);
    handlers.warning = NULL;
    handlers.error = NULL;
    handlers.fatalError = NULL;
    handlers.serror = (xmlStructuredErrorFunc)note_error;
    xml_set_content_handlers(&handlers);
    xml_set_declaration_handlers(&handlers);
}

@implementation XMLReading

- (id)init {
    self = [super init];
    declaredPrefixes = [NSMutableArray new];
    return self;
}

- (void)dealloc {
    [data release];
    [stream release];
    [error release];
    [publicID release];
    [systemID release];
    [declaredPrefixes release];
    [super dealloc];
}

- (void)updatePlace {
    if (context == NULL || context->input == NULL) return;
    line = xmlSAX2GetLineNumber(context);
    column = xmlSAX2GetColumnNumber(context);
}

- (void)failWithCode:(NSInteger)code message:(NSString *)message line:(NSInteger)aLine column:(NSInteger)aColumn {
    if (error) return;
    line = aLine;
    column = aColumn;
    NSDictionary *details = [NSDictionary
        dictionaryWithObjectsAndKeys:message, @"NSXMLParserErrorMessage", [NSNumber numberWithInteger:aLine],
                                     @"NSXMLParserErrorLineNumber", [NSNumber numberWithInteger:aColumn],
                                     @"NSXMLParserErrorColumn", nil];
    error = [[NSError alloc] initWithDomain:NSXMLParserErrorDomain code:code userInfo:details];
    [listener(self, @selector(parser:parseErrorOccurred:)) parser:owner parseErrorOccurred:error];
}

- (void)abort {
    if (context == NULL || isAborted) return;
    isAborted = YES;
    [self updatePlace];
    [self failWithCode:AbortedByDelegate message:@"The delegate aborted parsing." line:line column:column];
    xmlStopParser(context);
}

/// Hands the document to libxml2 in pieces. No pool is drained between them: on the phone what a delegate made lived until
/// the whole document was read, and delegates keep objects for later calls without retaining them.
- (void)readPieces {
    const char *bytes = [data bytes];
    NSUInteger length = [data length];
    for (NSUInteger place = 0; place < length && !isAborted && !error;) {
        int count = (int)MIN(length - place, (NSUInteger)PieceLength);
        xmlParseChunk(context, bytes + place, count, 0);
        place += (NSUInteger)count;
    }
}

- (void)readStream {
    uint8_t piece[4096];
    if ([stream streamStatus] == NSStreamStatusNotOpen) [stream open];
    while (!isAborted && !error) {
        NSInteger count = [stream read:piece maxLength:sizeof piece];
        if (count <= 0) break;
        xmlParseChunk(context, (const char *)piece, (int)count, 0);
    }
}

- (BOOL)read {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, prepare);
    if ((data == nil && stream == nil) || context) return NO;
    [[owner retain] autorelease];
    [error release];
    error = nil;
    isAborted = NO;
    context = xmlCreatePushParserCtxt(&handlers, NULL, NULL, 0, NULL);
    if (context == NULL) return NO;
    xmlCtxtUseOptions(context, XML_PARSE_NONET);
    context->_private = self;
    if (stream) [self readStream];
    else [self readPieces];
    if (!isAborted) xmlParseChunk(context, NULL, 0, 1);
    BOOL is_well_formed = context->wellFormed && error == nil;
    if (context->myDoc) xmlFreeDoc(context->myDoc);
    context->myDoc = NULL;
    xmlFreeParserCtxt(context);
    context = NULL;
    [declaredPrefixes removeAllObjects];
    return is_well_formed;
}

@end
